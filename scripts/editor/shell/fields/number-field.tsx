// A number, with what it counts.
import { useEffect, useRef } from 'react';
import type { FieldProps } from './field-props';
import { setValue, unsetValue } from './field-value';
import { Labelled } from './labelled';

export function NumberField(props: FieldProps) {
  const { schema, place, value, label, isRequired } = props;
  const field = useRef<HTMLInputElement>(null);
  const shown = typeof value === 'number' ? String(value) : '';
  useEffect(() => {
    const { current } = field;
    if (current !== null && current !== document.activeElement) current.value = shown;
  }, [shown]);
  const save = (): void => {
    const text = field.current?.value ?? '';
    if (text === shown) return;
    if (text !== '') setValue(place, Number(text), `change “${label}”`);
    else if (!isRequired) unsetValue(place, `clear “${label}”`);
  };
  return (
    <Labelled {...props} isSet={value !== undefined}>
      {(id, about) => (
        <span className="with-unit">
          <input
            ref={field}
            id={id}
            type="number"
            step={schema.type === 'integer' ? 1 : 'any'}
            min={schema.minimum}
            max={schema.maximum}
            defaultValue={shown}
            placeholder={schema.default === undefined ? undefined : String(schema.default)}
            aria-describedby={about}
            onBlur={save}
            onKeyDown={({ key }) => key === 'Enter' && save()}
          />
          {schema.unit !== undefined && <span className="unit">{schema.unit}</span>}
        </span>
      )}
    </Labelled>
  );
}
