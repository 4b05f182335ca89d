// Two texts as they are published → whether they differ in nothing but the words of their sentences, or of their headings as well.
import { parseContent } from '../content/items/parse-content';
import { parsePublishedText } from '../content/items/published-text';
import type { ContentNode } from '../generated/concept-views';
import { isRecord } from '../model/json';
import type { PublishedText } from '../model/views';

const toNodes = (text: PublishedText): readonly ContentNode[] =>
  'nodes' in text ? text.nodes : parseContent(text, { toText: parsePublishedText });

/** What a list of running text, or of several, is called. What else has words may have others that depend on it. */
const ofSentences: ReadonlySet<string> = new Set(['text', 'children', 'items']);

/** What a section has of the words of its heading. */
const ofHeadings: ReadonlySet<string> = new Set(['key', 'id', 'anchor']);

const isSection = ({ type, id }: Readonly<Record<string, unknown>>): boolean =>
  type === 'section' && id !== undefined;

/** `inWords`: whether a string is part of what may differ. */
function isAlike(one: unknown, other: unknown, inWords: boolean): boolean {
  if (typeof one === 'string' && typeof other === 'string') return inWords || one === other;
  if (Array.isArray(one) && Array.isArray(other))
    return (
      one.length === other.length &&
      one.every((part, index) => isAlike(part, other[index], inWords))
    );
  if (!isRecord(one) || !isRecord(other)) return Object.is(one, other);
  const [names, others] = [Object.keys(one), Object.keys(other)];
  const isHeaded = isSection(one);
  return (
    names.length === others.length &&
    names.every((name, index) => {
      const isOfSentences = Array.isArray(one[name]) && ofSentences.has(name);
      const isOfHeading = isHeaded && (ofHeadings.has(name) || name === 'heading');
      return (
        name === others[index] && isAlike(one[name], other[name], isOfSentences || isOfHeading)
      );
    })
  );
}

interface Section {
  readonly id: string;
  /** All that is said of it but what it holds. */
  readonly head: string;
}

/** Those of a text, in order. */
function listSections(value: unknown): readonly Section[] {
  if (Array.isArray(value)) return value.flatMap(listSections);
  if (!isRecord(value)) return [];
  const inner = Object.values(value).flatMap(listSections);
  if (!isSection(value)) return inner;
  const { body: _, ...head } = value;
  return [{ id: String(value.id), head: JSON.stringify(head) }, ...inner];
}

/**
 * The ids of the headings that are others in one of the texts: nothing of a site but what shows a text depends on its other words.
 * Undefined where they differ in more than words.
 */
export function findOtherHeadings(
  one: PublishedText,
  other: PublishedText,
): readonly string[] | undefined {
  const [nodes, others] = [toNodes(one), toNodes(other)];
  if (!isAlike(nodes, others, false)) return undefined;
  const sections = listSections(others);
  return listSections(nodes).flatMap(({ id, head }, index) => {
    const now = sections[index];
    return now === undefined || now.head === head ? [] : [id, now.id];
  });
}
