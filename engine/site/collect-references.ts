import { walkManifest } from '../content/shape';
import type { Manifest } from '../generated/manifest';
import type { Shape } from '../model/shape';

/** Everything of some kinds that a manifest refers to (what a schema says after `refersTo`), sorted, each once. */
export function collectReferences<Kind extends string>(
  manifest: Manifest,
  shape: Shape,
  ...kinds: readonly Kind[]
): Record<Kind, string[]> {
  const found = new Map<string, Set<string>>(kinds.map((kind) => [kind, new Set()]));
  walkManifest(shape, manifest, (kind, value) => {
    if (typeof value === 'string') found.get(kind)?.add(value);
  });
  const lists = kinds.map((kind) => [kind, [...(found.get(kind) ?? [])].sort()] as const);
  return Object.fromEntries(lists) as Record<Kind, string[]>;
}
