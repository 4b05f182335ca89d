// An item → what the blocks of its kind get of it: the members of the kind, and its title, summary, picture and date.
import type { ItemValue } from '../../model/items';
import type { Json } from '../../model/json';
import type { Kind } from '../../model/kinds';

export function toOwnMembers(value: ItemValue, { members, names }: Kind): Json {
  const own = new Set([...Object.values(names), ...Object.keys(members)]);
  return Object.fromEntries(Object.entries(value).filter(([name]) => own.has(name)));
}
