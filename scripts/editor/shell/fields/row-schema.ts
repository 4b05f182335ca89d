// Rows of a data file, which no schema describes → a schema of what they have, so that the controls of a form can show them.
import { isRecord } from '../../../../engine/model/json';

interface RowSchema {
  readonly type: string | readonly string[];
  readonly title: string;
  readonly examples?: readonly unknown[];
  readonly items?: RowSchema;
  readonly properties?: Readonly<Record<string, RowSchema>>;
  readonly required?: readonly string[];
  readonly itemLabel?: string;
}

const kindOf = (value: unknown): string => (Array.isArray(value) ? 'array' : typeof value);

/** A row that says nothing is none. */
const newName = { type: 'string', examples: ['new'] } as const;

const starts: Readonly<Record<string, unknown>> = { string: '', number: 0, boolean: false };

/** Of all values that stand at one place. */
function readValues(values: readonly unknown[], title: string): RowSchema {
  const known = values.filter((value) => value !== null && value !== undefined);
  const kinds = [...new Set(known.map(kindOf))];
  const [kind = 'string'] = kinds;
  if (kinds.length > 1) return { type: kinds, title };
  if (kind === 'array') return { type: kind, title, items: readValues(known.flat(), 'Entry') };
  if (kind === 'object') return readRecords(known.filter(isRecord), title);
  return { type: kind, title, examples: [starts[kind]] };
}

function readRecords(rows: readonly Readonly<Record<string, unknown>>[], title: string): RowSchema {
  const names = [...new Set(rows.flatMap(Object.keys))];
  const properties: Record<string, RowSchema> = Object.fromEntries(
    names.map((name) => [
      name,
      readValues(
        rows.map((row) => row[name]),
        name,
      ),
    ]),
  );
  const itemLabel = names.find((name) => properties[name]?.type === 'string');
  if (itemLabel !== undefined) properties[itemLabel] = { ...newName, title: itemLabel };
  const required = names.filter((name) => rows.every((row) => name in row));
  return { type: 'object', title, properties, required, ...(itemLabel && { itemLabel }) };
}

export const toRowSchema = (rows: readonly unknown[]): RowSchema =>
  readRecords(rows.filter(isRecord), 'Row');

/** Of the rows of a table: a row without any words is none. */
export function toTableSchema(columns: readonly string[]): RowSchema {
  const properties = Object.fromEntries(
    columns.map((title) => [title, { ...newName, title }] as const),
  );
  return { type: 'object', title: 'Row', properties, required: columns.slice(0, 1) };
}
