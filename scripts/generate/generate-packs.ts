// The words of the engine in the schemas, and in each language of engine/languages/ → the source of the table of all of them.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findWords } from '../../engine/content/shape/find-words';
import { mapWords } from '../../engine/content/shape/map-words';
import { manifestRoot } from '../../engine/content/shape/shape';
import type { Pair } from '../../engine/generated/manifest';
import { checkPair } from '../../engine/manifest/languages/check-pair';
import { matchPairs } from '../../engine/manifest/languages/match-pairs';
import { toKey } from '../../engine/manifest/languages/text-key';
import type { EngineWords } from '../../engine/model/engine-words';
import { isRecord } from '../../engine/model/json';
import type { WordsTable } from '../../engine/model/words';
import { CannotRun } from '../command/cannot-run';
import { buildWords } from '../contract/build-words';
import { resolveReference, type Schemas } from '../contract/read-schemas';

const packsFolder = 'engine/languages';

/** The defaults of a schema that readers read; undefined where it has none. */
function listDefaults(schemas: Schemas, name: string, schema: unknown): unknown {
  if (!isRecord(schema)) return undefined;
  if (typeof schema.default === 'string') return schema.words ? schema.default : undefined;
  if (typeof schema.$ref === 'string') {
    const other = resolveReference(schema.$ref, name);
    return listDefaults(schemas, other, schemas.get(other));
  }
  const found = Object.entries(isRecord(schema.properties) ? schema.properties : {}).flatMap(
    ([key, property]) => {
      const value = listDefaults(schemas, name, property);
      return value === undefined ? [] : [[key, value] as const];
    },
  );
  return found.length > 0 ? Object.fromEntries(found) : undefined;
}

/** A manifest with all that the engine says in English, a search and one form. */
const buildEnglish = (schemas: Schemas) => ({
  labels: listDefaults(schemas, 'labels', schemas.get('labels')),
  blockSettings: listDefaults(schemas, 'block-settings', schemas.get('block-settings')),
  search: listDefaults(schemas, 'search', schemas.get('search')),
  forms: { form: listDefaults(schemas, 'form', schemas.get('form')) },
});

export type English = ReturnType<typeof buildEnglish>;

interface Pack {
  readonly tag: string;
  readonly pairs: readonly Pair[];
}

/** A region says only what differs there. */
const isRegional = (tag: string): boolean => tag.includes('-');

/** What is wrong with a pack: sentences, none where it says all of the engine's words. */
export function checkPack({ tag, pairs }: Pack, english: English, table: WordsTable): string[] {
  const words = [...findWords(table, manifestRoot, english)];
  const { places, unused } = matchPairs({ words, pairs, names: [] });
  const missing = places.filter(({ isMissing }) => isMissing);
  const matches = places.flatMap(({ match }) => match ?? []);
  const lacking = isRegional(tag) ? [] : [...new Set(missing.map(({ words: { text } }) => text))];
  const found = [
    ...lacking.map((text) => `nothing for ${JSON.stringify(text)}`),
    ...unused.map((index) => `the engine no longer says ${JSON.stringify(pairs[index]?.from)}`),
    ...matches.flatMap(({ was, words: { text }, pair }) => {
      if (was !== undefined)
        return [
          `${JSON.stringify(pair.to)} was made from ${JSON.stringify(was)}, which is now ${JSON.stringify(text)}`,
        ];
      const lost = checkPair(pair, { names: [], isLabel: false });
      return lost.map(({ code }) => `${code}: ${JSON.stringify(pair.to)}`);
    }),
  ];
  // A pair may be for several places.
  return [...new Set(found)];
}

/** Of the words of a region, what differs from English. */
function keepOwn(own: unknown, english: unknown): unknown {
  if (!isRecord(own)) return own === english ? undefined : own;
  const kept = Object.entries(own).flatMap(([name, value]) => {
    const found = keepOwn(value, isRecord(english) ? english[name] : undefined);
    return found === undefined ? [] : [[name, found] as const];
  });
  return kept.length > 0 ? Object.fromEntries(kept) : undefined;
}

function toWords({ tag, pairs }: Pack, english: English, table: WordsTable): EngineWords {
  const said = new Map(pairs.map(({ from, to }) => [toKey(from), to]));
  const change = (text: string): string => said.get(toKey(text)) ?? text;
  const whole = mapWords(manifestRoot, english, { table, change });
  const own = isRegional(tag) ? keepOwn(whole, english) : whole;
  const { labels, blockSettings, search, forms } = own as Partial<English>;
  const { failure } = (forms?.form ?? {}) as EngineWords;
  return JSON.parse(JSON.stringify({ labels, blockSettings, search, failure }));
}

export const readPacks = (engine: string): readonly Pack[] =>
  readdirSync(join(engine, packsFolder))
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => {
      const { words } = JSON.parse(readFileSync(join(engine, packsFolder, file), 'utf8'));
      return { tag: file.slice(0, -'.json'.length), pairs: words };
    });

/** What the engine says in English, and where words are. */
export const describeEnglish = (schemas: Schemas) => ({
  english: buildEnglish(schemas),
  table: buildWords(schemas),
});

/** Throws where a pack lacks words, or has some that were made from others. */
export function generatePacks(schemas: Schemas, engine: string): string {
  const { english, table } = describeEnglish(schemas);
  const packs = readPacks(engine);
  const wrong = packs.flatMap((pack) =>
    checkPack(pack, english, table).map((fault) => `${packsFolder}/${pack.tag}.json: ${fault}`),
  );
  if (wrong.length > 0) throw new CannotRun(wrong.join('\n'));
  const words = Object.fromEntries(packs.map((pack) => [pack.tag, toWords(pack, english, table)]));
  return [
    '// Generated from engine/languages/ by `npm run types`: change those files, not this one.',
    "import type { LanguagePacks } from '../model/engine-words';",
    '',
    `export const languagePacks: LanguagePacks = ${JSON.stringify(words, null, 2)};`,
    '',
  ].join('\n');
}
