// A list of things with the same few values → a grid: arrows move between cells, rows come by paste from a spreadsheet.
import {
  type ClipboardEvent,
  type CSSProperties,
  type KeyboardEvent,
  useRef,
  useState,
} from 'react';
import { isRecord } from '../../../../engine/model/json';
import { shorten } from '../../shorten';
import { Icon } from '../icon';
import { findMember } from '../site-values';
import { useShell } from '../use-shell';
import type { FieldProps } from './field-props';
import {
  insertItem,
  inside,
  removeItem,
  setMembers,
  setRows,
  setValue,
  unsetValue,
} from './field-value';
import { readSchema } from './form-schema';
import {
  type Column,
  isRows,
  listColumns,
  listLeftOut,
  readAt,
  readCell,
  sayCell,
} from './grid-columns';
import { Cell, GridRow } from './grid-row';
import { pasteRows, readCells } from './pasted-rows';
import { headRow, type PastedCells } from './table-edits';
import { useBegunRows } from './use-begun-rows';
import { useItemKeys } from './use-item-keys';
import { useLanguage } from './use-language';
import type { Seen } from './use-typed';
import { useWhole } from './use-whole';

/** In rows. */
const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1, Enter: 1 };

/** Headings of the columns that are words of the site. */
interface GridHeads {
  readonly values: readonly unknown[];
  readonly onSave: (column: number, text: string, seen: Seen) => unknown;
  readonly onPaste: (pasted: PastedCells) => void;
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
  const itemSchema = readSchema(schemas, schema.items, schema.from);
  const columns = listColumns(schemas, itemSchema, rows);
  const leftOut = listLeftOut(columns, rows);
  const [all, setAll] = useState(false);
  const shown = all ? columns : columns.filter((column) => !leftOut.has(column));

  const begun = useBegunRows({
    ...{ schema: itemSchema, place, count: rows.length },
    empty: isRows(schemas, itemSchema) ? columns.map(() => '') : {},
    onAdd: (row) => {
      const words = columns.map((column) => readCell(row, column)).find((one) => one !== '');
      return insertItem(place, row, `add to “${label}”: “${shorten(words ?? '')}”`);
    },
  });
  const keys = useItemKeys(rows, begun.sent);
  const currency = findMember(site, ['site', 'currency']) as string | undefined;
  const numbers = { all: columns, currency, language };
  const remove = (row: number): unknown => removeItem(place, row, `remove a row of “${label}”`);
  const save = (row: number, column: Column, text: string, seen: Seen): unknown => {
    const about = `change “${label}”, row ${row + 1}`;
    const item = sayCell(rows[row], { ...numbers, column, text, above: [] });
    const path = column.path.slice(0, -1);
    const [before, price] = [readAt(rows[row], { path }), readAt(item, { path })];
    const was = isRecord(before) ? before : {};
    const now = isRecord(price) ? price : {};
    const names = Object.keys({ ...was, ...now });
    // What else of a price has changed is written with it.
    if (names.some((name) => name !== column.path.at(-1) && was[name] !== now[name])) {
      const members = Object.fromEntries(names.map((name) => [name, now[name]]));
      return setMembers(path.reduce(inside, inside(place, row)), was, members, about);
    }
    const at = { ...column.path.reduce(inside, inside(place, row)), seen };
    const cell = readAt(item, column);
    return cell === undefined ? unsetValue(at, about) : setValue(at, cell, about);
  };
  const paste = (event: ClipboardEvent, at: number, column: number): void => {
    const row = Math.min(at, rows.length);
    const cells = readCells(event.clipboardData.getData('text/plain'));
    if (cells === undefined) return;
    event.preventDefault();
    if (heads !== undefined) {
      heads.onPaste({ cells, row, column });
      return;
    }
    const pasted = pasteRows(schemas, rows, { ...numbers, cells, row, column, columns });
    void setRows(place, rows, pasted, `paste into “${label}”`);
  };
  const focusCell = (row: number, column: number): void =>
    grid.current?.querySelector<HTMLElement>(`[data-cell="${row} ${column}"]`)?.focus();
  /** The cell of a row from which somebody went on by Tab: Enter leads to the one below it, as in a spreadsheet. */
  const first = useRef({ row: Number.NaN, column: 0 });
  const takeKey = (event: KeyboardEvent, row: number, column: number): void => {
    const { key } = event;
    const step = steps[key];
    if (key === 'Tab' && first.current.row !== row) first.current = { row, column };
    if (step === undefined || event.nativeEvent.isComposing) return;
    event.preventDefault();
    const isFurther = key === 'Enter' && first.current.row === row;
    first.current.row = Number.NaN;
    focusCell(row + step, isFurther ? first.current.column : column);
  };
  const common = { columns, shown, language, onKeyDown: takeKey, onPaste: paste };
  const nextRow = rows.length + begun.rows.length - 1;
  return (
    <fieldset className="set">
      <legend>{label}</legend>
      <p className="hint">
        {schema.description} Rows from a spreadsheet can be pasted in the place of these. Alt with
        Delete removes a row.
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
            {[
              ...rows.map((item, row) => (
                <GridRow
                  key={keys[row]}
                  {...{ ...common, item, row, place: inside(place, row) }}
                  onSave={(column, text, seen) => save(row, column, text, seen)}
                  onRemove={() => remove(row)}
                />
              )),
              ...begun.rows.map(({ key, item }, index) => (
                <GridRow
                  key={key}
                  {...{ ...common, item, row: rows.length + index, place: undefined }}
                  onSave={(column, text, seen) => {
                    const begunAbove = begun.rows.slice(0, index).map((one) => one.item);
                    const above = [...rows, ...begunAbove];
                    const said = { ...numbers, column, text, above };
                    const sent = begun.say(key, (now) => sayCell(now, said));
                    if (sent !== undefined) return save(sent, column, text, seen);
                    if (grid.current?.contains(document.activeElement)) begun.rest(key);
                    return undefined;
                  }}
                  onRemove={index < begun.rows.length - 1 ? () => begun.drop(key) : undefined}
                  onInput={() => begun.begin(key)}
                  onLeave={() => begun.leave(key)}
                />
              )),
            ]}
          </tbody>
        </table>
      </div>
      {begun.failure !== '' && (
        <p className="failure" role="alert">
          {begun.failure}
        </p>
      )}
      <div className="buttons">
        <button type="button" onClick={() => focusCell(nextRow, 0)}>
          <Icon name="add" /> Add row
        </button>
        {leftOut.size > 0 && (
          <button type="button" className="quiet" onClick={() => setAll(!all)}>
            {all ? 'Fewer columns' : 'More columns'}
          </button>
        )}
      </div>
    </fieldset>
  );
}
