// The text of a file → what keeps it from being read at all.
import type { RawFinding } from '../raw-finding';

export function findUnreadable(
  file: string,
  text: string,
  maxLength: number,
): RawFinding | undefined {
  const stop = (code: RawFinding['code'], params: RawFinding['params'], offset = 0) => ({
    ...{ code, file, pointer: '', offset, params },
  });
  if (text.length > maxLength)
    return stop('too-large', { size: text.length, unit: 'characters', limit: maxLength });
  if (text.startsWith('\ufeff'))
    return stop('wrong-encoding', { reason: 'it begins with a byte order mark' });
  const nul = text.indexOf('\u0000');
  return nul < 0
    ? undefined
    : stop('wrong-encoding', { reason: 'it contains NUL characters' }, nul);
}
