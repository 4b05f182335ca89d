// What is filled in → the conditional fields that are asked.
import type { FieldView } from '../../generated/concept-views';
import type { Controls } from './rule-types';

const listValues = (controls: readonly HTMLInputElement[]): string[] =>
  controls.flatMap(({ type, checked, value }) =>
    /^(?:checkbox|radio)$/.test(type) && !checked ? [] : [value],
  );

/** Their names. A field that is not asked has no value for those below it. */
export function findAsked(fields: readonly FieldView[], controls: Controls): string[] {
  const left = new Set<string>();
  return fields.flatMap(({ name, when }) => {
    if (when === undefined) return [];
    const values = left.has(when.field) ? [] : listValues(controls.get(when.field) ?? []);
    if (values.some((value) => when.is.includes(value))) return [name];
    left.add(name);
    return [];
  });
}
