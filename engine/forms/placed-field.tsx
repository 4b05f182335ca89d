// A field in its place in a form: half a row, or there only while its condition holds.
import { Field, type FieldOfFormProps } from './fields/field';

interface PlacedFieldProps extends FieldOfFormProps {
  /** The conditional fields that are asked; undefined without the running form, where all are. */
  readonly asked: ReadonlySet<string> | undefined;
}

export function PlacedField({ asked, ...props }: PlacedFieldProps) {
  const { field } = props;
  const width = field.type === 'hidden' ? undefined : field.width;
  if (field.when === undefined)
    return width === 'half' ? (
      <div className="form-place" data-width={width}>
        <Field {...props} />
      </div>
    ) : (
      <Field {...props} />
    );
  const isAsked = asked?.has(field.name);
  const free = field.type === 'hidden' || isAsked ? field : { ...field, required: false };
  return (
    <fieldset
      className="form-place"
      data-width={width}
      // It keeps what was filled in, and does not send it.
      disabled={isAsked === false}
      hidden={isAsked === false || field.type === 'hidden'}
    >
      <Field {...props} field={free} />
    </fieldset>
  );
}
