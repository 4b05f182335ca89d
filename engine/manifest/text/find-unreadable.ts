// The text of a file → what keeps it from being read at all.
import type { Cause, RawFinding } from '../raw-finding';

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
  if (text.startsWith('\ufeff'))
    return stop({ code: 'wrong-encoding', params: { reason: 'it begins with a byte order mark' } });
  const nul = text.indexOf('\u0000');
  return nul < 0
    ? undefined
    : stop({ code: 'wrong-encoding', params: { reason: 'it contains NUL characters' } }, nul);
}
