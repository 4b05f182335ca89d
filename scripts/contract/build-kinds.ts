// Schemas → what they say of kinds of items, and the defaults of what is made of them.
import { isRecord, type Json } from '../../engine/model/json';
import type {
  Afterwards,
  Defaults,
  ItemOrder,
  Kind,
  KindMember,
  Kinds,
} from '../../engine/model/kinds';
import type { OwnKind } from '../bundle/own-kinds';
import { resolveReference, type Schema, type Schemas } from './read-schemas';

const ofKind = /^kinds\/([^/]+)$/;

const membersOf = ({ properties = {} }: Schema): Readonly<Record<string, Schema | undefined>> =>
  properties;

function toMember(schema: Schema, from: string): KindMember {
  const { title = '', unit, enum: values, enumTitles: titles = [], $ref } = schema;
  return {
    title: String(title),
    ...(typeof unit === 'string' && { unit }),
    ...(Array.isArray(values) && {
      values: Object.fromEntries(values.map((value, index) => [value, titles[index] ?? value])),
    }),
    ...(typeof $ref === 'string' && { concept: resolveReference($ref, from) }),
  };
}

interface ItemKeyword extends Partial<Kind['names']> {
  readonly order?: ItemOrder;
  readonly afterwards?: Afterwards;
  readonly feeds?: Kind['feeds'];
  readonly jsonLd?: Kind['jsonLd'];
}

function toKind(name: string, schema: Schema, common: ReadonlySet<string>): Kind {
  const item = (isRecord(schema.item) ? schema.item : {}) as ItemKeyword;
  const { title = 'title', summary = 'summary', image = 'image', date = 'date', jsonLd } = item;
  const names = { title, summary, image, date };
  const taken = new Set([...common, ...Object.values(names)]);
  const members = membersOf(schema);
  const { title: dateTitle } = (date !== 'date' && members[date]) || {};
  const own = Object.entries(members).flatMap(([member, its]) =>
    taken.has(member) || !isRecord(its) ? [] : [[member, toMember(its, name)] as const],
  );
  return {
    title: String(schema.title ?? ''),
    names,
    ...(typeof dateTitle === 'string' && { dateTitle }),
    order: item.order ?? 'newest',
    afterwards: item.afterwards ?? 'keep',
    feeds: item.feeds ?? [],
    ...(jsonLd && { jsonLd }),
    members: Object.fromEntries(own),
  };
}

export function buildKinds(schemas: Schemas): Kinds {
  const common = new Set(Object.keys(membersOf(schemas.get('item-members') ?? {})));
  return Object.fromEntries(
    [...schemas].flatMap(([name, schema]) => {
      const kind = ofKind.exec(name)?.[1];
      return kind === undefined ? [] : [[kind, toKind(name, schema, common)] as const];
    }),
  );
}

/** The same, with the blocks that a site has for its own. */
export const withOwnBlocks = (kinds: Kinds, own: ReadonlyMap<string, OwnKind>): Kinds =>
  Object.fromEntries(
    Object.entries(kinds).map(([name, kind]) => {
      const { parts = [] } = own.get(name) ?? {};
      return [name, parts.length === 0 ? kind : { ...kind, parts }];
    }),
  );

/** What is made without being validated. */
const made = ['page', 'blocks/content', 'blocks/item'] as const;

/** The members with a default of some concepts, by concept. */
export const buildDefaults = (schemas: Schemas): Defaults =>
  Object.fromEntries(
    made.map((concept) => {
      const members = Object.entries(membersOf(schemas.get(concept) ?? {}));
      const filled = members.flatMap(([name, member]) =>
        member?.default === undefined ? [] : [[name, member.default] as const],
      );
      return [concept, Object.fromEntries(filled) as Json];
    }),
  );
