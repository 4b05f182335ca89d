// A table of words and a manifest, or a content file → every string in it that can need a translation.
import { isRecord } from '../../model/json';
import type { WordsKind, WordsNode, WordsObject, WordsTable } from '../../model/words';
import { toPointer } from './shape';

export interface FoundWords {
  readonly text: string;
  readonly kind: WordsKind;
  readonly pointer: string;
  /** Whether the text is the name of the member at the pointer, not its value. */
  readonly isName: boolean;
}

interface Place {
  readonly value: unknown;
  readonly pointer: string;
}

/** A place with the key or index of what is in it. */
const enter = ({ pointer }: Place, key: string | number, value: unknown): Place => ({
  value,
  pointer: toPointer(pointer, key),
});

function* findInObject(
  table: WordsTable,
  { fields = {}, entries, names }: WordsObject,
  place: Place,
): Iterable<FoundWords> {
  if (!isRecord(place.value)) return;
  for (const [key, value] of Object.entries(place.value)) {
    const inner = enter(place, key, value);
    const { pointer } = inner;
    const field = Object.hasOwn(fields, key) ? fields[key] : undefined;
    if (field) yield* findAt(table, field, inner);
    else if (!key.startsWith('$')) {
      if (names) yield { text: key, kind: names, pointer, isName: true };
      if (entries) yield* findAt(table, entries, inner);
    }
  }
}

/** The node for a value of one of several types; undefined where no words are. */
export function findVariant(variants: Readonly<Record<string, WordsNode>>, value: unknown) {
  const type = isRecord(value) ? value.type : undefined;
  return typeof type === 'string' && Object.hasOwn(variants, type) ? variants[type] : undefined;
}

function* findAt(table: WordsTable, node: WordsNode, place: Place): Iterable<FoundWords> {
  const { value, pointer } = place;
  if ('any' in node) for (const one of node.any) yield* findAt(table, one, place);
  else if ('words' in node) {
    if (typeof value === 'string') yield { text: value, kind: node.words, pointer, isName: false };
  } else if ('items' in node) {
    for (const [index, item] of Array.isArray(value) ? value.entries() : [])
      yield* findAt(table, node.items, enter(place, index, item));
  } else if ('concept' in node || 'variants' in node) {
    const inner = 'concept' in node ? table[node.concept] : findVariant(node.variants, value);
    if (inner) yield* findAt(table, inner, place);
  } else yield* findInObject(table, node, place);
}

/** In the order of the file; `node` is where the value begins in the table. */
export const findWords = (
  table: WordsTable,
  node: WordsNode,
  value: unknown,
): Iterable<FoundWords> => findAt(table, node, { value, pointer: '' });
