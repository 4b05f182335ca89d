// A value with members → a frame around their fields, or a button that adds it.
import { useState } from 'react';
import { useShell } from '../use-shell';
import { AddButton } from './add-button';
import { hasOnlyColours } from './choose-control';
import { ConditionField, isCondition, startCondition } from './condition-field';
import type { FieldProps } from './field-props';
import { setValue, unsetValue } from './field-value';
import { isHours } from './hours-days';
import { HoursField } from './hours-field';
import { findFromTop, Inherited } from './inherited';
import { Members } from './members';
import { NewValue } from './new-value';
import { isPicture, PictureField } from './picture-field';
import { missingFile } from './start-value';
import { isTable } from './table-edits';
import { TableField } from './table-field';
import { useBegin } from './use-begin';
import { useStart } from './use-start';

export function GroupField({ schema, place, value, label, isRequired }: FieldProps) {
  const { schemas, site } = useShell();
  const start = useStart();
  const begin = useBegin(schema, place);
  const [adds, setAdds] = useState(false);
  const holdsPicture = isPicture(schema);
  const holdsColours = hasOnlyColours(schemas, schema);
  const dependsOnField = isCondition(schema);
  const add = (added: unknown) => setValue(place, added, `add “${label}”`);
  if (value === undefined && !isRequired && begin.isBegun)
    return <NewValue {...{ schema, place, label }} onAdd={add} />;
  if (value === undefined && !isRequired && !adds) {
    const name = label.toLowerCase();
    const { inheritsFrom = '' } = place.others === undefined ? schema : {};
    const inherited = inheritsFrom.startsWith('/')
      ? findFromTop(site?.manifest, inheritsFrom.split('/').slice(1))
      : undefined;
    const button = (words: string) => (
      <AddButton
        title={schema.description}
        missing={dependsOnField ? 'There is no field above this one.' : missingFile}
        start={() => (dependsOnField ? startCondition(site, place) : start(schema))}
        onAdd={(added) => {
          // Which picture, or which colour, a person has to say first.
          if (holdsPicture || holdsColours) setAdds(true);
          else if (!begin.first()) void add(added);
        }}
      >
        {words}
      </AddButton>
    );
    if (inherited !== undefined)
      return <Inherited {...{ label, path: inherited }}>{button(`Other ${name} here`)}</Inherited>;
    return (
      <div className="field">
        {button(place.others === undefined ? `Add ${name}` : `${label} instead`)}
      </div>
    );
  }
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
      ) : dependsOnField ? (
        <ConditionField {...{ schema, place, value, label, isRequired }} />
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
