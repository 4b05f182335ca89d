// Where a manifest or a content file names a file: as its path, as an icon, or as the target of a link in a text.
import { findTexts } from '../../engine/content/shape/find-texts';
import { walk } from '../../engine/content/shape/shape';
import { findLinkTargets, toFileTarget } from '../../engine/content/text/rich-text';
import type { Shape, ShapeNode } from '../../engine/model/shape';

/** A text that names a file: what it says for it, within other words or alone. */
interface FileReference {
  readonly pointer: string;
  readonly written: string;
}

/** The name of an icon that a file of the site draws; undefined for any other file. */
export const toIconName = (path: string): string | undefined =>
  /^icons\/([^/]+)\.svg$/.exec(path)?.[1];

const naming = new Set(['content', 'file', 'download', 'rows']);
const ofTexts = new Set(['running-text', 'items', 'target']);

/** `path` is below files/. */
export function findFileReferences(
  { shape, root }: { readonly shape: Shape; readonly root: ShapeNode },
  value: unknown,
  path: string,
): FileReference[] {
  const found = new Map<string, FileReference>();
  const add = (pointer: string, written: string): void => {
    found.set(pointer, { pointer, written });
  };
  const target = toFileTarget(path);
  walk(shape, root, value, '', (kind, part, pointer) => {
    if (naming.has(kind) && part === path) add(pointer, path);
    if (kind === 'icon' && part === toIconName(path)) add(pointer, String(part));
    if (!ofTexts.has(kind)) return;
    for (const [text, at] of findTexts(part, pointer))
      if (text === target || findLinkTargets(text).some((link) => link.target === target))
        add(at, target);
  });
  return [...found.values()];
}
