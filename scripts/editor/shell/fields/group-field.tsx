// A value with members → a frame around their fields, or a button that adds it.
import { useState } from 'react';
import { useShell } from '../use-shell';
import type { FieldProps } from './field-props';
import { setValue, unsetValue } from './field-value';
import { HoursField, isHours } from './hours-field';
import { Members } from './members';
import { isPicture, PictureField } from './picture-field';
import { isTable, TableField } from './table-field';
import { useStart } from './use-start';

export function GroupField({ schema, place, value, label, isRequired }: FieldProps) {
  const { schemas } = useShell();
  const start = useStart();
  const [adds, setAdds] = useState(false);
  const holdsPicture = isPicture(schema);
  if (value === undefined && !isRequired && !adds)
    return (
      <div className="field">
        <button
          type="button"
          title={schema.description}
          onClick={() =>
            // Which picture, a person has to say first.
            holdsPicture ? setAdds(true) : void setValue(place, start(schema), `add “${label}”`)
          }
        >
          {place.others === undefined ? `Add ${label.toLowerCase()}` : `${label} instead`}
        </button>
      </div>
    );
  return (
    <fieldset className="set">
      <legend>{label}</legend>
      <p className="hint">{schema.description}</p>
      {isHours(schemas, schema) ? (
        <HoursField {...{ schema, place, value, label, isRequired }} />
      ) : holdsPicture ? (
        <PictureField {...{ schema, place, value, label, isRequired }} />
      ) : isTable(schemas, schema) ? (
        <TableField {...{ schema, place, value, label, isRequired }} />
      ) : (
        <Members schema={schema} place={place} value={value} />
      )}
      {!isRequired && value !== undefined && (
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
