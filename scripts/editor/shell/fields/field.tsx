// A value and its schema → the control for it.
import { isRecord } from '../../../../engine/model/json';
import { useShell } from '../use-shell';
import { ChoiceField } from './choice-field';
import { ColourField } from './colour-field';
import type { FieldProps } from './field-props';
import { FileField } from './file-field';
import { type FormSchema, findBranch, listBranches } from './form-schema';
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

export function Field(props: FieldProps) {
  const { schema, value } = props;
  const { schemas } = useShell();
  const { refersTo = '', type } = schema;
  if (schema.oneOf !== undefined) {
    const branches = listBranches(schemas, schema);
    const branch = findBranch(schemas, schema, isRecord(value) ? value.type : undefined);
    return <VariantField {...props} branches={branches} branch={branch} />;
  }
  if (schema.enum !== undefined) return <ChoiceField {...props} />;
  if (refersTo === 'page') return <PageField {...props} />;
  if (files.has(refersTo)) return <FileField {...props} />;
  if (type === 'boolean') return <SwitchField {...props} />;
  if (type === 'number' || type === 'integer') return <NumberField {...props} />;
  if (type === 'array') return <ListField {...props} />;
  if (type === 'object')
    return schema.properties === undefined ? <MapField {...props} /> : <GroupField {...props} />;
  if (isColour(schema)) return <ColourField {...props} />;
  return <TextField {...props} />;
}
