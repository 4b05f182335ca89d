import type { BlockMistake } from '../../model/block-module';

/** The first part of a block whose label another one has, so that no reader can tell them apart. */
export function findSameLabel<Member extends string>(
  list: string,
  items: readonly { readonly [name in Member]: string }[],
  member: Member,
): readonly BlockMistake[] {
  const seen = new Map<string, string>();
  for (const [index, item] of items.entries()) {
    const label = item[member].trim();
    const at = `/${list}/${index}/${member}`;
    const other = seen.get(label.toLowerCase());
    if (other !== undefined)
      return [{ at, cause: { code: 'same-label', params: { label, member } }, other }];
    seen.set(label.toLowerCase(), at);
  }
  return [];
}
