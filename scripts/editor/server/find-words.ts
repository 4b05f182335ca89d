// Words that a person looks for → every place where they are written, and the operations that replace them.

import { findTextKind, isDocument } from '../../../engine/content/addresses/text-kind';
import { findWords } from '../../../engine/content/shape/find-words';
import { contentFile, manifestRoot } from '../../../engine/content/shape/shape';
import type { Contract } from '../../../engine/model/contract';
import { CannotRun } from '../../command/cannot-run';
import { listSiteFiles } from '../../edit/list-site-files';
import { SiteEdit } from '../../edit/site-edit';
import { toJsonPath } from '../../edit/to-json-path';
import { parseIfJson } from '../../files/parse-if-json';
import { manifestFile } from '../../journal/site-paths';
import type { FoundWords, Sought } from '../sought';
import { toPattern, toReplacement } from '../to-pattern';
import type { Step } from '../wire';

const maxFound = 500;

/** The value in a line of settings: `image: "images/house.jpg"` → `images/house.jpg`. */
const settingOf = (line: string): string =>
  line.replace(/^[\s-]*(?:[\w-]+:)?\s*(["']?)(.*)\1\s*$/, '$2');

interface Searched {
  readonly site: SiteEdit;
  readonly words: Contract['words'];
  /** The paths below files/: a text that is one of them names a file, and nobody reads it. */
  readonly paths: ReadonlySet<string>;
}

function* findInFile({ site, words, paths }: Searched, file: string): Iterable<FoundWords> {
  const text = site.read(file) ?? '';
  if (isDocument(file)) {
    for (const [index, line] of text.split('\n').entries())
      if (!paths.has(settingOf(line))) yield { file, pointer: '', line: index + 1, text: line };
    return;
  }
  const root = file === manifestFile ? manifestRoot : contentFile;
  for (const { text: found, pointer, isName } of findWords(words, root, parseIfJson(text)))
    if (!paths.has(found))
      yield { file, pointer, text: found, ...(isName && { part: 'key' as const }) };
}

/** In the manifest, in content files and in documents; at most 500. */
export function searchWords(
  root: string,
  contract: Contract,
  sought: Sought,
): readonly FoundWords[] {
  if (sought.words.trim() === '') return [];
  const site = new SiteEdit(root);
  const pattern = toPattern(sought);
  const found: FoundWords[] = [];
  const paths = new Set(listSiteFiles(site));
  const texts = [...paths].filter((path) => findTextKind(path) !== undefined);
  const searched: Searched = { site, words: contract.words, paths };
  for (const file of [manifestFile, ...texts.map((path) => `files/${path}`)])
    for (const one of findInFile(searched, file)) {
      pattern.lastIndex = 0;
      if (pattern.test(one.text)) found.push(one);
      if (found.length === maxFound) return found;
    }
  return found;
}

/** One step that replaces the words at all of these places. */
export function replaceWords(
  root: string,
  places: readonly FoundWords[],
  { by, ...sought }: Sought & { readonly by: string },
): Step {
  const site = new SiteEdit(root);
  const pattern = toPattern(sought);
  const toText = (text: string): string =>
    text.replace(pattern, (found) => toReplacement(found, by, sought));
  const operations = places.map(({ file, pointer, line, text, part }) => {
    if (line !== undefined) {
      const whole = site.get(file);
      const before = whole.split('\n').slice(0, line - 1);
      const offset = before.reduce((sum, one) => sum + one.length + 1, 0);
      if (whole.split('\n')[line - 1] !== text)
        throw new CannotRun(`${file} has changed meanwhile. Look for the words again.`);
      const edit = { offset, length: text.length, text: toText(text) };
      return { op: 'edit', file, edits: [edit] };
    }
    const path = toJsonPath(pointer, parseIfJson(site.get(file)));
    return part === 'key'
      ? { op: 'rename key', file, path, key: toText(text) }
      : { op: 'set', file, path, value: toText(text) };
  });
  return {
    ...{ type: 'operations', about: `replace “${sought.words}” with “${by}”` },
    // Edits of one text are made from its end, so that what stands before keeps its place.
    operations: operations.reverse() as never,
  };
}
