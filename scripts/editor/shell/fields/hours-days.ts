// A schema → the days of the week, where it is that of opening hours.
import type { Schemas } from '../shell-state';
import { type FormSchema, readSchema } from './form-schema';

/** The days of a week, by what is written; undefined for a value that is not opening hours. */
export function findDays(
  schemas: Schemas,
  { properties = {}, from }: FormSchema,
): FormSchema | undefined {
  const regular = readSchema(schemas, properties.regular, from);
  const group = readSchema(schemas, regular.items, regular.from);
  const days = readSchema(schemas, group.properties?.days, group.from);
  const day = readSchema(schemas, days.items, days.from);
  return 'special' in properties && day.enum?.length === 7 ? day : undefined;
}

export const isHours = (schemas: Schemas, schema: FormSchema): boolean =>
  findDays(schemas, schema) !== undefined;
