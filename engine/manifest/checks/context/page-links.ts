// A piece of a manifest, or a content file → the pages that it leads to, whether there are such pages or not.

import { parsePageTarget } from '../../../content/text/rich-text';
import type { FilePart } from './file-part';

/** The parts of a manifest that all pages show. */
export const shellParts: ReadonlySet<string> = new Set([
  ...['menus', 'primaryAction', 'footer', 'contacts', 'site'],
]);

/** Whether a place in the manifest leads from what all pages show, or from the page that it is in. */
function isOfLinks(pointer: string): boolean {
  const [, part = '', , member, ...rest] = pointer.split('/', 5);
  if (part !== 'pages') return shellParts.has(part);
  // That a page is below another leads to it only where the page shows so.
  return member !== undefined && (member !== 'parent' || rest.length > 0);
}

/** Ids of pages, each once. */
export function findLinks({ isManifest, item, mentions, linkTexts }: FilePart): readonly string[] {
  const ids = new Set<string>();
  const leads = (pointer: string): boolean => !isManifest || isOfLinks(pointer);
  for (const { kind, value, pointer } of mentions)
    if ((isManifest || item !== undefined) && kind === 'page' && leads(pointer))
      if (typeof value === 'string') ids.add(value);
  for (const { isRunning, targets, pointer } of linkTexts) {
    if (!isRunning || !leads(pointer)) continue;
    for (const target of targets) {
      const named = parsePageTarget(target);
      if (named !== undefined) ids.add(named.id);
    }
  }
  return [...ids];
}
