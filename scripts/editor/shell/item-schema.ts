// The kind of an item → the form that says it: the members of the kind, and those of every item.
import { type FormSchema, readNamed, readSchema } from './fields/form-schema';
import type { Schemas } from './shell-state';

/** What most items have; everything else is folded. */
const usual = new Set(['image', 'draft']);

interface ItemSchema {
  readonly schema: FormSchema;
  readonly first: readonly string[];
  readonly others: readonly string[];
}

/** The members of the kind, and those of every item. */
export function readItemSchema(schemas: Schemas, kindName: string): ItemSchema {
  const kind = readNamed(schemas, kindName);
  const { properties: members = {} } = readNamed(schemas, 'item-members');
  const own = kind.properties ?? {};
  const required = kind.required ?? [];
  const names = [...new Set([...required, ...Object.keys(own)])];
  const isFirst = (name: string): boolean =>
    required.includes(name) || !(name in members) || usual.has(name);
  const toMember = (name: string): readonly [string, unknown] => {
    const from = name in members ? 'item-members' : kind.from;
    const { group, ...member } = readSchema(schemas, members[name] ?? own[name], from);
    return [name, isFirst(name) ? member : { ...member, group: group ?? 'More' }];
  };
  return {
    schema: { ...kind, properties: Object.fromEntries(names.map(toMember)) },
    first: names.filter(isFirst),
    others: names.filter((name) => !isFirst(name)),
  };
}
