// A list of things with the same few values → a grid: arrows move between cells, rows come by paste from a spreadsheet.
import {
  type ClipboardEvent,
  type ComponentProps,
  type CSSProperties,
  type KeyboardEvent,
  useRef,
  useState,
} from 'react';
import { Icon } from '../icon';
import { findMember } from '../site-values';
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
import {
  type Column,
  hasParts,
  listColumns,
  listLeftOut,
  readAt,
  readCell,
  toCell,
} from './grid-columns';
import { NewValue } from './new-value';
import { pasteRows, readCells } from './pasted-rows';
import { headRow, type PastedCells } from './table-edits';
import { useBegin } from './use-begin';
import { useItemKeys } from './use-item-keys';
import { useLanguage } from './use-language';
import { type Seen, useTyped } from './use-typed';
import { useWhole } from './use-whole';

const steps: Readonly<Record<string, readonly [row: number, column: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  Enter: [1, 0],
};

/** Headings of the columns that are words of the site. */
interface GridHeads {
  readonly values: readonly unknown[];
  readonly onSave: (column: number, text: string, seen: Seen) => unknown;
  readonly onPaste: (pasted: PastedCells) => void;
}

interface CellProps extends Omit<ComponentProps<'input'>, 'value'> {
  readonly value: string;
  /** What its words are made of; null where nothing is. */
  readonly written: unknown;
  readonly onSave: (text: string, seen: Seen) => unknown;
}

/** Saved when it is left. */
function Cell({ value, written, onSave, ...others }: CellProps) {
  const typed = useTyped<HTMLInputElement>({
    ...{ value, written },
    ...{ save: onSave, rest: Number.POSITIVE_INFINITY },
  });
  return <input {...others} {...typed} />;
}

interface GridFieldProps extends FieldProps {
  readonly heads?: GridHeads;
}

export function GridField({ schema, place, value, label, heads }: GridFieldProps) {
  const { schemas, site } = useShell();
  const whole = useWhole();
  const language = useLanguage(place.file);
  const grid = useRef<HTMLTableElement>(null);
  const rows = Array.isArray(value) ? (value as readonly unknown[]) : [];
  const keys = useItemKeys(rows);
  const itemSchema = readSchema(schemas, schema.items, schema.from);
  const columns = listColumns(schemas, itemSchema, rows);
  const leftOut = listLeftOut(columns, rows);
  const [all, setAll] = useState(false);
  const shown = all ? columns : columns.filter((column) => !leftOut.has(column));

  const newPlace = inside(place, rows.length);
  const begin = useBegin(itemSchema, newPlace);
  const add = (row: unknown) => insertItem(place, row, `add to “${label}”`);
  // A row of a table has a cell for each column. Of any other it is asked first what it says.
  const addRow = (): void =>
    heads === undefined ? begin.say({}) : void add(heads.values.map(() => ''));
  const save = (row: number, column: Column, text: string, seen: Seen): unknown => {
    const at = { ...column.path.reduce(inside, inside(place, row)), seen };
    const cell = toCell(text, column, language);
    const about = `change “${label}”, row ${row + 1}`;
    return cell === undefined ? unsetValue(at, about) : setValue(at, cell, about);
  };
  const paste = (event: ClipboardEvent, row: number, column: number): void => {
    const cells = readCells(event.clipboardData.getData('text/plain'));
    if (cells === undefined) return;
    event.preventDefault();
    if (heads !== undefined) {
      heads.onPaste({ cells, row, column });
      return;
    }
    const currency = findMember(site, ['site', 'currency']);
    const pasted = pasteRows(schemas, rows, { cells, row, column, columns, currency, language });
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
      <div className="grid" style={{ '--columns': shown.length } as CSSProperties} {...whole}>
        <table ref={grid}>
          <thead>
            <tr>
              {shown.map((column) => {
                const { title } = column;
                const index = columns.indexOf(column);
                const heading = heads?.values[index];
                const words = typeof heading === 'string' ? heading : '';
                return (
                  <th key={title} scope="col">
                    {heads === undefined ? (
                      title
                    ) : (
                      <Cell
                        value={words}
                        written={heading ?? null}
                        readOnly={heading !== undefined && typeof heading !== 'string'}
                        data-cell={`${headRow} ${index}`}
                        lang={language}
                        spellCheck
                        aria-label={`Heading of column ${index + 1}`}
                        placeholder={`Heading ${index + 1}`}
                        onSave={(text, seen) => heads.onSave(index, text, seen)}
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
              <tr key={keys[row]} data-field={toFieldName(place.file, [...place.path, row])}>
                {shown.map((column) => {
                  const index = columns.indexOf(column);
                  return (
                    <td
                      key={column.title}
                      data-field={toFieldName(place.file, [...place.path, row, ...column.path])}
                    >
                      <Cell
                        value={readCell(item, column)}
                        written={readAt(item, column) ?? null}
                        readOnly={hasParts(item, column)}
                        data-cell={`${row} ${index}`}
                        aria-label={`${column.title}, row ${row + 1}`}
                        lang={language}
                        spellCheck={!column.isNumber}
                        inputMode={column.isNumber ? 'decimal' : undefined}
                        onSave={(text, seen) => save(row, column, text, seen)}
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
      {begin.isBegun ? (
        <NewValue
          schema={itemSchema}
          place={newPlace}
          label={itemSchema.title ?? 'Row'}
          onAdd={add}
        />
      ) : (
        <div className="buttons">
          <button type="button" onClick={addRow}>
            <Icon name="add" /> Add row
          </button>
          {leftOut.size > 0 && (
            <button type="button" className="quiet" onClick={() => setAll(!all)}>
              {all ? 'Fewer columns' : 'More columns'}
            </button>
          )}
        </div>
      )}
    </fieldset>
  );
}
