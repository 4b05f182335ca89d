// Values by names of their own → a field for each, and a way to add one.
import { type FormEvent, useState } from 'react';
import { isRecord } from '../../../../engine/model/json';
import type { StepAnswer } from '../../wire';
import { nameFact } from '../facts';
import { Icon } from '../icon';
import { useShell, useStore } from '../use-shell';
import { type FieldProps, useField } from './field-props';
import { inside, setValue, unsetValue } from './field-value';
import { type FormSchema, readSchema } from './form-schema';
import { NewValue } from './new-value';
import { useBegin } from './use-begin';
import { useStart } from './use-start';
import { useWhole } from './use-whole';

export function MapField({ schema, place, value, label }: FieldProps) {
  const store = useStore();
  const { schemas } = useShell();
  const Field = useField();
  const start = useStart();
  const whole = useWhole();
  const [name, setName] = useState('');
  // "$comment" is said to who reads the file.
  const entries = Object.entries(isRecord(value) ? value : {}).filter(
    ([key]) => !key.startsWith('$'),
  );
  const entrySchema = readSchema(schemas, schema.additionalProperties, schema.from);
  const isFolded = entrySchema.type === 'object';
  // It needs a page that lists it.
  const isCollection = entrySchema.from === 'collection';
  // What each of them is, the words above all say once.
  const { description, ...brief } = entrySchema;
  const shown: FormSchema = isFolded ? entrySchema : brief;
  const about = isCollection
    ? 'What the site has many of, such as news, events or jobs. Each has a page of its own, and one page lists them all.'
    : place.path[0] === 'variables'
      ? 'Words that are written once and used in many places, such as a telephone number. In texts they are marked yellow.'
      : schema.description;
  const newPlace = inside(place, name.trim());
  const begin = useBegin(entrySchema, newPlace);
  const write = async (added: unknown): Promise<StepAnswer> => {
    const answer = await setValue(newPlace, added, `add “${name.trim()}”`);
    if (answer.type === 'written') setName('');
    return answer;
  };
  const add = (event: FormEvent): void => {
    event.preventDefault();
    if (name.trim() !== '' && !begin.first()) void write(start(entrySchema));
  };
  return (
    <fieldset className="set">
      <legend>{label}</legend>
      <p className="hint">
        {about}
        {!isFolded && entries.length > 0 && (
          <> Click one and type: the new words replace the old ones, and are saved by themselves.</>
        )}
      </p>
      {entries.map(([key, entry]) => {
        const parts = (
          <>
            <Field
              schema={shown}
              place={inside(place, key)}
              value={entry}
              label={isFolded ? key : nameFact(key)}
              isRequired
            />
            <button
              type="button"
              className="quiet"
              aria-label={`Remove ${key}`}
              onClick={() => unsetValue(inside(place, key), `remove “${key}”`)}
            >
              Remove
            </button>
          </>
        );
        return isFolded ? (
          <details key={key} className="more">
            <summary>{key}</summary>
            {parts}
          </details>
        ) : (
          <div key={key} className="entry" {...whole}>
            {parts}
          </div>
        );
      })}
      {isCollection ? (
        <button type="button" onClick={() => store.set({ adds: {} })}>
          <Icon name="add" /> Add news, events or jobs
        </button>
      ) : (
        <form className="add" onSubmit={add}>
          <input
            aria-label="New name"
            spellCheck={false}
            placeholder="A short name"
            value={name}
            readOnly={begin.isBegun}
            onChange={({ target }) => setName(target.value)}
          />
          {!begin.isBegun && <button type="submit">Add</button>}
        </form>
      )}
      {begin.isBegun && (
        <NewValue schema={shown} place={newPlace} label={nameFact(name.trim())} onAdd={write} />
      )}
    </fieldset>
  );
}
