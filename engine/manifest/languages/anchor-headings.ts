// The items of a content file in a language + the anchors of the file itself → the same items with these anchors: links, and the
// place in a page, are the same in every language.

import { toSlug } from '../../content/addresses/slug';
import { splitSections } from '../../content/items/parse-content';
import { findSpecial } from '../../content/items/special-items';
import type { ContentItem, ContentSpecial } from '../../generated/manifest';

/** In the order of the headings. */
type NextAnchor = () => string | undefined;

const isSame = (anchor: string | undefined, heading: string): boolean =>
  anchor === undefined || toSlug(anchor) === toSlug(heading);

function anchorSpecial(special: ContentSpecial, next: NextAnchor): ContentSpecial {
  const { $list, $notes, $quote, $section } = special;
  const inner = (items: readonly ContentItem[]): ContentItem[] => anchorItems(items, next);
  if ($section) {
    const given = next();
    const anchor = $section.anchor ?? given;
    const { body } = $section;
    return {
      $section: {
        ...$section,
        ...(anchor !== undefined && { anchor }),
        ...(body && { body: inner(body) }),
      },
    };
  }
  if ($quote?.body) return { $quote: { ...$quote, body: inner($quote.body) } };
  if ($notes)
    return {
      $notes: Object.fromEntries(Object.entries($notes).map(([name, body]) => [name, inner(body)])),
    };
  if ($list)
    return {
      $list: {
        ...$list,
        items: $list.items.map((item) => (typeof item === 'string' ? item : inner(item))),
      },
    };
  return special;
}

/** Only where an anchor is not that of the heading, a section becomes more than text. */
function anchorItem(item: ContentItem, next: NextAnchor): ContentItem[] {
  const special = findSpecial(item);
  if (special) return [anchorSpecial(special, next) as ContentItem];
  const sections = splitSections(item).map(([heading, body]) => ({
    heading,
    body,
    anchor: next(),
  }));
  if (sections.every(({ heading, anchor }) => isSame(anchor, heading))) return [item];
  return sections.map(({ heading, body, anchor }) => ({
    $section: {
      heading,
      ...(anchor !== undefined && { anchor }),
      body: [typeof body === 'string' ? body : [...body]],
    },
  })) as ContentItem[];
}

const anchorItems = (items: readonly ContentItem[], next: NextAnchor): ContentItem[] =>
  items.flatMap((item) => anchorItem(item, next));

/** `anchors`: those of the file itself, as many as there are headings; undefined where a heading keeps its own. */
export function anchorHeadings(
  items: readonly ContentItem[],
  anchors: readonly (string | undefined)[],
): readonly ContentItem[] {
  const left = anchors.values();
  return anchorItems(items, () => {
    const anchor = left.next().value;
    // What a variable says is not known yet.
    return anchor === undefined || anchor.includes('{') ? anchor : toSlug(anchor);
  });
}
