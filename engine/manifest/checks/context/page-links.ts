// A manifest and its content files → the pages that each part of them leads to, whether there are such pages or not.
import { parsePageTarget } from '../../../content/text/rich-text';
import type { WholeSite } from './check-context';

/** What all pages show. */
export const shell = '';

const shellParts: ReadonlySet<string> = new Set([
  ...['menus', 'primaryAction', 'footer', 'contacts', 'site'],
]);

/** The part of the manifest that leads from somewhere: the shell, or the entry of a page by its id. */
function findPart(pointer: string): string | undefined {
  const [, part = '', id = '', member, ...rest] = pointer.split('/', 5);
  if (shellParts.has(part)) return shell;
  if (part !== 'pages' || member === undefined) return undefined;
  // That a page is below another leads to it only where the page shows so.
  return member === 'parent' && rest.length === 0 ? undefined : id;
}

type Links = ReadonlyMap<string, ReadonlySet<string>>;

/** Ids of pages by part of the manifest, or by content file under the name that findings give it. */
export function findLinks({ file, mentions, linkTexts }: WholeSite): Links {
  const links = new Map<string, Set<string>>();
  const add = (part: string | undefined, id: string): void => {
    const known = part === undefined ? undefined : links.get(part);
    if (known !== undefined) known.add(id);
    else if (part !== undefined) links.set(part, new Set([id]));
  };
  for (const { kind, value, ...place } of mentions)
    if (kind === 'page' && typeof value === 'string' && place.file === file)
      add(findPart(place.pointer), value);
  for (const { isRunning, targets, ...place } of linkTexts) {
    if (!isRunning) continue;
    const part = place.file === file ? findPart(place.pointer) : place.file;
    for (const target of targets) {
      const named = parsePageTarget(target);
      if (named !== undefined) add(part, named.id);
    }
  }
  return links;
}
