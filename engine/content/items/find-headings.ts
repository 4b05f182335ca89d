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
const toHeadingWords = (heading: ContentWords): string =>
  typeof heading === 'string'
    ? toPlainText(parseRichText(heading, () => undefined))
    : toPartWords(heading);

export function findHeadings(items: readonly ContentItem[]): readonly string[] {
  return items.flatMap((item) => {
    const special = findSpecial(item);
    if (special === undefined) return splitSections(item).map(([heading]) => heading);
    const { $section } = special;
    const own = $section === undefined ? [] : [toHeadingWords($section.heading)];
    return [...own, ...findHeadings(listInner(special))];
  });
}
