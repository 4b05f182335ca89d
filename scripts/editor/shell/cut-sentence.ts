// Words → their first sentence, and what follows it.

interface Cut {
  readonly first: string;
  /** Empty where there is one sentence alone. */
  readonly rest: string;
}

/** `language`: in which they are written, as a tag. */
export function cutSentence(words: string, language: string): Cut {
  const sentences = new Intl.Segmenter(language, { granularity: 'sentence' });
  const [{ segment } = { segment: '' }] = sentences.segment(words);
  return { first: segment.trim(), rest: words.slice(segment.length).trim() };
}
