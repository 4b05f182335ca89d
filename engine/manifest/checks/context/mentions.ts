// A manifest and its content files → everything in them that the shape names; parts of another shape are skipped.
import { contentFile, manifestRoot, walk } from '../../../content/shape/shape';
import type { ContentItem } from '../../../generated/manifest';
import { isRecord } from '../../../model/json';
import type { Shape, ShapeNode } from '../../../model/shape';
import type { Memory } from '../../memory';
import { type Mention, toContentName } from './check-context';

interface MentionPlace {
  readonly shape: Shape;
  /** What findings call it. */
  readonly file: string;
  /** Where it begins in the shape. */
  readonly root?: ShapeNode;
  /** Where the value is in its file. */
  readonly pointer?: string;
}

function findMentions(
  { shape, file, root = manifestRoot, pointer: start = '' }: MentionPlace,
  value: unknown,
  findKnown?: (kind: string, value: unknown, pointer: string) => readonly Mention[] | undefined,
): Mention[] {
  const mentions: Mention[] = [];
  walk(shape, root, value, start, (kind, found, pointer) => {
    mentions.push({ file, kind, value: found, pointer });
    const known = findKnown?.(kind, found, pointer);
    for (const mention of known ?? []) mentions.push(mention);
    return known === undefined ? undefined : true;
  });
  return mentions;
}

interface Within {
  readonly shape: Shape;
  readonly memory: Memory;
}

/** Those in valid content files, by path below files/. */
export const findMentionsWithin = (
  { shape, memory }: Within,
  contents: ReadonlyMap<string, readonly ContentItem[]>,
): Mention[] =>
  [...contents].flatMap(([path, items]) =>
    memory.recall(items, {
      as: findMentions,
      from: [path],
      make: () => findMentions({ shape, file: toContentName(path), root: contentFile }, items),
    }),
  );

const isPage = (pointer: string): boolean => /^\/pages\/[^/]+$/.test(pointer);

/** Those in the manifest: page by page, for most pages are the ones of the last time. */
export function findMentionsOf(
  { shape, file, memory }: Within & Pick<MentionPlace, 'file'>,
  manifest: unknown,
): Mention[] {
  const root = shape.page;
  return findMentions({ shape, file }, manifest, (kind, page, pointer) => {
    if (root === undefined || kind !== 'page' || !isRecord(page) || !isPage(pointer)) return;
    const make = (): Mention[] => findMentions({ shape, file, root, pointer }, page);
    return memory.recall(page, { as: findMentionsOf, from: [shape, file, pointer], make });
  });
}
