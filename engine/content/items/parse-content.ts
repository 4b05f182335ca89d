// The items of a content file → content nodes. Knows neither manifest nor variables: both are resolved before.

import type { ContentNode, RichText } from '../../generated/concept-views';
import type { ContentItem, ContentSections } from '../../generated/manifest';
import { createHeadingIds } from '../addresses/element-ids';
import { isReservedKey } from '../shape/reserved-keys';

type ContentSection = readonly [heading: string, body: string | readonly string[]];

/** The sections of an item that is neither a text nor a list. */
export const splitSections = (item: ContentItem): readonly ContentSection[] =>
  typeof item === 'string' || Array.isArray(item)
    ? []
    : Object.entries(item as ContentSections).filter(([key]) => !isReservedKey(key));

/** What the parts of one text have in common. */
export interface TextContext {
  readonly parse: (items: readonly ContentItem[]) => ContentNode[];
  readonly toId: (heading: string) => string;
}

interface ParseOptions {
  readonly toText: (text: string) => RichText;
  /** Ids that the sections may not have. */
  readonly others?: Iterable<string>;
  /** The node of an item that is more than text; a file with such items is published as nodes. */
  readonly toSpecial?: (item: ContentItem, context: TextContext) => ContentNode | undefined;
}

/** The nodes of a file. */
export function parseContent(
  items: readonly ContentItem[],
  { toText, others = [], toSpecial }: ParseOptions,
): ContentNode[] {
  const toId = createHeadingIds(others);
  const toBody = (body: string | readonly string[]): ContentNode =>
    typeof body === 'string'
      ? { type: 'paragraph', text: toText(body) }
      : { type: 'list', items: body.map(toText) };
  const parse = (inner: readonly ContentItem[]): ContentNode[] =>
    inner.flatMap((item): ContentNode[] => {
      const special = toSpecial?.(item, { parse, toId });
      if (special) return [special];
      if (typeof item === 'string' || Array.isArray(item)) return [toBody(item)];
      return splitSections(item).map(([key, body]) => ({
        type: 'section',
        key,
        id: toId(key),
        body: [toBody(body)],
      }));
    });
  return parse(items);
}
