// The schema of a value → which control says it. Every value has one that a person can use who has never seen JSON.
import type { Schemas } from '../shell-state';
import { type FormSchema, listMembers } from './form-schema';
import { fitsGrid } from './grid-columns';
import { isNameKind } from './list-names';

const files = new Set(['file', 'download', 'content']);

const isColour = ({ pattern = '' }: FormSchema): boolean => pattern.includes('#[0-9a-f');

/** Whether a text is a day, which may have a minute. */
const isDate = ({ pattern = '' }: FormSchema): boolean =>
  /^\^(?:\[0-9\]|\\d)\{4\}-/.test(pattern) && new RegExp(pattern, 'u').test('2026-10-05');

export type ControlName =
  | ('variant' | 'choice' | 'name' | 'file' | 'switch' | 'number' | 'date' | 'colour' | 'text')
  | ('grid' | 'list' | 'map' | 'group');

/** `schema`: for one kind of values, without a condition. Undefined for a value that no control says. */
export function chooseControl(schemas: Schemas, schema: FormSchema): ControlName | undefined {
  const { refersTo = '', type } = schema;
  if (schema.oneOf !== undefined) return 'variant';
  if (schema.enum !== undefined) return 'choice';
  if (isNameKind(refersTo)) return 'name';
  if (files.has(refersTo)) return 'file';
  if (type === 'boolean') return 'switch';
  if (type === 'number' || type === 'integer') return 'number';
  if (type === 'array') return fitsGrid(schemas, schema) ? 'grid' : 'list';
  if (type === 'object') return schema.properties === undefined ? 'map' : 'group';
  if (isDate(schema)) return 'date';
  if (isColour(schema)) return 'colour';
  return type === 'string' ? 'text' : undefined;
}

/** Nothing is said by a value of which no colour is chosen. */
export function hasOnlyColours(schemas: Schemas, schema: FormSchema): boolean {
  const members = listMembers(schemas, schema);
  return members.length > 0 && members.every((member) => isColour(member.schema));
}
