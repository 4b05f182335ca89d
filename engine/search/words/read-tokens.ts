// A text → what can be searched of it. Builds and browsers share it: what one writes, the other finds.

/** A word as it is written, in small letters, and what else it can be found by. */
interface Token {
  /** Without the signs within it: "rowlevel" of "row-level"; absent where its script has no spaces. */
  readonly whole?: string;
  /** "row" and "level"; of a script without spaces each pair of characters that follow one another, and the last one. */
  readonly parts: readonly string[];
}

const word =
  /[\p{L}\p{N}][\p{L}\p{M}\p{N}\u0640]*(?:[-_./&·][\p{L}\p{N}][\p{L}\p{M}\p{N}\u0640]*)*(?:\+\+|[+#](?![\p{L}\p{N}]))?/gu;

/** Scripts that write words without spaces. What separates them differs from browser to browser, so pairs are compared. */
const unspaced =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\u30fc\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]+/gu;

export const signs = /[-_./&·]/g;
const kinds = /\p{N}+|[^\p{N}]+/gu;

/** One letter is too little to search for. */
const isLong = (part: string): boolean => part.length > 1;

function readPairs(run: string): Token {
  const all = [...run];
  return { parts: all.map((first, index) => first + (all[index + 1] ?? '')) };
}

/** `AB-12` is found as `ab12`, and by its parts. */
function readWord(text: string): Token[] {
  const lower = text.toLowerCase();
  const pieces = lower.replace(/[+#]+$/, '').split(signs);
  const whole = lower.replace(signs, '');
  if (!isLong(whole) && !/\p{N}/u.test(whole)) return [];
  const parts = new Set(pieces.flatMap((piece) => [piece, ...(piece.match(kinds) ?? [])]));
  parts.delete(whole);
  return [{ whole, parts: [...parts].filter(isLong) }];
}

/** What one run of letters, digits and the signs between them can be found by. */
export function readRun(run: string): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const { 0: part, index } of run.matchAll(unspaced)) {
    if (index > end) tokens.push(...readWord(run.slice(end, index)));
    tokens.push(readPairs(part));
    end = index + part.length;
  }
  return end === 0 ? readWord(run) : [...tokens, ...readWord(run.slice(end))];
}

/** Where a word may break, and how its letters join: nobody types these. */
export const unseen = /[\u00ad\u200b-\u200f\u2060\ufeff]/g;

/** Full-width letters, ligatures and the like are what they stand for. */
export const listRuns = (text: string): readonly string[] =>
  text.replace(unseen, '').normalize('NFKC').match(word) ?? [];

export const readTokens = (text: string): readonly Token[] => listRuns(text).flatMap(readRun);
