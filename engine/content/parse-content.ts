// The items of a content file → content nodes. Knows no manifest and no variables: both are resolved before.

import type { ContentItem } from '../generated/manifest';
import type { ContentBody, ContentNode } from '../model/views';
import { parseRichText, type ResolveTarget } from './rich-text';
import { toSlug } from './slug';
import { plain } from './words';

/** The nodes of a file; section ids are unique among them. */
export function parseContent(items: readonly ContentItem[], resolve: ResolveTarget): ContentNode[] {
  const taken = new Set<string>();
  const toId = (heading: string): string => {
    const slug = toSlug(heading);
    let id = slug;
    for (let count = 2; taken.has(id); count += 1) id = `${slug}-${count}`;
    taken.add(id);
    return id;
  };
  const toBody = (body: string | readonly string[]): ContentBody =>
    typeof body === 'string'
      ? { type: 'paragraph', text: parseRichText(body, resolve) }
      : {
          type: 'list',
          items: body.map((item) => parseRichText(item, resolve)),
        };
  return items.flatMap((item): ContentNode[] => {
    if (typeof item === 'string' || Array.isArray(item)) return [toBody(item)];
    return Object.entries(item)
      .filter(([key]) => !plain(key).startsWith('$'))
      .map(([key, body]) => ({
        type: 'section',
        key,
        id: toId(key),
        body: [toBody(body)],
      }));
  });
}
