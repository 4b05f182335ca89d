// A number, with what it counts.
import type { FieldProps } from './field-props';
import { setValue, unsetValue } from './field-value';
import { Labelled } from './labelled';
import { useTyped } from './use-typed';

export function NumberField(props: FieldProps) {
  const { schema, place, value, label, isRequired } = props;
  const typed = useTyped<HTMLInputElement>({
    value: typeof value === 'number' ? String(value) : '',
    written: value ?? null,
    rest: Number.POSITIVE_INFINITY,
    save: (text, seen) => {
      const at = { ...place, seen };
      if (text !== '') return setValue(at, Number(text), `change “${label}”`);
      return isRequired ? undefined : unsetValue(at, `clear “${label}”`);
    },
  });
  return (
    <Labelled {...props} isSet={value !== undefined}>
      {(id, about) => (
        <span className="with-unit">
          <input
            {...typed}
            id={id}
            type="number"
            step={schema.type === 'integer' ? 1 : 'any'}
            min={schema.minimum}
            max={schema.maximum}
            placeholder={schema.default === undefined ? undefined : String(schema.default)}
            aria-describedby={about}
            onKeyDown={({ key }) => key === 'Enter' && typed.onBlur()}
          />
          {schema.unit !== undefined && <span className="unit">{schema.unit}</span>}
        </span>
      )}
    </Labelled>
  );
}
