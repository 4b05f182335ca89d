// The text of a document → the addresses that it gives names to, and where they are.
import type { Markdown } from './markdown';
import type { Range } from './position-tree';

const definition = /\[((?:[^[\]\\]|\\[\s\S])+)\]:[ \t]*(?:\r?\n[ \t>]*)?(<[^<>\n]*>|\S+)/g;

/** By name. Of two with one name, the first counts. */
export function findDefinitions(text: string, { utils }: Markdown): ReadonlyMap<string, Range> {
  const found = new Map<string, Range>();
  for (const match of text.matchAll(definition)) {
    const [whole, label = '', address = ''] = match;
    const angle = address.startsWith('<') ? 1 : 0;
    const end = match.index + whole.length;
    const name = utils.normalizeReference(label);
    if (!found.has(name)) found.set(name, [end - address.length + angle, end - angle]);
  }
  return found;
}
