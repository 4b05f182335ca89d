// A text → the first character in it that was written as UTF-8 and read as Windows-1252, such as "Ã¶" for "ö".
import type { ParamsOf } from '../catalogue';
import type { TextFinding } from './text-finding';

/** What Windows-1252 has at 0x80 to 0x9f (https://encoding.spec.whatwg.org/index-windows-1252.txt). */
const upper = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** Signs that no word goes on with: quotation marks, dashes and three dots may follow a capital letter at its end. */
const after = '€‚ƒ„†‡ˆ‰Š‹Œ•˜™š›œžŸ¡-ª¬-º¼-¿';

const garbled = new RegExp(
  [
    `Ã[${after}]`,
    '(?<![\\p{L}])Ã[–“”…‘’](?=\\p{Ll})',
    'Â[¡-ª¬-º¼-¿]',
    'â€[\\u009d“”˜™œ¢¦–—]|â‚¬|â„¢',
    `(?:[ÐÑ][\\u00a0${upper}¡-¿]){2}`,
  ].join('|'),
  'u',
);

const toByte = (character: string): number => {
  const place = upper.indexOf(character);
  return place < 0 ? (character.codePointAt(0) ?? 0) : 0x80 + place;
};

/** Undefined where its bytes are not UTF-8: then the characters may be meant. */
function decode(written: string): string | undefined {
  try {
    const bytes = Uint8Array.from([...written], toByte);
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

export function findGarbled(text: string): TextFinding | undefined {
  const found = garbled.exec(text);
  const meant = found ? decode(found[0]) : undefined;
  if (found === null || meant === undefined) return undefined;
  const [written] = found;
  const params: ParamsOf<'garbled-character'> = { written, meant };
  return {
    code: 'garbled-character',
    span: [found.index, found.index + written.length],
    params,
  };
}
