// A valid site → the same with all its words between marks, and the places that the marks name.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toPointer } from '../../engine/content/shape/shape';
import { substitute, type Variables } from '../../engine/content/text/substitute';
import type { ContentItem, Manifest } from '../../engine/generated/manifest';
import { isRecord, type Json } from '../../engine/model/json';
import type { ValidSite } from '../../engine/model/site';
import { findVariants, follow, membersOf, type SchemaPart } from '../schema-parts';
import { mark } from './words';

export interface MarkedSite {
  readonly site: ValidSite;
  /** File and pointer of each place, by its number. */
  readonly places: readonly string[];
}

type Described = Pick<SchemaPart, 'schema' | 'from'>;

/** Whether a value has the type of a condition, and no key that the condition refuses. */
function isOf({ type, patternProperties = {} }: Json, value: unknown): boolean {
  const refused = Object.keys(patternProperties as Json).map((pattern) => new RegExp(pattern));
  const actual = Array.isArray(value) ? 'array' : typeof value;
  const keys = isRecord(value) ? Object.keys(value) : [];
  return type === actual && !keys.some((key) => refused.some((pattern) => pattern.test(key)));
}

/** What a part says of a value, where it depends on that: the variant of its type, the branch of its kind. */
function choose(part: Described, value: unknown): SchemaPart {
  const whole = follow(part);
  const { schema, from } = whole;
  if (schema.if !== undefined) {
    const branch = isOf(schema.if as Json, value) ? schema.then : schema.else;
    return choose({ schema: branch as SchemaPart['schema'], from }, value);
  }
  if (schema.oneOf === undefined || !isRecord(value)) return whole;
  const { type } = value;
  const found = findVariants(whole).find(
    (variant) => membersOf(variant.schema).type?.const === type,
  );
  if (found === undefined) throw new Error(`No variant of ${whole.place} is a ${type}`);
  return found;
}

/** The name of a file may be another in another language, but nobody reads it. */
const isRead = ({ words, refersTo }: SchemaPart['schema']): boolean =>
  words !== undefined && refersTo !== 'file';

/** A value of a valid site, what describes it, and the same as its file has it: with variables, without defaults. */
interface Value {
  readonly part: Described;
  readonly value: unknown;
  readonly written: unknown;
  readonly place: string;
}

class Marker {
  readonly places: string[] = [];
  readonly #variables: Variables;
  readonly #marked: Variables;

  constructor(file: string, variables: Variables) {
    this.#variables = variables;
    this.#marked = Object.fromEntries(
      Object.entries(variables).map(([name, words]) => [
        name,
        this.#mark(words, `${file}#/variables/${name}`),
      ]),
    );
  }

  #mark(words: string, place: string): string {
    return mark(words, this.places.push(place) - 1);
  }

  /** Words with the variables that are written in them marked, too. */
  #markText(words: string, written: unknown, place: string): string {
    const text = typeof written === 'string' ? substitute(written, this.#marked) : words;
    return this.#mark(text, place);
  }

  #markEntries({ schema, from }: SchemaPart, { written, place }: Value, record: Json): Json {
    const members = membersOf(schema);
    const names = (schema.propertyNames ?? {}) as SchemaPart['schema'];
    const originals = new Map(
      Object.entries(isRecord(written) ? written : {}).map(
        ([key, entry]) => [substitute(key, this.#variables), [key, entry]] as const,
      ),
    );
    return Object.fromEntries(
      Object.entries(record).map(([key, entry]) => {
        const at = toPointer(place, key);
        const [original, inner] = originals.get(key) ?? [];
        const part = {
          schema: (members[key] ?? schema.additionalProperties) as SchemaPart['schema'],
          from,
        };
        return [
          isRead(names) ? this.#markText(key, original, `${at}@key`) : key,
          this.markWords({ part, value: entry, written: inner, place: at }),
        ];
      }),
    );
  }

  markWords(given: Value): unknown {
    const { part, value, written, place } = given;
    const whole = choose(part, value);
    if (typeof value === 'string')
      return isRead(whole.schema) ? this.#markText(value, written, place) : value;
    if (Array.isArray(value)) {
      const schema = whole.schema.items as SchemaPart['schema'];
      return value.map((item, index) =>
        this.markWords({
          part: { schema, from: whole.from },
          value: item,
          written: Array.isArray(written) ? written[index] : undefined,
          place: toPointer(place, index),
        }),
      );
    }
    return isRecord(value) ? this.#markEntries(whole, given, value) : value;
  }
}

const readJson = (...path: string[]): unknown => JSON.parse(readFileSync(join(...path), 'utf8'));

const manifestFile = 'site.manifest.json';

/** `site` is the valid one of the folder `root`. */
export function markSite({ manifest, contents, downloads }: ValidSite, root: string): MarkedSite {
  const marker = new Marker(manifestFile, manifest.variables ?? {});
  const markFile = (name: string, value: unknown, file: string, written: unknown): unknown => {
    const part = { schema: { $ref: `${name}.schema.json` }, from: '' };
    return marker.markWords({ part, value, written, place: `${file}#` });
  };
  const site = {
    manifest: markFile(
      'manifest',
      manifest,
      manifestFile,
      readJson(root, manifestFile),
    ) as Manifest,
    contents: new Map(
      Array.from(contents, ([path, items]) => {
        const written = readJson(root, 'files', path);
        return [path, markFile('content/file', items, path, written) as readonly ContentItem[]];
      }),
    ),
    downloads,
  };
  return { site, places: marker.places };
}
