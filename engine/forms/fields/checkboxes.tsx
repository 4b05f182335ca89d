import { ChoiceGroup } from './choice-group';
import type { FieldProps } from './field-props';

/** Each box may stay empty: how many are needed, the running form checks. */
export function CheckboxesField(props: FieldProps<'checkboxes'>) {
  const { name, options } = props.field;
  return (
    <ChoiceGroup props={props}>
      {options.map(({ value, label }) => (
        <label key={value} className="form-choice">
          <input type="checkbox" name={name} value={value} />
          {label}
        </label>
      ))}
    </ChoiceGroup>
  );
}
