// A value and its schema → the control for it.
import type { ComponentType } from 'react';
import { isRecord } from '../../../../engine/model/json';
import { useShell } from '../use-shell';
import { ChoiceField } from './choice-field';
import { type ControlName, chooseControl } from './choose-control';
import { ColourField } from './colour-field';
import { DateField } from './date-field';
import type { FieldProps } from './field-props';
import { toFieldName } from './field-value';
import { FileField } from './file-field';
import { findBranch, listBranches, readByValue } from './form-schema';
import { GridField } from './grid-field';
import { GroupField } from './group-field';
import { ListField } from './list-field';
import { MapField } from './map-field';
import { NameField } from './name-field';
import { NumberField } from './number-field';
import { SwitchField } from './switch-field';
import { TextField } from './text-field';
import { VariantField } from './variant-field';

const controls: Readonly<Record<Exclude<ControlName, 'variant'>, ComponentType<FieldProps>>> = {
  choice: ChoiceField,
  name: NameField,
  file: FileField,
  switch: SwitchField,
  number: NumberField,
  date: DateField,
  colour: ColourField,
  text: TextField,
  grid: GridField,
  list: ListField,
  map: MapField,
  group: GroupField,
};

/** Under its name, by which it is found. */
export function Field(props: FieldProps) {
  const { file, path } = props.place;
  return (
    <div className="at" data-field={toFieldName(file, path)}>
      <Control {...props} />
    </div>
  );
}

function Control(props: FieldProps) {
  const { value } = props;
  const { schemas } = useShell();
  const schema = readByValue(schemas, props.schema, value);
  const name = chooseControl(schemas, schema) ?? 'text';
  if (name === 'variant') {
    const branches = listBranches(schemas, schema);
    const branch = findBranch(schemas, schema, isRecord(value) ? value.type : undefined);
    return <VariantField {...props} schema={schema} branches={branches} branch={branch} />;
  }
  const Chosen = controls[name];
  return <Chosen {...props} schema={schema} />;
}
