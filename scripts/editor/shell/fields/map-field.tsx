// Values by names of their own → a field for each, and a way to add one.
import { type FormEvent, useState } from 'react';
import { isRecord } from '../../../../engine/model/json';
import { useShell } from '../use-shell';
import { type FieldProps, useField } from './field-props';
import { inside, setValue, unsetValue } from './field-value';
import { makeStart, readSchema } from './form-schema';

export function MapField({ schema, place, value, label }: FieldProps) {
  const { schemas } = useShell();
  const Field = useField();
  const [name, setName] = useState('');
  const entries = Object.entries(isRecord(value) ? value : {});
  const entrySchema = readSchema(schemas, schema.additionalProperties, schema.from);
  const add = (event: FormEvent): void => {
    event.preventDefault();
    if (name.trim() === '') return;
    setValue(inside(place, name.trim()), makeStart(schemas, entrySchema), `add “${name.trim()}”`);
    setName('');
  };
  return (
    <fieldset className="set">
      <legend>{label}</legend>
      <p className="hint">{schema.description}</p>
      {entries.map(([key, entry]) => (
        <details key={key} className="more" open={entrySchema.type !== 'object'}>
          <summary>{key}</summary>
          <Field
            schema={entrySchema}
            place={inside(place, key)}
            value={entry}
            label={key}
            isRequired
          />
          <button
            type="button"
            className="quiet"
            onClick={() => unsetValue(inside(place, key), `remove “${key}”`)}
          >
            Remove {key}
          </button>
        </details>
      ))}
      <form className="add" onSubmit={add}>
        <input
          aria-label="New name"
          placeholder="new-name"
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <button type="submit">Add</button>
      </form>
    </fieldset>
  );
}
