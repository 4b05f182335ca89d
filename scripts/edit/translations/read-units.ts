// A file that translators have filled in, or what is piped into a command → its units.
import { buffer as readInput } from 'node:stream/consumers';
import { findOfficeFile } from '../../../engine/manifest/text/find-unreadable';
import { CannotRun } from '../../command/cannot-run';
import { readGiven } from '../../source/read-given';
import { decode } from '../../source/read-text';
import { readCsv } from './csv';
import type { Unit } from './list-units';
import { readXliff } from './xliff';

/** @throws CannotRun for other encodings: translations would lose characters. */
function toText(file: string, bytes: Buffer): string {
  const { text, broken } = decode(bytes);
  if (broken === undefined) return text;
  if (findOfficeFile(text))
    throw new CannotRun(
      `${file} is a workbook or a document of an office program. Open it there, and export it as CSV.`,
    );
  throw new CannotRun(`${file} is not UTF-8 text: ${broken.reason}. Save it as UTF-8.`);
}

/** @throws CannotRun where they cannot be read, or are of another language. */
export async function readUnits(file: string, tag: string): Promise<Unit[]> {
  const text = toText(file, file === '-' ? await readInput(process.stdin) : readGiven(file));
  return /^\ufeff?\s*</.test(text) ? readXliff(file, text, tag) : readCsv(file, text);
}
