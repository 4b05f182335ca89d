import type { CheckContext } from './check-context';

/** The element ids of a page's blocks and headed sections; undefined where a fault leaves them unknown. */
export function findAnchors(context: CheckContext, id: string): ReadonlySet<string> | undefined {
  const { blocks: modules, contents, manifest, sound } = context;
  if (!sound) return undefined;
  const found = new Set<string>();
  for (const block of manifest.pages[id]?.blocks ?? []) {
    const module = modules.get(block.type);
    const ids = module?.ids ? module.ids(block, contents) : [];
    if (ids === undefined) return undefined;
    if (block.id !== undefined) found.add(block.id);
    for (const { id: inner } of ids) found.add(inner);
  }
  return found;
}
