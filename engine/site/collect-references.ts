import { walkSite } from '../content/shape/shape';
import type { Shape } from '../model/shape';
import type { ValidSite } from '../model/valid-site';

/** Everything of some kinds that a site refers to (what a schema says after `refersTo`), sorted, each once. */
export function collectReferences<Kind extends string>(
  site: ValidSite,
  shape: Shape,
  ...kinds: readonly Kind[]
): Record<Kind, string[]> {
  const found = new Map<string, Set<string>>(kinds.map((kind) => [kind, new Set()]));
  walkSite(shape, site, (kind, value) => {
    if (typeof value === 'string') found.get(kind)?.add(value);
  });
  const lists = kinds.map((kind) => [kind, [...(found.get(kind) ?? [])].sort()] as const);
  return Object.fromEntries(lists) as Record<Kind, string[]>;
}
