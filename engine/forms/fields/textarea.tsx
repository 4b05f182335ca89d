import { LabelledField } from './field-parts';
import { type FieldProps, toAttributes } from './field-props';

export function TextareaField(props: FieldProps<'textarea'>) {
  const { autocomplete, maxLength, rows } = props.field;
  return (
    <LabelledField {...props}>
      <textarea
        className="form-control"
        {...toAttributes(props)}
        autoComplete={autocomplete}
        maxLength={maxLength}
        rows={rows}
      />
    </LabelledField>
  );
}
