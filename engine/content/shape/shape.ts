// The two ways to follow the shape of a manifest to everything it refers to.

import type { Views } from '../../generated/block-views';
import type { Concepts } from '../../generated/manifest';
import { isRecord } from '../../model/json';
import type { ConceptResolvers, Resolver } from '../../model/resolver';
import type { Placeholders, Shape, ShapeNode } from '../../model/shape';
import { isReservedKey } from './reserved-keys';

/** A text that holds placeholders, as a walk finds it. */
export interface TextTemplate {
  readonly text: unknown;
  readonly placeholders: Placeholders;
}

/** An object whose members have had other names, as a walk finds it: before they are visited. */
export interface FormerMembers {
  readonly holder: Record<string, unknown>;
  readonly formerNames: Readonly<Record<string, string>>;
}

/**
 * Something found while walking: `kind` is what a schema says after `refersTo`, a concept's name, `template` or `former-names`.
 * A concept of which `true` is answered is known: it is not walked through.
 */
// biome-ignore lint/suspicious/noConfusingVoidType: most visitors answer nothing
type ShapeVisitor = (kind: string, value: unknown, pointer: string) => true | void;

const own = <Value>(value: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(value, key) ? value[key] : undefined;

/** A key or index as the next step of a JSON pointer. */
export const toPointer = (pointer: string, key: string | number): string =>
  typeof key === 'number' || !/[~/]/.test(key)
    ? `${pointer}/${key}`
    : `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;

/** What a site consists of, before and after its validation. */
interface SiteParts {
  readonly manifest: unknown;
  /** Content files by path below files/. */
  readonly contents: ReadonlyMap<string, unknown>;
}

/** Calls `visit` for everything in a manifest and its content files that the shape names. */
export function walkSite(
  shape: Shape,
  { manifest, contents }: SiteParts,
  visit: ShapeVisitor,
): void {
  walk(shape, manifestRoot, manifest, '', visit);
  for (const items of contents.values()) walk(shape, contentFile, items, '', visit);
}

/** Where a manifest begins in a shape or a table of words, and where a content file does. */
export const manifestRoot = { concept: 'manifest' } as const;
export const contentFile = { concept: 'content/file' } as const;

const isOf = (type: 'array' | 'object', value: unknown): boolean =>
  type === 'array' ? Array.isArray(value) : isRecord(value);

type Branches = Extract<ShapeNode, { readonly when: string }>;

const chooseBranch = ({ when, node, otherwise }: Branches, value: unknown) =>
  isOf(when, value) ? node : otherwise;

/** Calls `visit` for every concept and reference below `value`; skips parts of another shape. */
export function walk(
  shape: Shape,
  node: ShapeNode,
  value: unknown,
  pointer: string,
  visit: ShapeVisitor,
): void {
  if (value === undefined) return;
  if ('concept' in node) {
    if (visit(node.concept, value, pointer) === true) return;
    const target = shape[node.concept];
    if (target) walk(shape, target, value, pointer, visit);
  } else if ('refersTo' in node) {
    visit(node.refersTo, value, pointer);
    if (node.within) walk(shape, node.within, value, pointer, visit);
  } else if ('when' in node) {
    const chosen = chooseBranch(node, value);
    if (chosen) walk(shape, chosen, value, pointer, visit);
  } else if ('placeholders' in node) {
    visit('template', { text: value, ...node } satisfies TextTemplate, pointer);
  } else if ('items' in node) {
    if (!Array.isArray(value)) return;
    for (const [index, item] of value.entries()) {
      walk(shape, node.items, item, toPointer(pointer, index), visit);
    }
  } else if (isRecord(value)) {
    if ('entries' in node) {
      for (const [key, entry] of Object.entries(value)) {
        if (!isReservedKey(key)) walk(shape, node.entries, entry, toPointer(pointer, key), visit);
      }
    } else if ('fields' in node) {
      const { formerNames } = node;
      if (formerNames)
        visit('former-names', { holder: value, formerNames } satisfies FormerMembers, pointer);
      // Of the many that an item may have, most are absent: no list is made of them.
      for (const name in node.fields) {
        const member = own(value, name);
        const field = member === undefined ? undefined : own(node.fields, name);
        if (field) walk(shape, field, member, toPointer(pointer, name), visit);
      }
      for (const [former, name] of Object.entries(formerNames ?? {})) {
        const field = node.fields[name];
        if (field) walk(shape, field, own(value, former), toPointer(pointer, former), visit);
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

/** What a value is resolved by. */
interface Ways {
  readonly concepts: ConceptResolvers;
  readonly resolver: Resolver;
}

/** The same where the concept at a place of the shape is unknown. */
interface AnyWays {
  readonly concepts: Readonly<Record<string, (value: unknown, resolver: Resolver) => unknown>>;
  readonly resolver: Resolver;
}

function resolveNode(node: ShapeNode, value: unknown, ways: AnyWays): unknown {
  const { shape } = ways.resolver;
  if ('concept' in node) {
    const replace = own(ways.concepts, node.concept);
    if (replace) return replace(value, ways.resolver);
    const target = shape[node.concept];
    return target ? resolveNode(target, value, ways) : value;
  }
  if ('when' in node) {
    const chosen = chooseBranch(node, value);
    return chosen ? resolveNode(chosen, value, ways) : value;
  }
  if ('items' in node) {
    if (!Array.isArray(value)) return value;
    return value
      .map((item: unknown) => resolveNode(node.items, item, ways))
      .filter((item) => item !== undefined);
  }
  if ('refersTo' in node || 'placeholders' in node || !isRecord(value)) return value;
  if ('variants' in node) {
    const variant = typeof value.type === 'string' ? own(node.variants, value.type) : undefined;
    return variant ? resolveNode(variant, value, ways) : value;
  }
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, entry]) => {
        const next = 'entries' in node ? node.entries : own(node.fields, key);
        return [key, next ? resolveNode(next, entry, ways) : entry] as const;
      })
      .filter(([, entry]) => entry !== undefined),
  );
}

/**
 * The view of a concept: a copy of `value` in which each concept with a resolver is replaced by the resolver's
 * result. An undefined result is omitted, from a list as from an object.
 */
export function resolve<C extends keyof Concepts & keyof Views>(
  concept: C,
  value: Readonly<Concepts[C]>,
  ways: Ways,
): Views[C] {
  // Which concept is where is data. The shape and both types are generated from the same schemas, so what the types say
  // holds for the walk, but the type checker cannot follow it.
  const walkShape = resolveNode as (...given: [ShapeNode, unknown, Ways]) => Views[C];
  return walkShape({ concept }, value, ways);
}
