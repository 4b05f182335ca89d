import type { FieldProps } from './field-props';

/** A value that visitors do not see; its condition decides whether it is sent. */
export function HiddenField({ field, ids }: FieldProps<'hidden'>) {
  return <input type="hidden" id={ids.field} name={field.name} value={field.value} />;
}
