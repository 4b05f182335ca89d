// An item for a list whose items are known by different names, such as the fields of a form.
import { isRecord } from '../../../../engine/model/json';
import type { Schemas } from '../shell-state';
import { type FormSchema, listMembers } from './form-schema';

/** The same item, with a name that none of the others has. */
export function withFreeNames(
  schemas: Schemas,
  schema: FormSchema,
  item: unknown,
  others: readonly unknown[],
): unknown {
  if (!isRecord(item)) return item;
  const names = listMembers(schemas, schema).filter(
    ({ schema: own }) => own.refersTo === 'field-name',
  );
  const renewed = names.flatMap(({ name }) => {
    const isKnown = (one: string): boolean =>
      others.some((other) => isRecord(other) && other[name] === one);
    const said = item[name];
    if (typeof said !== 'string' || !isKnown(said)) return [];
    let count = 2;
    while (isKnown(`${said}_${count}`)) count += 1;
    return [[name, `${said}_${count}`] as const];
  });
  return { ...item, ...Object.fromEntries(renewed) };
}
