// A manifest and its content files → everything in them that the shape names; parts of another shape are skipped.
import { contentFile, manifestRoot, walk } from '../../../content/shape/shape';
import type { ContentItem } from '../../../generated/manifest';
import type { Shape, ShapeNode } from '../../../model/shape';
import type { Memory } from '../../memory';
import { type Mention, toContentName } from './check-context';

interface MentionPlace {
  readonly shape: Shape;
  /** What findings call it. */
  readonly file: string;
  /** Where it begins in the shape. */
  readonly root?: ShapeNode;
}

export function findMentions({ shape, file, root = manifestRoot }: MentionPlace, value: unknown) {
  const mentions: Mention[] = [];
  walk(shape, root, value, '', (kind, found, pointer) => {
    mentions.push({ file, kind, value: found, pointer });
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
