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

interface Search {
  readonly table: WordsTable;
  readonly found: FoundWords[];
}

/** A place with the key or index of what is in it. */
const enter = ({ pointer }: Place, key: string | number, value: unknown): Place => ({
  value,
  pointer: toPointer(pointer, key),
});

function findInObject(
  search: Search,
  { fields = {}, entries, names }: WordsObject,
  place: Place,
): void {
  if (!isRecord(place.value)) return;
  for (const [key, value] of Object.entries(place.value)) {
    const field = Object.hasOwn(fields, key) ? fields[key] : undefined;
    if (field) findAt(search, field, enter(place, key, value));
    else if ((names || entries) && !key.startsWith('$')) {
      const inner = enter(place, key, value);
      if (names)
        search.found.push({ text: key, kind: names, pointer: inner.pointer, isName: true });
      if (entries) findAt(search, entries, inner);
    }
  }
}

/** The node for a value of one of several types; undefined where no words are. */
export function findVariant(variants: Readonly<Record<string, WordsNode>>, value: unknown) {
  const type = isRecord(value) ? value.type : undefined;
  return typeof type === 'string' && Object.hasOwn(variants, type) ? variants[type] : undefined;
}

function findAt(search: Search, node: WordsNode, place: Place): void {
  const { value, pointer } = place;
  if ('any' in node) for (const one of node.any) findAt(search, one, place);
  else if ('words' in node) {
    if (typeof value === 'string')
      search.found.push({ text: value, kind: node.words, pointer, isName: false });
  } else if ('items' in node) {
    for (const [index, item] of Array.isArray(value) ? value.entries() : [])
      findAt(search, node.items, enter(place, index, item));
  } else if ('concept' in node || 'variants' in node) {
    const inner =
      'concept' in node ? search.table[node.concept] : findVariant(node.variants, value);
    if (inner) findAt(search, inner, place);
  } else findInObject(search, node, place);
}

/** In the order of the file; `node` is where the value begins in the table, and `pointer` where it stands. */
export function findWords(
  table: WordsTable,
  node: WordsNode,
  value: unknown,
  pointer = '',
): readonly FoundWords[] {
  const found: FoundWords[] = [];
  findAt({ table, found }, node, { value, pointer });
  return found;
}
