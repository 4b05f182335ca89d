// The items of a content file → how many words they have.
import type { ContentItem } from '../../generated/manifest';

function count(value: unknown): number {
  if (typeof value === 'string') return value.match(/\S+/g)?.length ?? 0;
  if (Array.isArray(value)) return value.reduce<number>((sum, one) => sum + count(one), 0);
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce<number>((sum, one) => sum + count(one), 0);
}

/** Those of scripts without spaces count as one each: languages of such scripts need another measure. */
export const countWords = (items: readonly ContentItem[]): number => count(items);
