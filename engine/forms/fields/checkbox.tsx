import { FieldNotes, LabelWords } from './field-parts';
import { type FieldProps, toAttributes } from './field-props';

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
