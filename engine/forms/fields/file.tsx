import type { FieldProps } from './field-props';
import { LineField } from './line-field';

export function FileField(props: FieldProps<'file'>) {
  const { accept, max } = props.field;
  return (
    <LineField
      props={props}
      type="file"
      more={{ accept: accept?.map((kind) => `.${kind}`).join(), multiple: max > 1 }}
    />
  );
}
