// The text of a file → what keeps it from being read at all.
import type { ParamsOf } from '../catalogue';
import type { Cause, RawFinding } from '../raw-finding';

/** By how files of office programs begin, whatever their names say: workbooks and documents are archives inside. */
const officeFiles: readonly (readonly [beginning: string, ParamsOf<'wrong-encoding'>])[] = [
  [
    'PK\u0003\u0004',
    {
      reason: 'it is a workbook or a document of an office program',
      remedy: 'Open it in that program, and export it: a table as CSV, words as plain text.',
    },
  ],
  [
    '{\\rtf',
    {
      reason: 'it is a document of a word processor, in RTF',
      remedy: 'Open it in that program, and export its words as plain text.',
    },
  ],
];

export const findOfficeFile = (text: string): ParamsOf<'wrong-encoding'> | undefined =>
  officeFiles.find(([beginning]) => text.startsWith(beginning))?.[1];

export function findUnreadable(
  file: string,
  text: string,
  maxLength: number,
): RawFinding | undefined {
  const stop = (cause: Cause, offset = 0): RawFinding => ({ ...cause, file, pointer: '', offset });
  if (text.length > maxLength)
    return stop({
      code: 'too-large',
      params: { size: text.length, unit: 'characters', limit: maxLength },
    });
  const office = findOfficeFile(text);
  if (office) return stop({ code: 'wrong-encoding', params: office });
  if (text.startsWith('\ufeff')) return stop({ code: 'byte-order-mark', params: {} });
  const nul = text.indexOf('\u0000');
  return nul < 0
    ? undefined
    : stop({ code: 'wrong-encoding', params: { reason: 'it contains NUL characters' } }, nul);
}
