// A member that an object lacks → values that it may begin with, from what the site says elsewhere and from its schema.
import { isRecord, type Json, type JsonValue } from '../../../engine/model/json';
import { findSchema, follow, isSchema, listOptions, type Placed } from '../../contract/find-schema';
import { manifestFile } from '../../journal/site-paths';
import { fitExample } from '../fit-example';
import { findPart, type Part } from './places';
import type { RepairSite } from './repair';

type Schemas = RepairSite['world']['contract']['schemas'];

const firstOf = (list: unknown): unknown => (Array.isArray(list) ? list[0] : undefined);

/** Deeper than any schema needs; one of a site's own may need itself. */
const maxDepth = 12;

/** What a schema begins with, or its example: of an object no more than what it needs. */
function startOf(given: Placed, schemas: Schemas, depth = 0, example?: unknown): unknown {
  if (depth > maxDepth) return undefined;
  const whole = follow(given, schemas);
  const placed = listOptions(whole, schemas)[0] ?? whole;
  const { const: only, default: usual, examples, enum: words, type, items } = placed.schema;
  const { properties, required, minItems } = placed.schema;
  const known = only ?? usual ?? example ?? firstOf(examples) ?? firstOf(words);
  const inner = (schema: unknown, known?: unknown): unknown =>
    isSchema(schema)
      ? startOf({ schema, name: placed.name }, schemas, depth + 1, known)
      : undefined;
  if (isRecord(properties) && Array.isArray(required) && required.length > 0)
    return Object.fromEntries(
      required.map((name) => [name, inner(properties[name], Object(known)[name])]),
    );
  if (known !== undefined) return known;
  if (type === 'array') return Number(minItems) > 0 ? [inner(items)] : [];
  return type === 'object' ? {} : type === 'boolean' ? true : undefined;
}

/** What the others in the same list or map say there. */
function listBeside(site: RepairSite, { file, path }: Part, name: string): unknown[] {
  const around = findPart(site, file, path.slice(0, -1))?.value;
  const others = typeof around === 'object' && around !== null ? Object.values(around) : [];
  return others.flatMap((other) =>
    isRecord(other) && Object.hasOwn(other, name) ? [other[name]] : [],
  );
}

const homeOf = ({ site }: Json): string => (isRecord(site) ? String(site.home) : '');

const findCurrency = ({ site }: Json): string | undefined =>
  isRecord(site) && typeof site.currency === 'string' ? site.currency : undefined;

const namesOf = (value: unknown): string[] => (isRecord(value) ? Object.keys(value) : []);

/** For a member of a part of the manifest; none where its schema has no example. */
export function* listStarts(site: RepairSite, part: Part, name: string): Iterable<JsonValue> {
  const { schemas } = site.world.contract;
  if (part.file !== manifestFile) return;
  const placed = findSchema(schemas, [...part.path, name], site.manifest);
  if (placed === undefined) return;
  const options = listOptions(placed, schemas);
  // Which service, which account: as the site has it elsewhere.
  if (options.length > 0) yield* listBeside(site, part, name) as JsonValue[];
  const { files, manifest } = site;
  const firstIn = (name: string): string | undefined => namesOf(manifest[name])[0];
  const known = {
    ...{ files, page: homeOf(manifest) },
    ...{ collection: firstIn('collections'), form: firstIn('forms'), service: firstIn('services') },
    currency: findCurrency(manifest),
  };
  for (const one of options.length > 0 ? options : [placed]) {
    const start = startOf(one, schemas);
    if (start !== undefined) yield fitExample(start, known) as JsonValue;
  }
}

/** The types whose members an object has, those that need most of them first. */
export function listTypes({ world, manifest }: RepairSite, { file, path, value }: Part): string[] {
  const { schemas } = world.contract;
  const placed = file === manifestFile ? findSchema(schemas, path, manifest) : undefined;
  const members = namesOf(value).filter((name) => !name.startsWith('$'));
  if (placed === undefined || members.length === 0) return [];
  return listOptions(placed, schemas)
    .map(({ schema: { properties, required }, name }) => ({
      type: name.slice(name.lastIndexOf('/') + 1),
      known: namesOf(properties),
      needed: (Array.isArray(required) ? required.map(String) : []).filter((one) => one !== 'type'),
    }))
    .filter(
      ({ known, needed }) =>
        members.every((name) => known.includes(name)) &&
        needed.every((name) => members.includes(name)),
    )
    .sort((one, other) => other.needed.length - one.needed.length)
    .map(({ type }) => type);
}
