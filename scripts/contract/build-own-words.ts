// The schemas of blocks of a site's own → the words among their defaults, which readers see where the site says nothing.
import { isRecord } from '../../engine/model/json';
import type { DefaultWords, OwnWords, OwnWordsTable } from '../../engine/model/own-words';
import { resolveReference, type Schemas } from './read-schemas';

type Found = DefaultWords | undefined;

interface Place {
  readonly schemas: Schemas;
  /** The schema that it is in. */
  readonly from: string;
  /** Schemas that are being read: they may refer to themselves. */
  readonly within: readonly string[];
}

function readFields(schema: Readonly<Record<string, unknown>>, place: Place): Found {
  if (!isRecord(schema.properties)) return undefined;
  const found = Object.entries(schema.properties).flatMap(([name, member]) => {
    const words = readDefaults(member, place);
    return words === undefined ? [] : [[name, words] as const];
  });
  if (found.length === 0) return undefined;
  return { fields: Object.fromEntries(found), ...(isRecord(schema.default) && { isFilled: true }) };
}

function followDefaults(
  { $ref, ...own }: Readonly<Record<string, unknown>>,
  { schemas, from, within }: Place,
): Found {
  const name = resolveReference(String($ref), from);
  const other = schemas.get(name);
  if (within.includes(name) || other === undefined) return undefined;
  const place = { schemas, from: name, within: [...within, name] };
  return readDefaults({ ...other, ...own }, place);
}

function readDefaults(schema: unknown, place: Place): Found {
  if (!isRecord(schema)) return undefined;
  if (typeof schema.$ref === 'string') return followDefaults(schema, place);
  if (typeof schema.default === 'string') return schema.words ? schema.default : undefined;
  const items = isRecord(schema.items) ? readDefaults(schema.items, place) : undefined;
  return items === undefined ? readFields(schema, place) : { items };
}

const readSchema = (schemas: Schemas, name: string): Found =>
  readDefaults(schemas.get(name), { schemas, from: name, within: [name] });

export function buildOwnWords(schemas: Schemas, types: Iterable<string>): OwnWordsTable {
  const found = [...types].flatMap((type): [string, OwnWords][] => {
    const block = readSchema(schemas, `blocks/${type}`);
    const settings = readSchema(schemas, `block-settings/${type}`);
    if (block === undefined && settings === undefined) return [];
    return [[type, { ...(block && { block }), ...(settings && { settings }) }]];
  });
  return Object.fromEntries(found);
}
