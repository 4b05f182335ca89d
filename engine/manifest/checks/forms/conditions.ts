// The conditions of fields: each names a field above, and values which that can have.

import type { FieldConfig } from '../../../generated/manifest';
import type { ParamsOf } from '../../catalogue';
import type { RawFinding } from '../../raw-finding';
import { findNearest } from '../../shape/nearest';
import type { FieldPlace } from './field-place';

/** The values that a field can have; undefined where it can have any. */
function listValues(field: FieldConfig): readonly string[] | undefined {
  if ('options' in field) return field.options.map(({ value }) => value);
  // What browsers send for a checked box.
  if (field.type === 'checkbox') return ['on'];
  // The name of a file, which nobody knows before.
  if (field.type === 'file') return [];
  return field.type === 'hidden' ? [field.value] : undefined;
}

export function checkCondition(
  { name, when }: FieldConfig,
  fields: readonly FieldConfig[],
  { file, pointer }: FieldPlace,
): RawFinding[] {
  if (when === undefined) return [];
  const own = fields.findIndex((field) => field.name === name);
  const other = fields.findIndex((field) => field.name === when.field);
  const at = `${pointer}/when/field`;
  const asked = fields[other];
  if (asked === undefined) {
    const near = findNearest(
      when.field,
      fields.map((field) => field.name),
    );
    const params: ParamsOf<'unknown-field-name'> = { name: when.field, near };
    return [{ code: 'unknown-field-name', file, pointer: at, params }];
  }
  if (other >= own) {
    const remedy =
      other === own ? { remedy: 'Name a field above this one, or leave the condition out.' } : {};
    return [{ code: 'later-field', file, pointer: at, params: { name: when.field, ...remedy } }];
  }
  const values = listValues(asked);
  if (values === undefined) return [];
  return when.is.flatMap((value, index): RawFinding[] => {
    if (values.includes(value)) return [];
    const params: ParamsOf<'unknown-option'> = {
      value,
      field: when.field,
      near: findNearest(value, values),
      known: values.map((one) => `"${one}"`).join(', '),
    };
    return [{ code: 'unknown-option', file, pointer: `${pointer}/when/is/${index}`, params }];
  });
}
