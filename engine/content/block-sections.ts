// The texts of blocks → sections: the words of a block, each part under its heading.
import type { ContentItem } from '../generated/manifest';
import type { BlockId, Section } from '../model/block-module';
import type { CardView, ContentBody, ContentNode, RichText } from '../model/views';
import { toInnerLevel } from './inner-level';
import { findHeadings } from './parse-content';
import { toPlainText } from './rich-text';
import { findSection, type SectionTexts } from './section-texts';
import { toSlug } from './slug';

/** The texts that are present, as plain text. */
export const toWords = (...texts: readonly (RichText | string | undefined)[]): string[] =>
  texts.flatMap((text) =>
    text === undefined || text.length === 0
      ? []
      : [typeof text === 'string' ? text : toPlainText(text)],
  );

/** A section without a heading is joined to the one before it. */
function joinUnheaded(sections: readonly Section[]): readonly Section[] {
  const joined: { section: Section; words: string[] }[] = [];
  for (const section of sections) {
    const last = joined.at(-1);
    if (last && section.heading === undefined && last.section.hidden === section.hidden)
      last.words.push(...section.words);
    else joined.push({ section, words: [...section.words] });
  }
  return joined.map(({ section, words }) => ({ ...section, words }));
}

interface NodeOptions {
  /** The level of the headings of sections. */
  readonly level: number;
  /** A heading for lists without one. */
  readonly listHeading?: string | undefined;
  readonly texts?: SectionTexts | undefined;
}

const toBodyWords = (body: ContentBody): string[] =>
  body.type === 'paragraph' ? toWords(body.text) : toWords(...body.items);

/** A section for each node of content. */
export const toSections = (
  nodes: readonly ContentNode[],
  { level, listHeading, texts }: NodeOptions,
): readonly Section[] =>
  nodes.map((node) => {
    if (node.type === 'section') {
      const { id, key, body } = node;
      const heading = findSection(texts, key)?.title ?? key;
      return { id, heading, level, words: body.flatMap(toBodyWords) };
    }
    const heading = node.type === 'list' ? listHeading : undefined;
    return { ...(heading !== undefined && { heading }), level, words: toBodyWords(node) };
  });

interface Headed {
  readonly id?: string;
  readonly heading?: string;
}

/** The sections of a block: its own, with the words before any other heading, and those within. */
export function listSections(
  { id, heading }: Headed,
  words: readonly string[],
  inner: readonly Section[] = [],
): readonly Section[] {
  const own: Section = {
    ...(id !== undefined && { id }),
    ...(heading !== undefined && { heading }),
    ...{ level: 2, words },
  };
  return joinUnheaded([own, ...inner]).filter(
    (section) => section.heading !== undefined || section.words.length > 0,
  );
}

interface WithCards extends Headed {
  readonly text?: RichText;
}

/** The sections of a block of cards. */
export function listCards(view: WithCards, cards: readonly CardView[]): readonly Section[] {
  const level = toInnerLevel(view.heading);
  const inner = cards.map(({ title, text, label, button }) => ({
    heading: title,
    level,
    words: toWords(text, button ? label : undefined),
  }));
  return listSections(view, toWords(view.text), inner);
}

/** The ids that the headings in a file would have. */
export const findSectionIds = (items: readonly ContentItem[]): BlockId[] =>
  findHeadings(items).map((heading) => ({ id: toSlug(heading) }));
