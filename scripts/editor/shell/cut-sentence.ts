// Words → their first sentence, and what follows it.

interface Cut {
  readonly first: string;
  /** Empty where there is one sentence alone. */
  readonly rest: string;
}

/** What a full stop may follow without an end: "St.", "bzw.", "Prof.", "z.", "e.g.", the day in "3. Dezember". */
const shortened =
  /(?:^|[\s(“„"'])(?:(?:(?![aeiouyäöü])\p{L})+|Prof|\p{L}|(?:\p{L}\.)+\p{L}|\d{1,2})\.[ \u00a0]*$/iu;

/** `language`: in which they are written, as a tag. */
export function cutSentence(words: string, language: string): Cut {
  let first = '';
  for (const { segment } of new Intl.Segmenter(language, { granularity: 'sentence' }).segment(
    words,
  )) {
    first += segment;
    if (!shortened.test(first)) break;
  }
  return { first: first.trim(), rest: words.slice(first.length).trim() };
}
