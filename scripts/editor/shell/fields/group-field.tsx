// A value with members → their fields, in groups.
import { isRecord } from '../../../../engine/model/json';
import { useShell } from '../use-shell';
import { type FieldProps, useField } from './field-props';
import type { FieldPlace } from './field-value';
import { inside, setValue, unsetValue } from './field-value';
import { FocusField } from './focus-field';
import { type FormSchema, groupMembers, listMembers, makeStart } from './form-schema';

interface MembersProps {
  readonly schema: FormSchema;
  readonly place: FieldPlace;
  readonly value: unknown;
  /** Members that are shown elsewhere. */
  readonly without?: readonly string[];
}

/** The fields of a value, without a frame around them. */
export function Members({ schema, place, value, without = [] }: MembersProps) {
  const { schemas } = useShell();
  const Field = useField();
  const holder = isRecord(value) ? value : {};
  const members = listMembers(schemas, schema).filter(({ name }) => !without.includes(name));
  const picture = members.some(({ name }) => name === 'focus') ? holder.src : undefined;
  if (typeof picture === 'string' && !without.includes('focus'))
    return (
      <>
        <Members schema={schema} place={place} value={value} without={[...without, 'focus']} />
        <FocusField place={inside(place, 'focus')} value={holder.focus} file={picture} />
      </>
    );
  return groupMembers(members).map(([group, list]) => {
    const fields = list.map(({ name, schema: own, isRequired }) => (
      <Field
        key={name}
        schema={own}
        place={inside(place, name)}
        value={holder[name]}
        label={own.title ?? name}
        isRequired={isRequired}
      />
    ));
    if (group === '') return <div key="">{fields}</div>;
    return (
      <details key={group} className="more">
        <summary>{group}</summary>
        {fields}
      </details>
    );
  });
}

export function GroupField({ schema, place, value, label, isRequired }: FieldProps) {
  const { schemas } = useShell();
  if (value === undefined && !isRequired)
    return (
      <div className="field">
        <button
          type="button"
          title={schema.description}
          onClick={() => setValue(place, makeStart(schemas, schema), `add “${label}”`)}
        >
          Add {label.toLowerCase()}
        </button>
      </div>
    );
  return (
    <fieldset className="set">
      <legend>{label}</legend>
      <p className="hint">{schema.description}</p>
      <Members schema={schema} place={place} value={value} />
      {!isRequired && (
        <button
          type="button"
          className="quiet"
          onClick={() => unsetValue(place, `remove “${label}”`)}
        >
          Remove {label.toLowerCase()}
        </button>
      )}
    </fieldset>
  );
}
