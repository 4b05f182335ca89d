import type { FieldProps } from './field-props';
import { LineField } from './line-field';

export function TelField(props: FieldProps<'tel'>) {
  const { autocomplete, maxLength, pattern } = props.field;
  const more = { autoComplete: autocomplete, maxLength, pattern: pattern?.expression };
  return <LineField props={props} type="tel" more={more} />;
}
