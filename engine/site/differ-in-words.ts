// Two texts as they are published → whether they differ in nothing but the words of their sentences.
import { parseContent } from '../content/items/parse-content';
import { parsePublishedText } from '../content/items/published-text';
import type { ContentNode } from '../generated/concept-views';
import { isRecord } from '../model/json';
import type { PublishedText } from '../model/views';

const toNodes = (text: PublishedText): readonly ContentNode[] =>
  'nodes' in text ? text.nodes : parseContent(text, { toText: parsePublishedText });

/** What a list of running text, or of several, is called. What else has words, such as a heading, may have others that depend on it. */
const ofSentences: ReadonlySet<string> = new Set(['text', 'children', 'items']);

/** `inSentence`: whether a string is part of running text. */
function isAlike(one: unknown, other: unknown, inSentence: boolean): boolean {
  if (typeof one === 'string' && typeof other === 'string') return inSentence || one === other;
  if (Array.isArray(one) && Array.isArray(other))
    return (
      one.length === other.length &&
      one.every((part, index) => isAlike(part, other[index], inSentence))
    );
  if (!isRecord(one) || !isRecord(other)) return Object.is(one, other);
  const [names, others] = [Object.keys(one), Object.keys(other)];
  return (
    names.length === others.length &&
    names.every((name, index) => {
      const isOfSentences = Array.isArray(one[name]) && ofSentences.has(name);
      return name === others[index] && isAlike(one[name], other[name], isOfSentences);
    })
  );
}

/** Then nothing of a site but what shows these words depends on which of the two it has. */
export const differInWords = (one: PublishedText, other: PublishedText): boolean =>
  isAlike(toNodes(one), toNodes(other), false);
