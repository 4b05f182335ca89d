// Words, or a value that is written as text. Who types owns the text: what comes from the server shows only where no caret is.
import { useEffect, useRef } from 'react';
import type { FieldProps } from './field-props';
import { setValue, unsetValue } from './field-value';
import { Labelled } from './labelled';

/** In milliseconds. */
const rest = 1000;

const isLong = ({ refersTo, maxLength = 0 }: FieldProps['schema'], value: string): boolean =>
  refersTo === 'running-text' || refersTo === 'literal' || maxLength > 200 || value.length > 60;

export function TextField(props: FieldProps) {
  const { schema, place, label, isRequired } = props;
  const value = typeof props.value === 'string' ? props.value : '';
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const saved = useRef(value);
  useEffect(() => {
    const { current } = field;
    if (current !== null && current !== document.activeElement) current.value = value;
    saved.current = value;
  }, [value]);

  const save = (): void => {
    clearTimeout(timer.current);
    const text = field.current?.value ?? '';
    if (text === saved.current) return;
    saved.current = text;
    if (text === '' && !isRequired) unsetValue(place, `clear “${label}”`);
    else setValue(place, text, `write “${label}”`);
  };
  const common = {
    ref: field,
    defaultValue: value,
    onInput: () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(save, rest);
    },
    onBlur: save,
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
