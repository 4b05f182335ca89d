// A value as its file has it → what a shape names in it, looking only where there can be what is sought: of a large site
// that is a small part.
import { toPointer, walk } from '../../content/shape/shape';
import { isRecord } from '../../model/json';
import type { Shape, ShapeNode } from '../../model/shape';

interface Search {
  readonly shape: Shape;
  /** What the value is: an object with members, such as the manifest or a page. */
  readonly concept: string;
  readonly isSought: (node: ShapeNode) => boolean;
}

/** Whether there can be such a node below a place of the shape; concepts that are seen are not entered again. */
function leadsToIt({ shape, isSought }: Omit<Search, 'concept'>, from: ShapeNode): boolean {
  const seen = new Set<string>();
  const leads = (node: ShapeNode): boolean => {
    if (isSought(node)) return true;
    if ('refersTo' in node || 'placeholders' in node) return false;
    if ('when' in node) return leads(node.node);
    if ('items' in node) return leads(node.items);
    if ('entries' in node) return leads(node.entries);
    if ('fields' in node) return Object.values(node.fields).some(leads);
    if ('variants' in node) return Object.values(node.variants).some(leads);
    const target = seen.has(node.concept) ? undefined : shape[node.concept];
    seen.add(node.concept);
    return target !== undefined && leads(target);
  };
  return leads(from);
}

/** Calls `visit` for everything that the shape names in the members that lead there. */
export function walkWhere(
  search: Search,
  value: unknown,
  visit: (kind: string, value: unknown, pointer: string) => void,
): void {
  const root = search.shape[search.concept];
  if (root === undefined || !('fields' in root) || !isRecord(value)) return;
  if (search.isSought(root)) {
    walk(search.shape, root, value, '', visit);
    return;
  }
  for (const [name, node] of Object.entries(root.fields))
    if (Object.hasOwn(value, name) && leadsToIt(search, node))
      walk(search.shape, node, value[name], toPointer('', name), visit);
}
