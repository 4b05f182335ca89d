// A table (CSV) of the site → its columns and rows, for a form.
import { isTable, placeTable, readRows } from '../../../engine/manifest/text/parse-rows';
import { isRecord } from '../../../engine/model/json';
import { SiteEdit } from '../../edit/site-edit';
import type { TableText } from '../file-facts';
import type { EditSession } from './edit-session';

/** Null for what is not a table of this site, or cannot be read as one. */
export function readTable({ base }: EditSession, file: string): TableText | null {
  const path = /^files\/(.+)$/.exec(file)?.[1];
  const isKnown = path !== undefined && base.source.files.get(path)?.kind === 'file';
  if (!isTable(file) || !isKnown) return null;
  const text = new SiteEdit(base.root).read(file);
  const rows = text === undefined ? undefined : readRows(file, text).value;
  if (text === undefined || !Array.isArray(rows)) return null;
  const { names: columns } = placeTable(text);
  const toWords = (row: unknown): Record<string, string> =>
    Object.fromEntries(columns.map((name) => [name, isRecord(row) ? String(row[name] ?? '') : '']));
  return { columns, rows: rows.map(toWords) };
}
