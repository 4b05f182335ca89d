// A data file of the site, a table (CSV) or a list in JSON → its rows, for a form.
import { isTable, placeTable, readRows } from '../../../engine/manifest/text/parse-rows';
import { isRecord } from '../../../engine/model/json';
import { SiteEdit } from '../../edit/site-edit';
import type { DataRows } from '../file-facts';
import type { EditSession } from './edit-session';

/** Null for what is not a data file of this site, or cannot be read as one. */
export function readDataRows({ base }: EditSession, file: string): DataRows | null {
  const path = /^files\/(.+\.(?:csv|json))$/.exec(file)?.[1];
  if (path === undefined || base.source.files.get(path)?.kind !== 'file') return null;
  const text = new SiteEdit(base.root).read(file);
  const rows = text === undefined ? undefined : readRows(file, text).value;
  if (text === undefined || !Array.isArray(rows)) return null;
  if (!isTable(file)) return { rows };
  const { names: columns } = placeTable(text);
  const toWords = (row: unknown): Record<string, string> =>
    Object.fromEntries(columns.map((name) => [name, isRecord(row) ? String(row[name] ?? '') : '']));
  return { columns, rows: rows.map(toWords) };
}
