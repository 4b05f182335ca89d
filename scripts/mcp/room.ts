// Long lists and texts → as much as fits into one answer, and where to go on.
import type { JsonValue } from '../../engine/model/json';

/** In bytes: of a whole answer as it is sent. */
export const maxAnswer = 20_000;

/** An answer says everything twice: as a value, and as its text for clients that know no values. */
const measure = (value: JsonValue): number => {
  const text = JSON.stringify(value);
  return Buffer.byteLength(text) + Buffer.byteLength(JSON.stringify(text));
};

/** Of an answer, for its lists; the rest is for what else it says. */
const room = maxAnswer - 5000;

/** The first at least, however long. */
export function takeFitting<One extends JsonValue>(
  all: readonly One[],
  from = 0,
  size = room,
): { readonly taken: One[]; readonly next?: number } {
  let left = size;
  const taken: One[] = [];
  for (const one of all.slice(from)) {
    left -= measure(one) + 2;
    if (left < 0 && taken.length > 0) return { taken, next: from + taken.length };
    taken.push(one);
  }
  return { taken };
}

/** The piece of a text that fits, from a character on. */
export function takeText(
  text: string,
  from = 0,
  size = room,
): { readonly text: string; readonly next?: number } {
  let end = Math.min(text.length, from + size);
  while (end > from + 1 && measure(text.slice(from, end)) > size)
    end = from + Math.floor((end - from) * 0.8);
  // Never between the halves of a character.
  if (/[\ud800-\udbff]/.test(text.charAt(end - 1)) && end < text.length) end += 1;
  const taken = text.slice(from, end);
  return end < text.length ? { text: taken, next: end } : { text: taken };
}

/** In characters: what is longer is read with the tool for that. */
const maxWords = 120;

export const shorten = (text: string, most = maxWords): string =>
  text.length > most ? `${text.slice(0, most - 1)}…` : text;

/** A value in few characters. */
export function summarise(value: JsonValue | undefined, most = maxWords): string {
  if (typeof value === 'string') return shorten(value, most);
  return shorten(JSON.stringify(value) ?? '', most);
}
