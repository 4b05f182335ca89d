// Words that carry the place they come from, in characters that no text has; the test of marks puts this file in the place
// of engine/content/words.ts.

/** Words between the marks of a place. */
export const mark = (words: string, place: number): string => `\uE000${place}\uE001${words}\uE002`;

/** The same without marks. */
export const plain = (text: string): string => text.replace(/\uE000\d+\uE001|\uE002/g, '');

/** The numbers of the places whose words stand in a text. */
export const findPlaces = (text: string): number[] =>
  Array.from(text.matchAll(/\uE000(\d+)\uE001/g), ([, place]) => Number(place));
