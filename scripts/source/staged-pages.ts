// The stage of a build, and that of the next, as they are kept → the pages of which no more than words have changed.
import { findWords } from '../../engine/content/shape/find-words';
import { toPointer } from '../../engine/content/shape/shape';
import { parseRichText } from '../../engine/content/text/rich-text';
import type { RichText } from '../../engine/generated/concept-views';
import type { PageConfig } from '../../engine/generated/manifest';
import type { WordsTable } from '../../engine/model/words';

const toLines = (packed: Buffer): readonly string[] => packed.toString().split('\n').slice(0, -1);

const readPage = (line: string): [id: string, page: PageConfig] => JSON.parse(line);

export interface ChangedPage {
  readonly before: PageConfig;
  /** Whether pages that name it, or are beside it, may show what has changed. */
  readonly isSeen: boolean;
}

/** What is left of running text without its words. */
const toMarkup = (text: RichText): unknown =>
  text.map((node) => {
    if (typeof node === 'string') return '';
    return 'children' in node ? { ...node, children: toMarkup(node.children) } : node;
  });

const hasSameMarkup = (...texts: readonly [string, string]): boolean => {
  const [before, now] = texts.map((text) =>
    JSON.stringify(toMarkup(parseRichText(text, (target) => target))),
  );
  return before === now;
};

/** What readers always read of an entry, by its pointer there. */
const findPlaces = (page: PageConfig, words: WordsTable): ReadonlySet<string> =>
  new Set(
    findWords(words, { concept: 'page' }, page).flatMap(({ kind, isName, pointer }) =>
      kind === 'always' && !isName ? [pointer] : [],
    ),
  );

/** The pointers of all that differs; undefined where that is more than words. */
function listOtherWords(
  before: unknown,
  now: unknown,
  { at, places }: { readonly at: string; readonly places: ReadonlySet<string> },
): readonly string[] | undefined {
  if (typeof before === 'string' && typeof now === 'string') {
    if (before === now) return [];
    return places.has(at) && hasSameMarkup(before, now) ? [at] : undefined;
  }
  if (typeof before !== 'object' || typeof now !== 'object' || before === null || now === null)
    return Object.is(before, now) ? [] : undefined;
  const [members, others] = [Object.entries(before), Object.entries(now)];
  if (Array.isArray(before) !== Array.isArray(now) || members.length !== others.length)
    return undefined;
  const found: string[] = [];
  for (const [index, [name, value]] of members.entries()) {
    const [other, its] = others[index] ?? [];
    const inner = { at: toPointer(at, name), places };
    const changed = name === other ? listOtherWords(value, its, inner) : undefined;
    if (changed === undefined) return undefined;
    found.push(...changed);
  }
  return found;
}

/** What a page is called by others. Whatever else its entry says, besides its blocks, may be shown anywhere. */
const ofName = /^\/(?:title|label|summary|lead(?:\/.*)?)$/;

/** Undefined where more has changed than words of entries. Both are what `packStage` made of a site without collections. */
export function findChangedPages(
  before: Buffer,
  now: Buffer,
  words: WordsTable,
): ReadonlyMap<string, ChangedPage> | undefined {
  const [[others, ...lines], [othersNow, ...linesNow]] = [toLines(before), toLines(now)];
  if (others !== othersNow || lines.length !== linesNow.length) return undefined;
  const changed = new Map<string, ChangedPage>();
  for (const [index, line] of lines.entries()) {
    const lineNow = linesNow[index] ?? '';
    if (line === lineNow) continue;
    const [[known, last], [id, page]] = [readPage(line), readPage(lineNow)];
    const at = { at: '', places: findPlaces(page, words) };
    const found = known === id ? listOtherWords(last, page, at) : undefined;
    const ofOthers = found?.filter((pointer) => !pointer.startsWith('/blocks/'));
    if (!ofOthers?.every((pointer) => ofName.test(pointer))) return undefined;
    changed.set(id, { before: last, isSeen: ofOthers.length > 0 });
  }
  return changed;
}
