// A change of a row or a cell of a table (CSV) → edits of its text. Of what it does not concern, every byte is kept.
import { findNearest } from '../../engine/manifest/shape/nearest';
import { placeTable, type RowValue, readRows } from '../../engine/manifest/text/parse-rows';
import { isRecord, type JsonValue } from '../../engine/model/json';
import { CannotRun } from '../command/cannot-run';
import type { Edit } from './edits';
import type { JsonOperation } from './operations';
import type { SiteEdit } from './site-edit';

interface Place {
  readonly offset: number;
  readonly length: number;
}

const toEnd = ({ offset, length }: Place): number => offset + length;

/** What a cell holds is words; null is nothing. */
function toWords(value: JsonValue | undefined, file: string): string {
  if (value === null || value === undefined) return '';
  if (typeof value !== 'object') return String(value);
  throw new CannotRun(`A cell of ${file} is a text or a number, not ${JSON.stringify(value)}.`);
}

class TableEdit {
  readonly #file: string;
  readonly #text: string;
  readonly #separator: string;
  readonly #names: readonly string[];
  readonly #rows: readonly RowValue[];
  readonly #places: ReturnType<typeof placeTable>['places'];
  /** The row of the names. */
  readonly #head: Place;

  /** @throws CannotRun where the table cannot be read. */
  constructor(file: string, text: string) {
    const { value } = readRows(file, text);
    if (!Array.isArray(value))
      throw new CannotRun(
        `The rows of ${file} cannot be read. Fix that first, or write the whole file.`,
      );
    const { separator, names, places } = placeTable(text);
    this.#file = file;
    this.#text = text;
    this.#separator = separator;
    this.#rows = value;
    this.#places = places.slice(1);
    this.#names = names;
    this.#head = places[0] ?? { offset: 0, length: 0 };
  }

  list(operation: JsonOperation): Edit[] {
    const [row, column, ...further] = operation.path;
    const isCell = column !== undefined;
    if (further.length > 0) throw this.#refuse('a path leads to a row, or to a cell of one');
    if (operation.op === 'insert') {
      if (row !== undefined)
        throw this.#refuse('a row is put into the table itself: the path is []');
      return this.#insert(this.#print(operation.value), operation.index ?? this.#rows.length);
    }
    const index = this.#getIndex(row, this.#rows.length - 1);
    if (operation.op === 'set')
      return isCell
        ? this.#setCell(index, String(column), operation.value)
        : [this.#replace(index, this.#print(operation.value))];
    if (operation.op === 'unset' && isCell) return this.#setCell(index, String(column), null);
    if (operation.op === 'remove' && !isCell) return [this.#remove(index)];
    if (operation.op === 'move' && !isCell && operation.to.length === 1)
      return this.#move(index, this.#getIndex(operation.to[0], this.#rows.length - 1));
    throw this.#refuse(`"${operation.op}" is not for ${isCell ? 'a cell' : 'a row'}`);
  }

  #refuse(reason: string): CannotRun {
    return new CannotRun(
      `${this.#file} is a table: ${reason}. Use "set" or "unset" for a cell, "insert", "set", "remove" or "move" for a row.`,
    );
  }

  #getIndex(index: unknown, last: number): number {
    if (Number.isInteger(index) && Number(index) >= 0 && Number(index) <= last)
      return Number(index);
    const rows = last < 1 ? ['no rows', 'only row 0'][last + 1] : `the rows 0 to ${last}`;
    throw new CannotRun(`${this.#file} has no row ${JSON.stringify(index)}: it has ${rows}.`);
  }

  #checkName(name: string): void {
    if (this.#names.includes(name)) return;
    const near = findNearest(name, this.#names);
    const hint =
      near === undefined ? `It has: ${this.#names.join(', ')}.` : `Did you mean "${near}"?`;
    throw new CannotRun(`${this.#file} has no column "${name}". ${hint}`);
  }

  /** In quotation marks where the words would be read as something else, or where they were in such. */
  #quote(words: string, before = ''): string {
    const mustQuote =
      before.startsWith('"') ||
      words.trim() !== words ||
      /["\r\n]/.test(words) ||
      words.includes(this.#separator);
    return mustQuote ? `"${words.replaceAll('"', '""')}"` : words;
  }

  #print(value: JsonValue): string {
    if (!isRecord(value)) throw this.#refuse('a row is an object, with a text for each column');
    for (const name of Object.keys(value)) this.#checkName(name);
    const cells = this.#names.map((name) => toWords(value[name] as JsonValue, this.#file));
    this.#checkFilled(cells);
    return cells.map((words) => this.#quote(words)).join(this.#separator);
  }

  /** What has nothing in it is not read as a row. */
  #checkFilled(cells: readonly unknown[]): void {
    if (cells.some((words) => String(words ?? '').trim() !== '')) return;
    throw this.#refuse('a row without any words is none. Remove it instead');
  }

  #setCell(index: number, name: string, value: JsonValue): Edit[] {
    this.#checkName(name);
    const words = toWords(value, this.#file);
    const { [name]: _, ...others } = this.#rows[index] ?? {};
    this.#checkFilled([words, ...Object.values(others)]);
    const [start = 0, end = start] = this.#places[index]?.fields[this.#names.indexOf(name)] ?? [];
    const text = this.#quote(words, this.#text.slice(start, end));
    return [{ offset: start, length: end - start, text }];
  }

  get #lineEnd(): string {
    return /\r\n|\n|\r/.exec(this.#text.slice(toEnd(this.#head)))?.[0] ?? '\n';
  }

  #getPlace(index: number): Place {
    return this.#places[index] ?? this.#head;
  }

  #replace(index: number, text: string): Edit {
    const { offset, length } = this.#getPlace(index);
    return { offset, length, text };
  }

  #insert(row: string, index: number): Edit[] {
    this.#getIndex(index, this.#rows.length);
    const before = this.#places[index];
    if (before) return [{ offset: before.offset, length: 0, text: row + this.#lineEnd }];
    return [
      { offset: toEnd(this.#places.at(-1) ?? this.#head), length: 0, text: this.#lineEnd + row },
    ];
  }

  /** With its line. */
  #remove(index: number): Edit {
    const place = this.#getPlace(index);
    const next = this.#places[index + 1];
    if (next) return { offset: place.offset, length: next.offset - place.offset, text: '' };
    const offset = toEnd(index === 0 ? this.#head : this.#getPlace(index - 1));
    return { offset, length: toEnd(place) - offset, text: '' };
  }

  /** The index counts without it. */
  #move(from: number, to: number): Edit[] {
    if (from === to) return [];
    const { offset } = this.#getPlace(from);
    const row = this.#text.slice(offset, toEnd(this.#getPlace(from)));
    return [this.#remove(from), ...this.#insert(row, to < from ? to : to + 1)];
  }
}

/** @throws CannotRun where the file is not a table that can be read, or that place is not in it. */
export function applyToRows(site: SiteEdit, operation: JsonOperation): void {
  const { file } = operation;
  const edits = new TableEdit(file, site.get(file)).list(operation);
  site.apply({ op: 'edit', file, edits });
}
