// Words, or a value that is written as text.
import type { FieldProps } from './field-props';
import { setValue, unsetValue } from './field-value';
import { Labelled } from './labelled';
import { useTyped } from './use-typed';

const isLong = ({ refersTo, maxLength = 0 }: FieldProps['schema'], value: string): boolean =>
  refersTo === 'running-text' || refersTo === 'literal' || maxLength > 200 || value.length > 60;

export function TextField(props: FieldProps) {
  const { schema, place, label, isRequired } = props;
  const value = typeof props.value === 'string' ? props.value : '';
  const typed = useTyped<HTMLInputElement & HTMLTextAreaElement>({
    value,
    save: (text) =>
      text === '' && !isRequired
        ? unsetValue(place, `clear “${label}”`)
        : setValue(place, text, `write “${label}”`),
  });
  const common = {
    ...typed,
    spellCheck: true,
    maxLength: schema.maxLength,
    placeholder: typeof schema.default === 'string' ? schema.default : undefined,
  };
  return (
    <Labelled {...props} isSet={props.value !== undefined}>
      {(id, about) =>
        isLong(schema, value) ? (
          <textarea {...common} id={id} aria-describedby={about} rows={3} />
        ) : (
          <input {...common} id={id} aria-describedby={about} />
        )
      }
    </Labelled>
  );
}
