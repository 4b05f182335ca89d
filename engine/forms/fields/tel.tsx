import type { FieldProps } from './field-props';
import { LineField } from './line-field';

export function TelField(props: FieldProps<'tel'>) {
  const { autocomplete, maxLength } = props.field;
  return <LineField props={props} type="tel" more={{ autoComplete: autocomplete, maxLength }} />;
}
