// When a field of a form is asked: with which values of a field above it, both chosen among what the form has.
import { isRecord } from '../../../../engine/model/json';
import type { EditorState } from '../../site-state';
import { findMember } from '../site-values';
import { useShell } from '../use-shell';
import { type FieldProps, useField } from './field-props';
import { type FieldPlace, inside, setValue } from './field-value';
import { type FormSchema, readSchema } from './form-schema';
import { Labelled } from './labelled';
import { Picker } from './picker';
import { useChosen } from './use-chosen';

interface FieldAbove {
  readonly name: string;
  readonly label: string;
  /** What it can have, by what is sent; undefined where that is any text. */
  readonly values: Readonly<Record<string, string>> | undefined;
}

export const isCondition = ({ properties = {} }: FormSchema): boolean =>
  'field' in properties && 'is' in properties;

const toText = (value: unknown): string => (typeof value === 'string' ? value : '');

function listValues({ type, options, value }: Readonly<Record<string, unknown>>) {
  if (Array.isArray(options))
    return Object.fromEntries(
      options
        .filter(isRecord)
        .map((option) => [toText(option.value), toText(option.label) || toText(option.value)]),
    );
  // What browsers send for a checked box.
  if (type === 'checkbox') return { on: 'It is checked' };
  return type === 'hidden' ? { [toText(value)]: toText(value) } : undefined;
}

/** Those above the one that has the condition; nobody knows the name of a file before. */
function listAbove(
  site: EditorState | undefined,
  { path }: Pick<FieldPlace, 'path'>,
): FieldAbove[] {
  const fields = findMember(site, path.slice(0, -2));
  return (Array.isArray(fields) ? fields.slice(0, Number(path.at(-2))) : [])
    .filter(isRecord)
    .filter(({ type }) => type !== 'file')
    .map((field) => ({
      ...{ name: toText(field.name), values: listValues(field) },
      label: toText(field.label) || toText(field.name),
    }));
}

const toCondition = ({ name, values }: FieldAbove) => ({
  field: name,
  is: [Object.keys(values ?? {})[0] ?? 'yes'],
});

/** With a field that has a choice of values, where there is one; undefined where nothing is above. */
export function startCondition(
  site: EditorState | undefined,
  place: Pick<FieldPlace, 'path'>,
): unknown {
  const above = listAbove(site, place);
  const chosen = above.find(({ values }) => values !== undefined) ?? above[0];
  return chosen && toCondition(chosen);
}

export function ConditionField({ schema, place, value, label, isRequired }: FieldProps) {
  const { site, schemas } = useShell();
  const Field = useField();
  const held = isRecord(value) ? value : {};
  const above = listAbove(site, place);
  const asked = above.find(({ name }) => name === held.field);
  const [field, is] = ['field', 'is'].map((name) =>
    readSchema(schemas, schema.properties?.[name], schema.from),
  );
  if (field === undefined || is === undefined) return null;
  const choose = (name: string): void => {
    const chosen = above.find((one) => one.name === name);
    if (chosen !== undefined) void setValue(place, toCondition(chosen), `change “${label}”`);
  };
  const common = { place, isRequired };
  return (
    <>
      <Labelled {...common} schema={field} label={field.title ?? 'Field'} isRequired isSet>
        {(id, about) => (
          <Picker
            id={id}
            about={about}
            choices={above.map((one) => ({ key: one.name, title: one.label }))}
            value={toText(held.field)}
            onChoose={choose}
          />
        )}
      </Labelled>
      {asked?.values === undefined ? (
        <Field
          schema={is}
          place={inside(place, 'is')}
          value={held.is}
          label={is.title ?? 'Values'}
          isRequired
        />
      ) : (
        <Values place={inside(place, 'is')} value={held.is} title={is.title} of={asked.values} />
      )}
    </>
  );
}

interface ValuesProps extends Pick<FieldProps, 'place' | 'value'> {
  readonly title: string | undefined;
  readonly of: Readonly<Record<string, string>>;
}

/** One of them stays: a field that is never asked is none. */
function Values({ place, value, title = 'Values', of }: ValuesProps) {
  const [held, choose] = useChosen(
    Array.isArray(value) ? (value as readonly string[]) : [],
    (next) => setValue(place, next, `change “${title}”`),
  );
  return (
    <fieldset className="set">
      <legend>{title}</legend>
      <div className="buttons">
        {Object.entries(of).map(([one, words]) => (
          <label key={one} className="switch">
            <input
              type="checkbox"
              checked={held.includes(one)}
              disabled={held.length === 1 && held.includes(one)}
              onChange={({ target }) =>
                void choose(
                  Object.keys(of).filter((other) =>
                    other === one ? target.checked : held.includes(other),
                  ),
                )
              }
            />
            {words}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
