// The state of each part of a translated document → what is wrong with it.
import { toPointer } from '../../content/shape/shape';
import type { DocumentPart } from '../../generated/manifest';
import type { ParamsOf } from '../catalogue';
import type { RawFinding, Spot } from '../raw-finding';
import { toMatter } from '../site-source';
import { isMember, namePart, type Part } from './document-parts';
import { partsMember } from './read-document-text';
import { listTraceCauses, type Traces } from './traces';
import type { WrittenPart } from './written-parts';

/** The state of a part, for those who count. */
export interface PartState extends Traces {
  readonly name: string;
  readonly state: 'done' | 'stale' | 'missing';
  /** The part of the site's document. */
  readonly part: Part;
  /** Of its entry; undefined where it has none. */
  readonly index: number | undefined;
  /** The same in "of" of the file, where one entry may stand for all words before the text. */
  readonly at: number | undefined;
}

interface Parts {
  readonly states: readonly PartState[];
  /** Entries whose part the site does not have any more. */
  readonly gone: readonly WrittenPart[];
  readonly language: string;
  /** The ids of the document in the language, and of that of the site. */
  readonly file: string;
  readonly source: string;
}

function toPlace(
  { file }: Parts,
  at: number | undefined,
  member: keyof DocumentPart,
): Pick<Spot, 'file' | 'pointer'> {
  const list = toPointer('', partsMember);
  const pointer = at === undefined ? list : `${toPointer(list, at)}/${member}`;
  return { file: toMatter(file), pointer };
}

function checkPart(one: PartState, all: Parts): RawFinding[] {
  const { name, state, part, at } = one;
  const { language, source } = all;
  const place = toPlace(all, at, 'is');
  const said = isMember(name)
    ? { file: toMatter(source), pointer: name }
    : { file: source, pointer: part.pointer ?? '' };
  const related = [{ ...said, message: 'The site says it here.' }];
  if (state === 'stale') {
    const params: ParamsOf<'stale-translation'> = { part: name, language };
    return [{ code: 'stale-translation', ...place, params, related }];
  }
  if (state === 'missing') {
    const text = `${namePart(name)} of ${source}`;
    const params: ParamsOf<'missing-translation'> = { text, language, part: name };
    return [{ code: 'missing-translation', ...place, params, related }];
  }
  return listTraceCauses(one, language).map((cause) => ({ ...cause, ...place }));
}

export const listPartFindings = (all: Parts): RawFinding[] => [
  ...all.states.flatMap((state) => checkPart(state, all)),
  ...all.gone.map(({ entry, at }): RawFinding => {
    const params: ParamsOf<'unused-translation'> = { part: entry.part };
    return { code: 'unused-translation', ...toPlace(all, at, 'part'), params };
  }),
];
