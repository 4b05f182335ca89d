// A pointer of a parsed value → the same as keys and indexes.
import { toSteps } from '../../engine/content/shape/shape';
import type { JsonPath } from './json-edits';

export function toJsonPath(pointer: string, root: unknown): JsonPath {
  let value = root;
  return toSteps(pointer).map((name) => {
    const key = Array.isArray(value) ? Number(name) : name;
    value = (value as Record<string | number, unknown>)[key];
    return key;
  });
}
