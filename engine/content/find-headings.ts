// The items of a content file → the headings of its sections, in their order.
import type { ContentItem } from '../generated/manifest';
import { splitSections } from './parse-content';
import { parseRichText, toPlainText } from './rich-text';
import { findSpecial, listInner } from './special-items';

/** A heading as visitors read it: without the targets of its links. */
const toHeadingWords = (heading: string): string =>
  toPlainText(parseRichText(heading, () => undefined));

export function findHeadings(items: readonly ContentItem[]): readonly string[] {
  return items.flatMap((item) => {
    const special = findSpecial(item);
    if (special === undefined) return splitSections(item).map(([heading]) => heading);
    const { $section } = special;
    const own = $section === undefined ? [] : [toHeadingWords($section.heading)];
    return [...own, ...findHeadings(listInner(special))];
  });
}
