// A title → an id that nothing has yet.
import { toSlug } from './to-slug';

/** `clocks`, or `clocks-2` where that is known. */
export function findFreeId(
  title: string,
  {
    instead,
    isKnown,
  }: {
    /** Of a title without letters and digits. */
    readonly instead: string;
    readonly isKnown: (id: string) => boolean;
  },
): string {
  const slug = toSlug(title) || instead;
  let id = slug;
  for (let count = 2; isKnown(id); count += 1) id = `${slug}-${count}`;
  return id;
}
