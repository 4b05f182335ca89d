// The rows of a data file → a grid, with rows pasted from a spreadsheet; a list in JSON whose rows hold more is a list of groups.
import { Field } from './fields/field';
import { GridField } from './fields/grid-field';
import { toRowSchema, toTableSchema } from './fields/row-schema';
import { useAnswer } from './use-answer';
import { useStore } from './use-shell';

interface DataFieldProps {
  readonly file: string;
  /** What is said where it has no rows, or they cannot be read. */
  readonly instead: string;
}

export function DataField({ file, instead }: DataFieldProps) {
  const store = useStore();
  const data = useAnswer('rows', { file });
  if (data === undefined) return <p className="hint">Reading …</p>;
  if (data === null) return instead === '' ? null : <p className="hint">{instead}</p>;
  const { columns, rows } = data;
  const items = columns === undefined ? toRowSchema(rows) : toTableSchema(columns);
  const Rows = columns === undefined ? Field : GridField;
  return (
    <Rows
      schema={{ from: 'manifest', type: 'array', items, description: 'One line for each.' }}
      place={{ store, file, path: [] }}
      value={rows}
      label="Rows"
      isRequired
    />
  );
}
