// A value and its schema → the control for it.
import { isRecord } from '../../../../engine/model/json';
import { useShell } from '../use-shell';
import { ChoiceField } from './choice-field';
import { ColourField } from './colour-field';
import { DateField, isDate } from './date-field';
import type { FieldProps } from './field-props';
import { toFieldName } from './field-value';
import { FileField } from './file-field';
import { type FormSchema, findBranch, listBranches, readByValue } from './form-schema';
import { fitsGrid } from './grid-columns';
import { GridField } from './grid-field';
import { GroupField } from './group-field';
import { ListField } from './list-field';
import { MapField } from './map-field';
import { NumberField } from './number-field';
import { PageField } from './page-field';
import { SwitchField } from './switch-field';
import { TextField } from './text-field';
import { VariantField } from './variant-field';

const isColour = ({ pattern = '' }: FormSchema): boolean => pattern.includes('#[0-9a-f');

const files = new Set(['file', 'download', 'content']);

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
  const { refersTo = '', type } = schema;
  if (schema.oneOf !== undefined) {
    const branches = listBranches(schemas, schema);
    const branch = findBranch(schemas, schema, isRecord(value) ? value.type : undefined);
    return <VariantField {...props} schema={schema} branches={branches} branch={branch} />;
  }
  if (schema.enum !== undefined) return <ChoiceField {...props} schema={schema} />;
  if (refersTo === 'page') return <PageField {...props} schema={schema} />;
  if (files.has(refersTo)) return <FileField {...props} schema={schema} />;
  if (type === 'boolean') return <SwitchField {...props} schema={schema} />;
  if (type === 'number' || type === 'integer') return <NumberField {...props} schema={schema} />;
  if (type === 'array')
    return fitsGrid(schemas, schema) ? (
      <GridField {...props} schema={schema} />
    ) : (
      <ListField {...props} schema={schema} />
    );
  if (type === 'object')
    return schema.properties === undefined ? (
      <MapField {...props} schema={schema} />
    ) : (
      <GroupField {...props} schema={schema} />
    );
  if (isDate(schema)) return <DateField {...props} schema={schema} />;
  if (isColour(schema)) return <ColourField {...props} schema={schema} />;
  return <TextField {...props} schema={schema} />;
}
