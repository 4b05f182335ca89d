// The items of a content file → the same items with each text replaced. Comments are omitted.
import type { ContentItem } from '../../generated/manifest';
import { splitSections } from './parse-content';

export const mapTexts = (
  items: readonly ContentItem[],
  toText: (text: string) => string,
): ContentItem[] =>
  items.map((item): ContentItem => {
    if (typeof item === 'string') return toText(item);
    if (Array.isArray(item)) return item.map(toText);
    return Object.fromEntries(
      splitSections(item).map(([key, body]) => [
        key,
        typeof body === 'string' ? toText(body) : body.map(toText),
      ]),
    );
  });
