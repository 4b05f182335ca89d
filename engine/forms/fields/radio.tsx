import { ChoiceGroup } from './choice-group';
import { type FieldProps, toAttributes } from './field-props';

export function RadioField(props: FieldProps<'radio'>) {
  const { name, required } = toAttributes(props);
  return (
    <ChoiceGroup props={props}>
      {(props.field.options ?? []).map(({ value, label }) => (
        <label key={value} className="form-choice">
          <input type="radio" name={name} value={value} required={required} />
          {label}
        </label>
      ))}
    </ChoiceGroup>
  );
}
