// Words → the facts in them, "{phone}", which are the same everywhere.
import { isRecord } from '../../../engine/model/json';
import type { EditorState } from '../site-state';
import { findMember, manifestFile } from './site-values';

/** "{phone}" */
const fact = /\{([A-Za-z][\w-]*)\}/g;

interface Place {
  readonly file: string;
  readonly path: readonly (string | number)[];
}

/** The name of the fact that stands there; undefined elsewhere. */
export function findFactAt({ file, path }: Place): string | undefined {
  const [holder, name, ...inner] = path;
  const isFact = file === manifestFile && holder === 'variables' && inner.length === 0;
  return isFact && name !== undefined ? String(name) : undefined;
}

/** Those of the site, by their names: a remark beside them is none. */
export function listKnownFacts(site: EditorState | undefined): (readonly [string, string])[] {
  const known = findMember(site, ['variables']);
  return Object.entries(isRecord(known) ? known : {}).flatMap(([name, value]) =>
    name.startsWith('$') ? [] : [[name, String(value)] as const],
  );
}

/** By their names, each once. */
export const listFacts = (words: string): string[] => [
  ...new Set([...words.matchAll(fact)].map(([, name = '']) => name)),
];

/** Words as readers see them: each fact says what it is. */
export function fillFacts(site: EditorState | undefined, words: string): string {
  const known = new Map(listKnownFacts(site));
  return words.replace(fact, (written, name) => known.get(name) ?? written);
}

/** "formHost" → "Form host" */
export const nameFact = (name: string): string => {
  const words = name.replace(/[-_]+|(?<=[a-z\d])(?=[A-Z])/g, ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** The fact that these words are, and nothing else. */
export function findOnlyFact(words = ''): string | undefined {
  const [name] = listFacts(words);
  return words === `{${name}}` ? name : undefined;
}
