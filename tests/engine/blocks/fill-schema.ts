// A schema → a value with all its members, in which each text that readers may read is another word.
import { isRecord, type Json } from '../../../engine/model/json';
import { engineContract } from '../../engine-contract';

const { schemas } = engineContract;

/** What such a word looks like, whatever is next to it. */
export const wordPattern = /zq\d+q/g;

/** What leads elsewhere: into files, to pages, to what the manifest has outside of the block. */
const concepts: Readonly<Record<string, unknown>> = {
  'content-path': 'text.txt',
  'download-path': 'a.pdf',
  'file-path': 'a.svg',
  'file-language': 'fr',
  'form-id': 'contact',
  'page-id': 'home',
};

/** Texts that may also be written in parts. */
const texts: readonly string[] = ['content/cell', 'content/parts', 'content/words'];

/** The name of a schema that another one refers to. */
const toName = (reference: string, from: string): string =>
  new URL(reference, `file:///${from}`).pathname.slice(1).replace(/\.schema\.json$/, '');

interface Place {
  readonly schemaName: string;
  /** Which of several possibilities, and of members that exclude one another, is taken. */
  readonly turn: number;
  /** Members that this value is not given. */
  readonly without?: readonly string[];
}

export class SchemaFiller {
  #count = 0;
  #isWithin = false;
  readonly #service: string;

  constructor(service: string) {
    this.#service = service;
  }

  word(): string {
    this.#count += 1;
    return `zq${this.#count}q`;
  }

  fill(schema: unknown, place: Place): unknown {
    if (!isRecord(schema)) return undefined;
    const { turn } = place;
    if (typeof schema.$ref === 'string')
      return this.concept(toName(schema.$ref, place.schemaName), turn);
    if (isRecord(schema.if)) return this.fill(turn % 2 === 0 ? schema.then : schema.else, place);
    if (Array.isArray(schema.oneOf))
      return this.fill(schema.oneOf[turn % schema.oneOf.length], place);
    if ('const' in schema) return schema.const;
    if (Array.isArray(schema.enum)) return schema.enum[turn % schema.enum.length];
    return this.#fillType(schema, place);
  }

  /** A value of a schema by its name. */
  concept(name: string, turn: number, without: readonly string[] = []): unknown {
    if (name === 'service-id') return this.#service;
    if (Object.hasOwn(concepts, name)) return concepts[name];
    if (texts.includes(name)) return this.word();
    if (name === 'content/file') return this.#content(turn);
    return this.fill(schemas.get(name), { schemaName: name, turn, without });
  }

  #fillType(schema: Json, place: Place): unknown {
    const [example] = Array.isArray(schema.examples) ? schema.examples : [];
    switch (schema.type) {
      case 'string':
        return schema.pattern === undefined && schema.refersTo !== 'address'
          ? this.word()
          : example;
      case 'array':
        return this.#list(schema, place);
      case 'object':
        return this.#object(schema, place);
      case 'boolean':
        return place.turn % 2 === 0;
      default:
        return example ?? schema.minimum ?? 1;
    }
  }

  /** Two items: the second takes the other possibilities. */
  #list(schema: Json, place: Place): unknown[] {
    const { minItems = 0, maxItems = 2 } = schema as { minItems?: number; maxItems?: number };
    const length = Math.min(maxItems, Math.max(minItems, 2));
    return Array.from({ length }, (_, index) =>
      this.fill(schema.items, { ...place, without: [], turn: place.turn + index }),
    );
  }

  #object(schema: Json, place: Place): object {
    const { exclusive = [], additionalProperties } = schema;
    const { schemaName, turn, without = [] } = place;
    const excluding = (exclusive as string[]).map((name) => name.replace(/=.*/, ''));
    const members = Object.entries((schema.properties ?? {}) as Json).filter(
      ([name]) =>
        !without.includes(name) &&
        (!excluding.includes(name) || excluding[turn % excluding.length] === name),
    );
    const inner = { schemaName, turn };
    return Object.fromEntries([
      ...members.map(([name, member]) => [name, this.fill(member, inner)]),
      ...(isRecord(additionalProperties)
        ? [['Heading', this.fill(additionalProperties, inner)]]
        : []),
    ]);
  }

  /** Every kind of item that a text can have; within one of them, only words. */
  #content(turn: number): unknown[] {
    if (this.#isWithin) return [this.word(), this.word()];
    this.#isWithin = true;
    const special = (schemas.get('content/special')?.properties ?? {}) as Json;
    const items = ['$table', '$quote', '$picture', '$code'].map((name) => ({
      [name]: this.fill(special[name], { schemaName: 'content/special', turn }),
    }));
    this.#isWithin = false;
    return [this.word(), [this.word(), this.word()], { [this.word()]: [this.word()] }, ...items];
  }
}
