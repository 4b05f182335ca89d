// A manifest and its content files → pieces, with everything in them that the shape names; parts of another shape are skipped.

import { isDerived } from '../../../content/pages/page-tree';
import { isReservedKey } from '../../../content/shape/reserved-keys';
import { contentFile, manifestRoot, toPointer, walk } from '../../../content/shape/shape';
import type { ContentItem } from '../../../generated/manifest';
import { isRecord } from '../../../model/json';
import type { Shape, ShapeNode } from '../../../model/shape';
import type { Memory } from '../../memory';
import type { ItemSource } from '../../staged-items';
import { isAsked, type Mention, type Piece, toContentName } from './file-part';

interface MentionPlace {
  readonly shape: Shape;
  /** What findings call it. */
  readonly file: string;
  /** Where it begins in the shape. */
  readonly root: ShapeNode;
  /** Where the value is in its file. */
  readonly pointer?: string;
}

function findMentions(
  { shape, file, root, pointer: start = '' }: MentionPlace,
  value: unknown,
): Mention[] {
  const mentions: Mention[] = [];
  walk(shape, root, value, start, (kind, found, pointer) => {
    if (isAsked(kind)) mentions.push({ file, kind, value: found, pointer });
  });
  return mentions;
}

interface Within {
  readonly shape: Shape;
  readonly memory: Memory;
}

/** Valid content files, by path below files/. */
export function toContentPieces(
  { shape, memory }: Within,
  contents: ReadonlyMap<string, readonly ContentItem[]>,
): readonly Piece[] {
  const paths = [...contents.keys()];
  return memory.recallEach([...contents.values()], {
    as: toContentPieces,
    with: (_, index) => [paths[index]],
    make: (items, index): Piece => {
      const file = toContentName(paths[index] ?? '');
      const mentions = findMentions({ shape, file, root: contentFile }, items);
      return { file, isManifest: false, value: items, mentions };
    },
  });
}

/** A valid item, as what its file says: its text is named by the whole of it. */
export const toItemPiece = (
  { shape, memory }: Within,
  { id, kind, file, value, document, at }: ItemSource,
): Piece => {
  const make = (): Piece => {
    const own = findMentions(
      { shape, file, root: { concept: `kinds/${kind}` }, pointer: at ?? '' },
      value,
    );
    const text: Mention = { file, kind: 'content', value: document, pointer: '' };
    const mentions = document === undefined ? own : [...own, text];
    return {
      ...{ file, isManifest: false, item: id, kind, value, mentions },
      ...(at !== undefined && { at }),
    };
  };
  return memory.recall(value, { as: toItemPiece, from: [id, file, document, at], make });
};

type Entry = readonly [key: string, value: unknown];

const listEntries = (manifest: unknown): Entry[] =>
  isRecord(manifest) && isRecord(manifest.pages) ? Object.entries(manifest.pages) : [];

/** The mentions in a manifest outside its pages: before them, and behind them. Only an object is a page. */
function findOutside(
  place: MentionPlace,
  manifest: unknown,
  pages: readonly Entry[],
): readonly [before: Mention[], after: Mention[]] {
  const { shape, file, root } = place;
  const [first] = pages;
  // All but one are left out: a walk need not pass them.
  const left = new Map(pages.slice(1));
  const others = listEntries(manifest).filter(([key]) => !left.has(key));
  const value =
    left.size === 0 ? manifest : { ...Object(manifest), pages: Object.fromEntries(others) };
  const [before, after]: [Mention[], Mention[]] = [[], []];
  let found = before;
  walk(shape, root, value, '', (kind, inner, pointer) => {
    if (kind === 'page' && inner === first?.[1]) {
      found = after;
      return true;
    }
    if (isAsked(kind)) found.push({ file, kind, value: inner, pointer });
    return undefined;
  });
  return [before, after];
}

/**
 * The manifest in pieces: the rest of it before the pages, each page, and the rest behind them. Most pages are the ones of
 * the last time.
 */
export function findPieces(
  { shape, file, memory }: Within & Pick<MentionPlace, 'file'>,
  manifest: unknown,
): readonly Piece[] {
  const root = shape.page;
  const entries = listEntries(manifest).filter(
    ([id, page]) => isRecord(page) && !isReservedKey(id),
  );
  const pages = root === undefined ? [] : entries;
  const [before, after] = findOutside({ shape, file, root: manifestRoot }, manifest, pages);
  const make = (value: object, index: number): Piece => {
    const [page] = pages[index] ?? [''];
    const pointer = toPointer('/pages', page);
    const mention: Mention = { file, kind: 'page', value, pointer };
    // What an item names is found where it says it, and a list of items names nothing of its own.
    const inner =
      isDerived(page) || root === undefined
        ? []
        : findMentions({ shape, file, root, pointer }, value);
    return { file, isManifest: true, page, value, mentions: [mention, ...inner] };
  };
  const pieces = memory.recallEach(
    pages.map(([, page]) => page as object),
    { as: findPieces, from: [shape, file], with: (_, index) => [pages[index]?.[0]], make },
  );
  const rest = { file, isManifest: true, value: undefined };
  return [{ ...rest, mentions: before }, ...pieces, { ...rest, mentions: after }];
}
