// Rows from a spreadsheet, pasted into a cell as the page shows it → operations on the list or the table that the cell is in.
import { isRecord } from '../../../engine/model/json';
import type { EditorState } from '../site-state';
import type { WordSpot } from '../wire';
import { isOfExamples } from './example-words';
import { chooseControl } from './fields/choose-control';
import { toOperations } from './fields/field-value';
import {
  type FormSchema,
  findBranch,
  readByValue,
  readNamed,
  readSchema,
} from './fields/form-schema';
import { listColumns } from './fields/grid-columns';
import { pasteRows, readCells } from './fields/pasted-rows';
import { changeTable, headRow, isTable, pasteTable, readTable } from './fields/table-edits';
import type { Schemas } from './shell-state';
import { findMember, manifestFile, toValuePath } from './site-values';

/** Said where a table was pasted among words. */
export const tableLost =
  'A table has no place among these words: its rows are lines now. “Add a block”, then “Table” has rows and columns.';

type Path = readonly (string | number)[];

interface Holder {
  readonly schema: FormSchema;
  readonly value: unknown;
  readonly path: Path;
  /** From there to the cell. */
  readonly rest: Path;
}

/** The list or the table around a cell of a block: what a form shows as one grid. */
function findGrid(
  schemas: Schemas,
  { schema: any, value, path, rest }: Holder,
): Holder | undefined {
  const of = readByValue(schemas, any, value);
  const type = isRecord(value) ? value.type : undefined;
  const schema = of.oneOf === undefined ? of : findBranch(schemas, of, type);
  const [step, ...further] = rest;
  if (schema === undefined || step === undefined) return undefined;
  if (isTable(schemas, schema) || chooseControl(schemas, schema) === 'grid')
    return { schema, value, path, rest };
  const isItem = Array.isArray(value);
  const inner = isItem ? schema.items : schema.properties?.[step];
  return findGrid(schemas, {
    schema: readSchema(schemas, inner, schema.from),
    value:
      isItem || isRecord(value) ? (value as Record<string | number, unknown>)[step] : undefined,
    path: [...path, step],
    rest: further,
  });
}

/** Of a table: `rows/2/0`, or `columns/0/heading`. */
function findCell([name, first, second]: Path) {
  return name === 'columns'
    ? { row: headRow, column: Number(first) }
    : { row: Number(first), column: Number(second) };
}

interface Known {
  readonly site: EditorState | undefined;
  readonly schemas: Schemas;
}

/** Undefined for words, and outside cells. */
export function pasteOnPage(
  { site, schemas }: Known,
  { file, pointer }: WordSpot,
  text: string,
): readonly object[] | undefined {
  const cells = text.includes('\t') ? readCells(text) : undefined;
  const steps = toValuePath(site, pointer);
  const [block, rest] = [steps.slice(0, 4), steps.slice(4)];
  const value = findMember(site, block);
  if (cells === undefined || file !== manifestFile || block[2] !== 'blocks' || !isRecord(value))
    return undefined;
  const schema = readNamed(schemas, `blocks/${value.type}`);
  const grid = findGrid(schemas, { schema, value, path: block, rest });
  if (grid === undefined) return undefined;
  const place = { file, path: grid.path };
  if (isTable(schemas, grid.schema)) {
    const table = readTable(grid.value);
    const pasted = { cells, ...findCell(grid.rest) };
    return changeTable(
      place,
      table,
      pasteTable(table, pasted, (rows) => isOfExamples(schemas, rows)),
    );
  }
  const rows = Array.isArray(grid.value) ? grid.value : [];
  const item = readSchema(schemas, grid.schema.items, grid.schema.from);
  const columns = listColumns(schemas, item, rows);
  const [row, ...member] = grid.rest;
  const column = columns.findIndex(({ path }) => path.every((key, index) => key === member[index]));
  if (column < 0) return undefined;
  const after = pasteRows(schemas, rows, {
    ...{ cells, row: Number(row), column, columns },
    ...{ currency: findMember(site, ['site', 'currency']), language: site?.language ?? '' },
  });
  return toOperations(place, rows, after);
}
