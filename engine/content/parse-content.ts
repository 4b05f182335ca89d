// The items of a content file → content nodes. Knows neither manifest nor variables: both are resolved before.

import type { ContentItem } from '../generated/manifest';
import type { ContentBody, ContentNode } from '../model/views';
import { createHeadingIds } from './element-ids';
import { isReservedKey } from './reserved-keys';
import { parseRichText, type ResolveTarget } from './rich-text';
import { plain } from './words';

type ContentSection = readonly [heading: string, body: string | readonly string[]];

const splitSections = (item: ContentItem): readonly ContentSection[] =>
  typeof item === 'string' || Array.isArray(item)
    ? []
    : Object.entries(item).filter(([key]) => !isReservedKey(plain(key)));

/** The headings of the sections of a file. */
export const findHeadings = (items: readonly ContentItem[]): readonly string[] =>
  items.flatMap(splitSections).map(([heading]) => heading);

/** The nodes of a file; the ids of its sections are not among the taken ones. */
export function parseContent(
  items: readonly ContentItem[],
  resolve: ResolveTarget,
  others: Iterable<string> = [],
): ContentNode[] {
  const toId = createHeadingIds(others);
  const toBody = (body: string | readonly string[]): ContentBody =>
    typeof body === 'string'
      ? { type: 'paragraph', text: parseRichText(body, resolve) }
      : {
          type: 'list',
          items: body.map((item) => parseRichText(item, resolve)),
        };
  return items.flatMap((item): ContentNode[] =>
    typeof item === 'string' || Array.isArray(item)
      ? [toBody(item)]
      : splitSections(item).map(([key, body]) => ({
          type: 'section',
          key,
          id: toId(key),
          body: [toBody(body)],
        })),
  );
}
