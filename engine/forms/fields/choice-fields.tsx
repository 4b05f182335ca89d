// Fields that offer choices, and the one that is a choice itself.
import { FieldNotes, LabelledField, LabelWords } from './field-parts';
import { type FieldProps, toAttributes } from './field-props';

export function SelectField(props: FieldProps<'select'>) {
  const { options = [], empty } = props.field;
  return (
    <LabelledField {...props}>
      <select className="form-control" {...toAttributes(props)}>
        {empty !== undefined && <option value="">{empty}</option>}
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </LabelledField>
  );
}

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

export function CheckboxField(props: FieldProps<'checkbox'>) {
  return (
    <div className="form-field">
      <FieldNotes {...props}>
        <label className="form-choice">
          <input type="checkbox" {...toAttributes(props)} />
          <span>
            <LabelWords field={props.field} />
          </span>
        </label>
      </FieldNotes>
    </div>
  );
}
