// The items of a content file → those that are more than text: objects of one key that begins with "$".
import type { ContentItem, ContentSpecial } from '../../generated/manifest';

const specialKey = /^\$(?!schema$|comment$)[a-z][A-Za-z]*$/;

/** The keys of an object that say what it is; headings begin otherwise. */
export const findSpecialKeys = (item: object): readonly string[] =>
  Object.keys(item).filter((key) => specialKey.test(key));

/** The item, if it is more than text. */
export const findSpecial = (item: ContentItem): ContentSpecial | undefined =>
  typeof item === 'string' || Array.isArray(item) || findSpecialKeys(item).length === 0
    ? undefined
    : (item as ContentSpecial);

/** The items within such an item, in their order. */
export function listInner({
  $list,
  $notes,
  $quote,
  $section,
}: ContentSpecial): readonly ContentItem[] {
  const body = $section?.body ?? $quote?.body;
  if (body !== undefined) return body;
  if ($notes) return Object.values($notes).flat();
  return ($list?.items ?? []).flatMap((item) => (typeof item === 'string' ? [] : item));
}
