// The items of a content file → the headings of its sections, in their order.
import type { ContentItem, ContentParts, ContentWords } from '../../generated/manifest';
import { parseRichText, toPlainText } from '../text/rich-text';
import { splitSections } from './parse-content';
import { findSpecial, listInner } from './special-items';

/** What is read of the parts of a heading. */
export const toPartWords = (parts: ContentParts): string =>
  parts
    .map((part) => {
      if (typeof part === 'string') return part;
      const { code, emphasis, image, link, strong } = part;
      const inner = emphasis ?? strong ?? link?.text;
      if (inner) return toPartWords(inner);
      return code ?? (image ? (image.alt ?? '') : part.break ? ' ' : '');
    })
    .join('');

/** A heading as visitors read it: without the targets of its links. */
export const toHeadingWords = (heading: ContentWords): string =>
  typeof heading === 'string'
    ? toPlainText(parseRichText(heading, () => undefined))
    : toPartWords(heading);

/** A heading, and the words that its anchor is made of. */
interface Heading {
  readonly words: string;
  readonly anchor: string;
}

function listHeadings(items: readonly ContentItem[]): readonly Heading[] {
  return items.flatMap((item): readonly Heading[] => {
    const special = findSpecial(item);
    if (special === undefined)
      return splitSections(item).map(([words]) => ({ words, anchor: words }));
    const { $section } = special;
    const inner = listHeadings(listInner(special));
    if ($section === undefined) return inner;
    const words = toHeadingWords($section.heading);
    return [{ words, anchor: $section.anchor ?? words }, ...inner];
  });
}

export const findHeadings = (items: readonly ContentItem[]): readonly string[] =>
  listHeadings(items).map(({ words }) => words);

/** The words that the anchors of sections are made of, in the order of their headings. */
export const findAnchors = (items: readonly ContentItem[]): readonly string[] =>
  listHeadings(items).map(({ anchor }) => anchor);
