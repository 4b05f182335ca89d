// A text → the characters in it that no text has.
import type { RawFinding } from '../raw-finding';
import { nameCharacter } from './name-character';

/** Control characters except tab and line breaks, unpaired surrogates, and noncharacters. */
const notText =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufdd0-\ufdef\ufffe\uffff\ud800-\udfff]/u;

export interface Place {
  readonly file: string;
  readonly pointer: string;
  readonly part: 'key' | 'value';
}

export function findNoText(text: string, place: Place): RawFinding[] {
  const found = notText.exec(text)?.[0];
  if (found === undefined) return [];
  return [{ code: 'not-text', ...place, params: { character: nameCharacter(found) } }];
}
