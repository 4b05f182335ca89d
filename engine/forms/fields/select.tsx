import { LabelledField } from './field-parts';
import { type FieldProps, toAttributes } from './field-props';

export function SelectField(props: FieldProps<'select'>) {
  const { options = [], prompt } = props.field;
  return (
    <LabelledField {...props}>
      <select className="form-control" {...toAttributes(props)}>
        {prompt !== undefined && <option value="">{prompt}</option>}
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </LabelledField>
  );
}
