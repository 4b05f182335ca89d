import type { FieldProps } from './field-props';
import { LineField } from './line-field';

/** A limit that is a date of the calendar. One relative to today is not in the HTML: the running form adds it. */
const toFixed = (limit: string | undefined): string | undefined =>
  limit?.startsWith('today') ? undefined : limit;

export function DateField(props: FieldProps<'date'>) {
  const { autocomplete, min, max } = props.field;
  return (
    <LineField
      props={props}
      type="date"
      more={{ autoComplete: autocomplete, min: toFixed(min), max: toFixed(max) }}
    />
  );
}
