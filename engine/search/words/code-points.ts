// Whole numbers ↔ characters. UTF-8 writes small ones in one byte and page numbers in two or three, and what compresses text
// compresses them; hosts compress text, and nothing else for certain.

/** Below it are the characters that separate. */
const first = 0x20;

/** There are no characters for these numbers. */
const [surrogate, after] = [0xd800, 0xe000];

export function toCodePoint(value: number): number {
  const code = value + first;
  return code < surrogate ? code : code + after - surrogate;
}

export const toCharacter = (value: number): string => String.fromCodePoint(toCodePoint(value));

export function fromCharacter(character: string): number {
  const code = character.codePointAt(0) ?? first;
  return (code < surrogate ? code : code - after + surrogate) - first;
}
