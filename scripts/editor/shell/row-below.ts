// The last row of a list of prices → one below it, which says nothing yet.
import { toPointer } from '../../../engine/content/shape/shape';
import { isRecord } from '../../../engine/model/json';
import type { EditorState } from '../site-state';
import type { WordSpot } from '../wire';
import { unsaid } from '../words-dialect';
import { findMember, manifestFile, toValuePath } from './site-values';

interface RowBelow {
  readonly operation: object;
  /** Where its first words stand. */
  readonly spot: WordSpot;
}

/** Undefined where something of the row comes next, and where rows have more than words and a price. */
export function findRowBelow(
  site: EditorState | undefined,
  { file, pointer }: WordSpot,
  next: WordSpot | undefined,
): RowBelow | undefined {
  const whole = toValuePath(site, pointer);
  const at = whole.findLastIndex((step) => typeof step === 'number');
  const path = whole.slice(0, at);
  const rows = findMember(site, path);
  if (file !== manifestFile || !Array.isArray(rows)) return undefined;
  const row: unknown = rows[Number(whole[at])];
  const isIn = next?.pointer.startsWith(`${whole.slice(0, at + 1).reduce<string>(toPointer, '')}/`);
  if (isIn || row !== rows.at(-1) || !isRecord(row) || !isRecord(row.price)) return undefined;
  const { price: _price, ...words } = row;
  if (!Object.values(words).every((one) => typeof one === 'string')) return undefined;
  const value = Object.fromEntries(
    Object.keys(row).map((name) => [name, name === 'price' ? { text: unsaid } : unsaid]),
  );
  const [first = ''] = Object.keys(words);
  return {
    operation: { op: 'insert', file, path, value },
    spot: { file, pointer: [...path, rows.length, first].reduce<string>(toPointer, '') },
  };
}
