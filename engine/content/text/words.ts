// Words that know where they were written: the development server marks them, and a build does not. Both are one text for
// readers; code that looks at words, or makes others of them, asks here. The app has no marks, and none of this
// (scripts/bundle/without-marks.ts).

const opening = '\uE000';
const numbered = '\uE001';
const closing = '\uE002';

/** Words between the marks of a place, which is a number. */
export const mark = (words: string, place: number): string =>
  opening + place + numbered + words + closing;

/** Marks one by one: an opening one with its number, or a closing one; and the words between them. */
export const marks: RegExp = /\uE000(\d+)\uE001|(\uE002)|[^\uE000-\uE002]+/g;

/** The words of a text for code that looks at them: compares, searches, makes an id or a number to dial. */
export function plain(text: string): string {
  return text.includes(numbered) || text.includes(closing)
    ? text.replace(/\uE000\d+\uE001|\uE002/g, '')
    : text;
}

/** An object of a manifest whose place is known holds it under this name. It goes along where the object is copied. */
export const placeName: unique symbol = Symbol.for('plinth.place');

const findPlace = (of: object | string): number | undefined => {
  if (typeof of === 'object') return (of as { readonly [placeName]?: number })[placeName];
  const [, place] = /\uE000(\d+)\uE001/.exec(of) ?? [];
  return place === undefined ? undefined : Number(place);
};

/** Words that nobody wrote, with the place of what they are made of: hours of their times, a price of its amount. */
export function said(text: string, of: object | string): string {
  const place = findPlace(of);
  return place === undefined ? text : mark(text, place);
}
