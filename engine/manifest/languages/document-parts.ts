// The items of a document → its parts, from heading to heading: what a translation of it is compared with.
import { createHeadingIds } from '../../content/addresses/element-ids';
import { toHeadingWords } from '../../content/items/find-headings';
import { findSpecial } from '../../content/items/special-items';
import type { ContentItem, ContentSpecial, ContentWords } from '../../generated/manifest';

/** All words before the text, as one part: the name that these once had. */
export const allWords = 'words';

/** Parts that begin with no heading; one that has such a heading is called otherwise. */
const withoutHeading = [allWords, 'start', 'notes'] as const;

/** Words before the text have the pointer of their member. */
export const isMember = (part: string): boolean => part.startsWith('/');

export const isHeading = (part: string): boolean =>
  !isMember(part) && !(withoutHeading as readonly string[]).includes(part);

/** How a part is called: 'The "title"', 'The part "opening-hours"'. */
export const namePart = (part: string): string =>
  isMember(part) ? `The "${part.slice(1).replaceAll('/', '.')}"` : `The part "${part}"`;

export interface DocumentText {
  readonly items: readonly ContentItem[];
  /** What its front matter says to readers, by pointer. */
  readonly words: readonly (readonly [pointer: string, text: string])[];
}

export interface Part {
  /** The pointer of a member before the text, `start`, `notes`, or the id of its heading. */
  readonly name: string;
  /** The words that its anchor is made of. */
  readonly anchor?: string;
  /** Equal for equal words, in whatever order its paragraphs stand. */
  readonly content: string;
  /** Where it begins among the items; undefined for the words before them. */
  readonly pointer?: string;
}

interface Section {
  readonly heading?: ContentWords;
  readonly anchor?: string;
  readonly pointer: string;
  items: readonly ContentItem[];
}

/** Takes sections out of an item, each into a place of its own, wherever they stand. */
class Sections {
  readonly all: Section[] = [];
  readonly notes: Section[] = [];

  takeOut(items: readonly ContentItem[], at: string): ContentItem[] {
    return items.flatMap((item, index) => this.#takeOutOf(item, `${at}/${index}`));
  }

  #takeOutOf(item: ContentItem, at: string): ContentItem[] {
    const special = findSpecial(item);
    if (special === undefined) return [item];
    const { $notes, $section } = special;
    if ($notes) {
      this.notes.push({ pointer: at, items: [item] });
      return [];
    }
    if ($section) {
      const { heading, anchor = toHeadingWords(heading), body = [] } = $section;
      const section: Section = { heading, anchor, pointer: at, items: [] };
      this.all.push(section);
      section.items = this.takeOut(body, `${at}/$section/body`);
      return [];
    }
    return [this.#takeOutOfBody(special, at) as ContentItem];
  }

  #takeOutOfBody(special: ContentSpecial, at: string): ContentSpecial {
    const { $list, $quote } = special;
    if ($quote?.body)
      return { $quote: { ...$quote, body: this.takeOut($quote.body, `${at}/$quote/body`) } };
    if ($list === undefined) return special;
    const items = $list.items.map((item, index) =>
      typeof item === 'string' ? item : this.takeOut(item, `${at}/$list/items/${index}`),
    );
    return { $list: { ...$list, items } };
  }
}

/** Paragraphs that change places say what they said. */
const toContent = ({ heading, items }: Pick<Section, 'heading' | 'items'>): string =>
  JSON.stringify([heading ?? null, ...items.map((item) => JSON.stringify(item)).sort()]).normalize(
    'NFC',
  );

const toMemberContent = (text: string): string => JSON.stringify([text]).normalize('NFC');

/** The content of all words before the text, as one part. */
export const toWordsContent = ({ words }: Pick<DocumentText, 'words'>): string =>
  JSON.stringify(words).normalize('NFC');

export function listParts({ items, words }: DocumentText): Part[] {
  const sections = new Sections();
  const start = sections.takeOut(items, '');
  const toName = createHeadingIds(withoutHeading);
  return [
    ...words.map(([pointer, text]) => ({ name: pointer, content: toMemberContent(text) })),
    ...(start.length > 0
      ? [{ name: 'start', content: toContent({ items: start }), pointer: '/0' }]
      : []),
    ...sections.all.map(({ anchor = '', pointer, ...section }) => ({
      ...{ name: toName(anchor), anchor, pointer, content: toContent(section) },
    })),
    ...sections.notes.map(({ pointer, items: notes }) => ({
      ...{ name: 'notes', pointer, content: toContent({ items: notes }) },
    })),
  ];
}
