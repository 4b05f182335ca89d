import { walk } from '../content/shape';
import { shape } from '../generated/shape';
import type { Manifest } from '../model/manifest';

/** Everything of one kind that a manifest refers to (what a schema says after `refersTo`), sorted, each once. */
export function findReferences(manifest: Manifest, kind: string): string[] {
  const found = new Set<string>();
  const root = shape.manifest;
  if (root === undefined) return [];
  walk(shape, root, manifest, '', (visited, value) => {
    if (visited === kind && typeof value === 'string') found.add(value);
  });
  return [...found].sort();
}
