// Pairs of a language + the words of the site → pairs made from the engine's words of dates in another language or country are those
// of the same words: nobody wrote them, and how the site says its days decides nothing about how a translation does.
import { toPointer } from '../../content/shape/shape';
import { languagePacks } from '../../generated/language-packs';
import type { Pair } from '../../generated/manifest';
import type { Contract } from '../../model/contract';
import { isRecord } from '../../model/json';
import type { ScopeWords } from './match-pairs';
import { toKey } from './text-key';

const place = '/labels/dates';

function* listTexts(
  value: unknown,
  at: string,
): Iterable<readonly [pointer: string, text: string]> {
  if (typeof value === 'string') yield [at, value];
  else if (isRecord(value))
    for (const [name, inner] of Object.entries(value)) yield* listTexts(inner, toPointer(at, name));
}

/** What a schema says where nobody says anything. */
function* listDefaults(schema: unknown, at: string): Iterable<readonly [string, string]> {
  if (!isRecord(schema)) return;
  if (typeof schema.default === 'string') yield [at, schema.default];
  const { properties } = schema;
  for (const [name, inner] of Object.entries(isRecord(properties) ? properties : {}))
    yield* listDefaults(inner, toPointer(at, name));
}

type Schemas = Contract['schemas'];

/** By how words of dates are written in any language that the engine knows: where they stand. */
function listSpellings(schemas: Schemas): Map<string, string[]> {
  const all = [
    ...listDefaults(schemas.get('date-words'), place),
    ...Object.values(languagePacks).flatMap(({ labels }) => [
      ...listTexts(isRecord(labels) ? labels.dates : undefined, place),
    ]),
  ];
  const found = new Map<string, string[]>();
  for (const [pointer, text] of all) {
    const key = toKey(text);
    found.set(key, [...(found.get(key) ?? []), pointer]);
  }
  return found;
}

interface Dates {
  readonly schemas: Schemas;
  /** Where the engine's words stand. */
  readonly standard: ReadonlySet<string>;
}

/** The pairs as they would be, had they been made from the words that the site has now. */
export function withDatesOf(
  words: readonly ScopeWords[],
  pairs: readonly Pair[],
  { schemas, standard }: Dates,
): readonly Pair[] {
  const said = new Map<string, string>();
  const keys = new Set<string>();
  for (const { pointer, text } of words) {
    keys.add(toKey(text));
    if (pointer.startsWith(place) && standard.has(pointer)) said.set(pointer, text);
  }
  const isLeft = ({ from }: Pair): boolean => !keys.has(toKey(from));
  if (said.size === 0 || !pairs.some(isLeft)) return pairs;
  const spellings = listSpellings(schemas);
  const taken = new Set(pairs.map(({ from }) => toKey(from)));
  return pairs.map((pair) => {
    const places = isLeft(pair) ? (spellings.get(toKey(pair.from)) ?? []) : [];
    const now = places.flatMap((one) => said.get(one) ?? []);
    const free = now.find((text) => !taken.has(toKey(text)));
    if (free !== undefined) taken.add(toKey(free));
    const from = free ?? now[0];
    return from === undefined ? pair : { ...pair, from };
  });
}
