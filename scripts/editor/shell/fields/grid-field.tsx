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
import { makeStart, readSchema } from './form-schema';
import { type Column, hasParts, listColumns, readCell, toCell, writeCells } from './grid-columns';

const steps: Readonly<Record<string, readonly [row: number, column: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  Enter: [1, 0],
};

export function GridField({ schema, place, value, label }: FieldProps) {
  const { schemas } = useShell();
  const grid = useRef<HTMLTableElement>(null);
  const rows = Array.isArray(value) ? (value as readonly unknown[]) : [];
  const itemSchema = readSchema(schemas, schema.items, schema.from);
  const columns = listColumns(schemas, itemSchema, rows);

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
    const start = (): unknown => makeStart(schemas, itemSchema);
    const pasted = writeCells(rows, { cells, row, column, columns, start });
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
      <p className="hint">{schema.description} Rows from a spreadsheet can be pasted.</p>
      <div className="grid">
        <table ref={grid}>
          <thead>
            <tr>
              {columns.map(({ title }) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
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
      <button
        type="button"
        onClick={() => insertItem(place, makeStart(schemas, itemSchema), `add to “${label}”`)}
      >
        <Icon name="add" /> Add row
      </button>
    </fieldset>
  );
}
