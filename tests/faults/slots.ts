// Schemas + a manifest → every place where a text may stand: found by walking the two, never listed by hand.

import { posix } from 'node:path';
import { toPointer } from '../../engine/content/shape/shape';
import { readSchemas, type Schema } from '../../scripts/contract/read-schemas';
import type { MutableJson } from '../mutable-json';

/** A place in one manifest. A key is named by the pointer of its value. */
export interface TextSlot {
  /** The field it is an instance of: schema, and the way inside it. */
  readonly slot: string;
  readonly pointer: string;
  readonly part: 'value' | 'key';
}

const schemas = readSchemas('schemas');

const isRecord = (value: unknown): value is Record<string, MutableJson> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const asSchema = (value: unknown): Schema | undefined => (isRecord(value) ? value : undefined);

const fieldsOf = (schema: Schema): [string, Schema][] =>
  Object.entries(asSchema(schema.properties) ?? {}).map(([name, field]) => [name, field as Schema]);

const isText = ({ type, if: condition }: Schema): boolean =>
  condition === undefined && (Array.isArray(type) ? type : [type]).includes('string');

const nameOf = (ref: string, from: string): string =>
  posix.join(posix.dirname(from), ref).replace(/\.schema\.json$/, '');

/** Where a schema begins: its name resets the way, so that a link is the same field wherever it stands. */
interface At {
  readonly schema: Schema;
  readonly concept: string;
  readonly way: string;
}

function follow(at: At): At {
  const { $ref } = at.schema;
  if (typeof $ref !== 'string') return at;
  const concept = nameOf($ref, at.concept);
  const schema = schemas.get(concept);
  if (schema === undefined) throw new Error(`There is no schema ${concept}`);
  return { schema, concept, way: '' };
}

const into = ({ concept, way }: At, schema: unknown, step: string): At | undefined => {
  const next = asSchema(schema);
  return next && { schema: next, concept, way: `${way}/${step}` };
};

/** Every text field of every schema. */
export function listSlots(): Set<string> {
  const slots = new Set<string>();
  const visit = (at: At | undefined): void => {
    if (at === undefined || at.schema.$ref !== undefined) return;
    const { schema, concept, way } = at;
    if (isText(schema)) slots.add(concept + way);
    for (const [name, field] of fieldsOf(schema)) visit(into(at, field, name));
    visit(into(at, schema.items, '*'));
    if (asSchema(schema.additionalProperties)) slots.add(`${concept}${way}/{}`);
    visit(into(at, schema.additionalProperties, '*'));
  };
  // The members of every block are fields of each type.
  for (const [concept, schema] of schemas)
    if (concept !== 'block-members') visit({ schema, concept, way: '' });
  return slots;
}

function branch(at: At, value: MutableJson | undefined): At {
  const { schema, concept } = at;
  if (Array.isArray(schema.oneOf) && isRecord(value)) {
    const option = schema.oneOf.find(
      ({ $ref }: { $ref: string }) => posix.basename(nameOf($ref, concept)) === value.type,
    );
    return option ? follow({ ...at, schema: option }) : at;
  }
  const { if: condition, then: yes, else: no } = schema;
  const { type, patternProperties } = asSchema(condition) ?? {};
  if (type === undefined) return at;
  const actual = Array.isArray(value) ? 'array' : typeof value;
  const [refused] = Object.keys(asSchema(patternProperties) ?? {});
  const keys = refused !== undefined && isRecord(value) ? Object.keys(value) : [];
  const fits = actual === type && !keys.some((key) => new RegExp(refused ?? '').test(key));
  const next = asSchema(fits ? yes : no);
  return next ? branch(follow({ ...at, schema: next }), value) : at;
}

/** Every text of a value of that schema, those included that it might have and has not. */
export function findSpots(concept: string, whole: MutableJson): TextSlot[] {
  const spots: TextSlot[] = [];
  const visit = (place: At | undefined, value: MutableJson | undefined, pointer: string): void => {
    if (place === undefined) return;
    const at = branch(follow(place), value);
    const { schema, way } = at;
    const slot = at.concept + way;
    if (isText(schema) && (value === undefined || typeof value === 'string'))
      spots.push({ slot, pointer, part: 'value' });
    if (Array.isArray(value))
      for (const [index, item] of value.entries())
        visit(into(at, schema.items, '*'), item, toPointer(pointer, index));
    if (!isRecord(value)) return;
    const fields = fieldsOf(schema);
    for (const [name, field] of fields)
      visit(into(at, field, name), value[name], toPointer(pointer, name));
    const known = new Set(fields.map(([name]) => name));
    if (!asSchema(schema.additionalProperties)) return;
    for (const [key, entry] of Object.entries(value)) {
      if (known.has(key) || key.startsWith('$')) continue;
      spots.push({ slot: `${slot}/{}`, pointer: toPointer(pointer, key), part: 'key' });
      visit(into(at, schema.additionalProperties, '*'), entry, toPointer(pointer, key));
    }
  };
  visit({ schema: { $ref: `${concept}.schema.json` }, concept: '', way: '' }, whole, '');
  return spots;
}

const stepsOf = ({ pointer }: TextSlot): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));

const enter = (whole: MutableJson, steps: readonly string[]): MutableJson | undefined =>
  steps.reduce<MutableJson | undefined>(
    (at, step) => (at as Record<string, MutableJson> | undefined)?.[step],
    whole,
  );

export const readSpot = (whole: MutableJson, spot: TextSlot): MutableJson | undefined =>
  enter(whole, stepsOf(spot));

/** Writes a text to a place of a value, or as the name of one. */
export function writeSpot(whole: MutableJson, spot: TextSlot, text: string): void {
  const steps = stepsOf(spot);
  const last = steps.pop() ?? '';
  const record = enter(whole, steps) as Record<string, MutableJson>;
  if (spot.part === 'value') {
    record[last] = text;
    return;
  }
  const value = record[last];
  delete record[last];
  // Not an assignment: "__proto__" is to become a key of its own.
  Object.defineProperty(record, text, { value, enumerable: true });
}
