import { FieldNotes, LabelWords } from './field-parts';
import { type FieldProps, toAttributes } from './field-props';

export function RadioField(props: FieldProps<'radio'>) {
  const { field, ids, error } = props;
  const { 'aria-describedby': described, name, required } = toAttributes(props);
  return (
    <fieldset className="form-field" id={ids.field} tabIndex={-1} aria-describedby={described}>
      <legend className="form-label">
        <LabelWords field={field} />
      </legend>
      <FieldNotes field={field} ids={ids} error={error}>
        {(field.options ?? []).map(({ value, label }) => (
          <label key={value} className="form-choice">
            <input type="radio" name={name} value={value} required={required} />
            {label}
          </label>
        ))}
      </FieldNotes>
    </fieldset>
  );
}
