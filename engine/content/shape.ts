// The two ways to follow the shape of a manifest to all that it refers to.
import { isRecord } from '../model/json';
import type { Shape, ShapeNode } from '../model/shape';

/** Something found while walking: `kind` is what a schema says after `refersTo`, or a concept's name. */
export type Visit = (kind: string, value: unknown, pointer: string) => void;

const own = (value: Record<string, unknown>, key: string): unknown =>
  Object.hasOwn(value, key) ? value[key] : undefined;

/** A key or index as the next step of a JSON pointer. */
export const toPointer = (pointer: string, key: string | number): string =>
  typeof key === 'number' || !/[~/]/.test(key)
    ? `${pointer}/${key}`
    : `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;

/** Calls `visit` for every concept and reference below `value`; parts of another form are passed over. */
export function walk(
  shape: Shape,
  node: ShapeNode,
  value: unknown,
  pointer: string,
  visit: Visit,
): void {
  if (value === undefined) return;
  if ('concept' in node) {
    visit(node.concept, value, pointer);
    const target = shape[node.concept];
    if (target) walk(shape, target, value, pointer, visit);
  } else if ('refersTo' in node) {
    visit(node.refersTo, value, pointer);
  } else if ('items' in node) {
    if (!Array.isArray(value)) return;
    for (const [index, item] of value.entries()) {
      walk(shape, node.items, item, toPointer(pointer, index), visit);
    }
  } else if (isRecord(value)) {
    if ('entries' in node) {
      for (const [key, entry] of Object.entries(value)) {
        if (!key.startsWith('$')) walk(shape, node.entries, entry, toPointer(pointer, key), visit);
      }
    } else if ('fields' in node) {
      for (const [name, field] of Object.entries(node.fields)) {
        walk(shape, field, own(value, name), toPointer(pointer, name), visit);
      }
    } else {
      const { type } = value;
      const known = typeof type === 'string' && Object.hasOwn(node.variants, type);
      const variant = known ? node.variants[type] : undefined;
      if (variant) walk(shape, variant, value, pointer, visit);
    }
  }
}

/** The steps of a JSON pointer (RFC 6901), as keys are written. */
export const toSteps = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));

/** What a concept becomes when it is resolved. */
export type Resolvers = Readonly<Record<string, (value: never) => unknown>>;

/**
 * A copy of `value` in which each concept that has a resolver is replaced by what that makes of it. What a resolver
 * leaves undefined is left out, of a list as of an object.
 */
export function resolve(
  shape: Shape,
  node: ShapeNode,
  value: unknown,
  resolvers: Resolvers,
): unknown {
  if (value === undefined) return undefined;
  if ('concept' in node) {
    if (Object.hasOwn(resolvers, node.concept)) return resolvers[node.concept]?.(value as never);
    const target = shape[node.concept];
    return target ? resolve(shape, target, value, resolvers) : value;
  }
  if ('refersTo' in node) return value;
  if ('items' in node) {
    return (value as unknown[])
      .map((item) => resolve(shape, node.items, item, resolvers))
      .filter((item) => item !== undefined);
  }
  const record = value as Record<string, unknown>;
  if ('variants' in node) {
    const variant = node.variants[record.type as string];
    return variant ? resolve(shape, variant, value, resolvers) : value;
  }
  return Object.fromEntries(
    Object.entries(record)
      .map(([key, entry]) => {
        const own = 'fields' in node && Object.hasOwn(node.fields, key);
        const next = 'entries' in node ? node.entries : own ? node.fields[key] : undefined;
        return [key, next ? resolve(shape, next, entry, resolvers) : entry] as const;
      })
      .filter(([, entry]) => entry !== undefined),
  );
}
