// The rows of a table (CSV) → a grid: a cell, a row, or rows pasted from a spreadsheet.
import { GridField } from './fields/grid-field';
import { useAnswer } from './use-answer';
import { useStore } from './use-shell';

export function TableField({ file }: { readonly file: string }) {
  const store = useStore();
  const table = useAnswer('table', { file });
  if (table === undefined) return <p className="hint">Reading …</p>;
  if (table === null)
    return <p className="hint">Its rows cannot be read now: look at what is found.</p>;
  const properties = Object.fromEntries(
    table.columns.map((title) => [title, { type: 'string', title }]),
  );
  // A row without any words is none.
  const example = { [table.columns[0] ?? '']: 'new' };
  const items = { type: 'object', properties, examples: [example] };
  return (
    <GridField
      schema={{ from: 'manifest', type: 'array', items, description: 'One line for each.' }}
      place={{ store, file, path: [] }}
      value={table.rows}
      label="Rows"
      isRequired
    />
  );
}
