// A manifest and its content files → pieces, with everything in them that the shape names; parts of another shape are skipped.

import { isDerived } from '../../../content/pages/page-tree';
import { contentFile, manifestRoot, toSteps, walk } from '../../../content/shape/shape';
import type { ContentItem } from '../../../generated/manifest';
import { isRecord } from '../../../model/json';
import type { Shape, ShapeNode } from '../../../model/shape';
import type { Memory } from '../../memory';
import type { ItemSource } from '../../staged-items';
import { type Mention, type Piece, toContentName } from './file-part';

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
    mentions.push({ file, kind, value: found, pointer });
  });
  return mentions;
}

interface Within {
  readonly shape: Shape;
  readonly memory: Memory;
}

/** A valid content file, by its path below files/. */
export const toContentPiece = (
  { shape, memory }: Within,
  [path, items]: readonly [string, readonly ContentItem[]],
): Piece => {
  const make = (): Piece => {
    const file = toContentName(path);
    const mentions = findMentions({ shape, file, root: contentFile }, items);
    return { file, isManifest: false, value: items, mentions };
  };
  return memory.recall(items, { as: toContentPiece, from: [path], make });
};

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
    const text = { file, kind: 'content', value: document, pointer: '' };
    const mentions = document === undefined ? own : [...own, text];
    return {
      ...{ file, isManifest: false, item: id, kind, value, mentions },
      ...(at !== undefined && { at }),
    };
  };
  return memory.recall(value, { as: toItemPiece, from: [id, file, document, at], make });
};

/** The id of a page that has its entry there. */
function findPageId(pointer: string): string | undefined {
  const id = /^\/pages\/([^/]+)$/.exec(pointer)?.[1];
  return id === undefined ? undefined : toSteps(`/${id}`)[0];
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
  const [before, pages, after]: [Mention[], Piece[], Mention[]] = [[], [], []];
  walk(shape, manifestRoot, manifest, '', (kind, value, pointer) => {
    const mention = { file, kind, value, pointer };
    const page = kind === 'page' && isRecord(value) ? findPageId(pointer) : undefined;
    if (page === undefined || root === undefined || !isRecord(value)) {
      (pages.length === 0 ? before : after).push(mention);
      return;
    }
    const make = (): Piece => {
      // What an item names is found where it says it, and a list of items names nothing of its own.
      const inner = isDerived(page) ? [] : findMentions({ shape, file, root, pointer }, value);
      return { file, isManifest: true, page, value, mentions: [mention, ...inner] };
    };
    pages.push(memory.recall(value, { as: findPieces, from: [shape, file, pointer], make }));
    return true;
  });
  const rest = { file, isManifest: true, value: undefined };
  return [{ ...rest, mentions: before }, ...pages, { ...rest, mentions: after }];
}
