// A list of things with the same few values → a grid: arrows move between cells, rows come by paste from a spreadsheet.
import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react';
import { Icon } from '../icon';
import { useShell } from '../use-shell';
import type { FieldProps } from './field-props';
import {
  insertItem,
  inside,
  removeItem,
  setRows,
  setValue,
  toFieldName,
  unsetValue,
} from './field-value';
import { readSchema } from './form-schema';
import { type Column, hasParts, listColumns, readCell, toCell, writeCells } from './grid-columns';
import { headRow, type PastedCells } from './table-edits';
import { useStart } from './use-start';
import { useWhole } from './use-whole';

const steps: Readonly<Record<string, readonly [row: number, column: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  Enter: [1, 0],
};

/** Headings of the columns that are words of the site. */
interface GridHeads {
  readonly values: readonly unknown[];
  readonly onSave: (column: number, text: string) => void;
  readonly onPaste: (pasted: PastedCells) => void;
}

interface GridFieldProps extends FieldProps {
  readonly heads?: GridHeads;
}

export function GridField({ schema, place, value, label, heads }: GridFieldProps) {
  const { schemas } = useShell();
  const start = useStart();
  const whole = useWhole();
  const grid = useRef<HTMLTableElement>(null);
  const rows = Array.isArray(value) ? (value as readonly unknown[]) : [];
  const itemSchema = readSchema(schemas, schema.items, schema.from);
  const columns = listColumns(schemas, itemSchema, rows);

  // A row of a table has a cell for each column.
  const startRow = (): unknown =>
    heads === undefined ? start(itemSchema) : heads.values.map(() => '');
  const save = (row: number, column: Column, text: string): void => {
    if (text === readCell(rows[row], column)) return;
    const at = column.path.reduce(inside, inside(place, row));
    const cell = toCell(text, column);
    const about = `change “${label}”, row ${row + 1}`;
    if (cell === undefined) unsetValue(at, about);
    else setValue(at, cell, about);
  };
  const paste = (event: ClipboardEvent, row: number, column: number): void => {
    const text = event.clipboardData.getData('text/plain');
    if (!/[\t\n]/.test(text.trim())) return;
    event.preventDefault();
    const cells = text
      .replace(/\r?\n$/, '')
      .split(/\r?\n/)
      .map((line) => line.split('\t'));
    if (heads !== undefined) {
      heads.onPaste({ cells, row, column });
      return;
    }
    const pasted = writeCells(rows, {
      ...{ cells, row, column, columns },
      start: startRow,
    });
    void setRows(place, rows, pasted, `paste into “${label}”`);
  };
  const takeKey = (event: KeyboardEvent, row: number, column: number): void => {
    const step = steps[event.key];
    if (step === undefined || event.nativeEvent.isComposing) return;
    event.preventDefault();
    const wanted = `[data-cell="${row + step[0]} ${column + step[1]}"]`;
    grid.current?.querySelector<HTMLElement>(wanted)?.focus();
  };
  return (
    <fieldset className="set">
      <legend>{label}</legend>
      <p className="hint">
        {schema.description} Rows from a spreadsheet can be pasted in the place of these.
      </p>
      <div className="grid" {...whole}>
        <table ref={grid}>
          <thead>
            <tr>
              {columns.map(({ title }, index) => {
                const heading = heads?.values[index];
                const words = typeof heading === 'string' ? heading : '';
                return (
                  <th key={title} scope="col">
                    {heads === undefined ? (
                      title
                    ) : (
                      <input
                        key={words}
                        readOnly={heading !== undefined && typeof heading !== 'string'}
                        data-cell={`${headRow} ${index}`}
                        aria-label={`Heading of column ${index + 1}`}
                        placeholder={`Heading ${index + 1}`}
                        defaultValue={words}
                        onBlur={({ target }) =>
                          target.value !== words && heads.onSave(index, target.value)
                        }
                        onKeyDown={(event) => takeKey(event, headRow, index)}
                        onPaste={(event) => paste(event, headRow, index)}
                      />
                    )}
                  </th>
                );
              })}
              <td />
            </tr>
          </thead>
          <tbody>
            {rows.map((item, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the place of a row is all that tells it from an equal one
              <tr key={row} data-field={toFieldName(place.file, [...place.path, row])}>
                {columns.map((column, index) => {
                  const cell = readCell(item, column);
                  return (
                    <td
                      key={column.title}
                      data-field={toFieldName(place.file, [...place.path, row, ...column.path])}
                    >
                      <input
                        key={cell}
                        readOnly={hasParts(item, column)}
                        data-cell={`${row} ${index}`}
                        aria-label={`${column.title}, row ${row + 1}`}
                        defaultValue={cell}
                        inputMode={column.isNumber ? 'decimal' : undefined}
                        onBlur={({ target }) => save(row, column, target.value)}
                        onKeyDown={(event) => takeKey(event, row, index)}
                        onPaste={(event) => paste(event, row, index)}
                      />
                    </td>
                  );
                })}
                <td>
                  <button
                    type="button"
                    aria-label={`Remove row ${row + 1}`}
                    onClick={() => removeItem(place, row, `remove a row of “${label}”`)}
                  >
                    <Icon name="remove" />
                  </button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <button type="button" onClick={() => insertItem(place, startRow(), `add to “${label}”`)}>
        <Icon name="add" /> Add row
      </button>
    </fieldset>
  );
}
