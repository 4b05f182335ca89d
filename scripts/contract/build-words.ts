// Schemas → a table that says where a manifest holds words that readers read.
import { isRecord, type Json } from '../../engine/model/json';
import type { WordsNode, WordsTable } from '../../engine/model/words';
import { resolveReference, type Schema, type Schemas } from './read-schemas';

const present = <Value>(value: Value | null): value is Value => value !== null;

class WordsBuilder {
  /** The concepts that hold words at any depth. */
  readonly #useful = new Set<string>();

  /** Concepts refer to one another: the search is repeated until nothing new is found. */
  build(schemas: Schemas): WordsTable {
    for (let before = -1; before !== this.#useful.size; ) {
      before = this.#useful.size;
      for (const [name, schema] of schemas) if (this.#read(schema, name)) this.#useful.add(name);
    }
    const nodes = [...schemas].map(([name, schema]) => [name, this.#read(schema, name)] as const);
    return Object.fromEntries(nodes.filter((entry): entry is [string, WordsNode] => !!entry[1]));
  }

  #read(schema: unknown, from: string): WordsNode | null {
    if (!isRecord(schema)) return null;
    // What a member says of its words goes before what the schema says that it names.
    const own = schema.words ? ({ words: schema.words } as WordsNode) : this.#follow(schema, from);
    const found = [
      own,
      this.#readUnion(schema, from),
      this.#readItems(schema, from),
      this.#readObject(schema, from),
      this.#read(schema.then, from),
      this.#read(schema.else, from),
    ].filter(present);
    const nodes = found.flatMap((node) => ('any' in node ? node.any : [node]));
    const [first = null] = nodes;
    return nodes.length > 1 ? { any: nodes } : first;
  }

  #follow({ $ref }: Json, from: string): WordsNode | null {
    const concept = typeof $ref === 'string' ? resolveReference($ref, from) : '';
    return this.#useful.has(concept) ? { concept } : null;
  }

  #readUnion({ oneOf = [] }: Schema, from: string): WordsNode | null {
    const variants = oneOf.flatMap((branch) => {
      const node = this.#read(branch, from);
      const type = String(branch.$ref).split('/').at(-1)?.replace('.schema.json', '') ?? '';
      return node ? [[type, node] as const] : [];
    });
    return variants.length > 0 ? { variants: Object.fromEntries(variants) } : null;
  }

  #readItems(schema: Json, from: string): WordsNode | null {
    const items = this.#read(schema.items, from);
    return items && { items };
  }

  #readObject({ properties = {}, additionalProperties, propertyNames }: Schema, from: string) {
    const fields = Object.entries(properties).flatMap(([name, member]) => {
      const node = this.#read(member, from);
      return node ? [[name, node] as const] : [];
    });
    const entries = this.#read(additionalProperties, from);
    const names = isRecord(propertyNames) ? propertyNames.words : undefined;
    if (fields.length === 0 && !entries && !names) return null;
    return {
      ...(fields.length > 0 && { fields: Object.fromEntries(fields) }),
      ...(entries && { entries }),
      ...(names !== undefined && { names }),
    } as WordsNode;
  }
}

export const buildWords = (schemas: Schemas): WordsTable => new WordsBuilder().build(schemas);
