import type { FieldProps } from './field-props';
import { LineField } from './line-field';

export function EmailField(props: FieldProps<'email'>) {
  const { autocomplete, maxLength } = props.field;
  return <LineField props={props} type="email" more={{ autoComplete: autocomplete, maxLength }} />;
}
