// The texts of blocks → sections: the words of a block, each part under its heading.
import type { BlockView } from '../../generated/block-views';
import type { CardView, ContentNode, RichText } from '../../generated/concept-views';
import type { ContentItem } from '../../generated/manifest';
import type { BlockId, BlockModules, Section } from '../../model/block-module';
import type { PageView } from '../../model/site';
import { toSlug } from '../addresses/slug';
import { findAnchors } from '../items/find-headings';
import { toPlainText } from '../text/rich-text';
import { findSection, type SectionTexts } from '../text/section-texts';
import { toInnerLevel } from './inner-level';

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

const listWords = (nodes: readonly ContentNode[]): string[] => nodes.flatMap(toNodeWords);

type WordsOf = {
  readonly [Type in ContentNode['type']]: (
    node: Extract<ContentNode, { readonly type: Type }>,
  ) => string[];
};

const wordsOf: WordsOf = {
  paragraph: ({ text }) => toWords(text),
  list: ({ items }) =>
    items.flatMap((item) => ('nodes' in item ? listWords(item.nodes) : toWords(item))),
  section: ({ key, body }) => [key, ...listWords(body)],
  table: ({ caption, columns, rows }) =>
    toWords(caption, ...columns.flatMap(({ badge, heading }) => [badge, heading]), ...rows.flat()),
  quote: ({ body, name, role }) => [...listWords(body), ...toWords(name, role)],
  picture: ({ caption, credit }) => toWords(caption, credit),
  code: ({ caption, language, lines }) => toWords(caption, language, ...lines),
  rule: () => [],
  notes: ({ items }) => items.flatMap(listWords),
};

/** The words of a node, one text for each paragraph, item, cell and line. */
const toNodeWords = (node: ContentNode): string[] =>
  (wordsOf[node.type] as (node: ContentNode) => string[])(node);

interface NodeOptions {
  /** The level of the headings of sections. */
  readonly level: number;
  /** A heading for lists without one. */
  readonly listHeading?: string | undefined;
  readonly texts?: SectionTexts | undefined;
}

/** A section for each node of content; those within a section are one level lower. */
export const toSections = (
  nodes: readonly ContentNode[],
  { level, listHeading, texts }: NodeOptions,
): readonly Section[] =>
  nodes.flatMap((node): readonly Section[] => {
    if (node.type === 'section') {
      const { id, key, body } = node;
      const heading = findSection(texts, key)?.title ?? key;
      const inner = toSections(body, { level: level + 1, texts });
      return joinUnheaded([{ id, heading, level, words: [] }, ...inner]);
    }
    const heading = node.type === 'list' ? listHeading : undefined;
    return [{ ...(heading !== undefined && { heading }), level, words: toNodeWords(node) }];
  });

interface Headed {
  readonly id?: string;
  readonly heading?: string;
  readonly kicker?: string;
}

/** The sections of a block: the line above its heading, its own, with the words before any other heading, and those within. */
export function listSections(
  { id, heading, kicker }: Headed,
  words: readonly string[],
  inner: readonly Section[] = [],
): readonly Section[] {
  const above = toWords(kicker);
  const own: Section = {
    ...(id !== undefined && { id }),
    ...(heading !== undefined && { heading }),
    ...{ level: 2, words: heading === undefined ? [...above, ...words] : words },
  };
  const first: Section = { level: 2, words: heading === undefined ? [] : above };
  return [...(first.words.length > 0 ? [first] : []), ...joinUnheaded([own, ...inner])].filter(
    (section) => section.heading !== undefined || section.words.length > 0,
  );
}

/** The sections of any block: those that its module lists, or its heading. */
export const findSections = (
  modules: BlockModules,
  view: BlockView,
  page: PageView,
): readonly Section[] =>
  modules.get(view.type)?.text?.sections?.(view, page) ?? listSections(view, []);

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
  findAnchors(items).map((anchor) => ({ id: toSlug(anchor) }));
