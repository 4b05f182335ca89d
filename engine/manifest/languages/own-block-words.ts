// The words among the defaults of a site's own blocks → the same in a language, in the blocks that say nothing themselves.
import { isRecord } from '../../model/json';
import type { DefaultWords } from '../../model/own-words';
import type { WordsNode } from '../../model/words';

/** The defaults as a value, of lists one entry: where words are found in a block, they are found in it. */
export function toExample(words: DefaultWords | undefined): unknown {
  if (words === undefined || typeof words === 'string') return words;
  if ('items' in words) return [toExample(words.items)];
  return Object.fromEntries(
    Object.entries(words.fields).map(([name, inner]) => [name, toExample(inner)]),
  );
}

const toRecord = (value: unknown): Readonly<Record<string, unknown>> =>
  isRecord(value) ? value : {};

/** A block, or a part of it, with the translated words of the example wherever a default would be filled in. */
export function fillInExample(value: unknown, words: DefaultWords, example: unknown): unknown {
  if (typeof words === 'string') return value === undefined ? example : value;
  if ('items' in words) {
    const [one] = Array.isArray(example) ? example : [];
    return Array.isArray(value)
      ? value.map((item) => fillInExample(item, words.items, one))
      : value;
  }
  if (value === undefined ? !words.isFilled : !isRecord(value)) return value;
  const own = toRecord(value);
  const filled = Object.entries(words.fields).flatMap(([name, inner]) => {
    const member = fillInExample(own[name], inner, toRecord(example)[name]);
    return member === undefined ? [] : [[name, member] as const];
  });
  return { ...own, ...Object.fromEntries(filled) };
}

/** Where the words of one type are, in a value `{ block, settings }`. */
export const toOwnNode = (type: string): WordsNode => ({
  fields: {
    block: { concept: `blocks/${type}` },
    settings: { concept: `block-settings/${type}` },
  },
});
