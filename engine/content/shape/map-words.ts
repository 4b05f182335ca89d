// A table of words and a manifest, or a content file → the same with other words in the places that `findWords` finds.
import { isRecord } from '../../model/json';
import type { WordsKind, WordsNode, WordsObject, WordsTable } from '../../model/words';
import { findVariant } from './find-words';

type ChangeWords = (text: string, kind: WordsKind) => string;

interface Ways {
  readonly table: WordsTable;
  readonly change: ChangeWords;
  /** What a value of a concept is first, by the name of its schema. */
  readonly complete?: (concept: string, value: unknown) => unknown;
}

/** A value in which nothing changes is returned as it is. */
function mapList(list: readonly unknown[], node: WordsNode, ways: Ways): readonly unknown[] {
  const mapped = list.map((item) => mapAt(node, item, ways));
  return mapped.some((item, index) => item !== list[index]) ? mapped : list;
}

function mapObject(
  { fields = {}, entries, names }: WordsObject,
  value: Readonly<Record<string, unknown>>,
  ways: Ways,
): unknown {
  let changed = false;
  const mapped = Object.entries(value).map(([key, member]): [string, unknown] => {
    const field = Object.hasOwn(fields, key) ? fields[key] : undefined;
    const isEntry = field === undefined && !key.startsWith('$');
    const name = isEntry && names ? ways.change(key, names) : key;
    const node = field ?? (isEntry ? entries : undefined);
    const own = node ? mapAt(node, member, ways) : member;
    changed ||= own !== member || name !== key;
    return [name, own];
  });
  return changed ? Object.fromEntries(mapped) : value;
}

function mapAt(node: WordsNode, value: unknown, ways: Ways): unknown {
  const { table } = ways;
  if ('any' in node) return node.any.reduce((own, one) => mapAt(one, own, ways), value);
  if ('words' in node) return typeof value === 'string' ? ways.change(value, node.words) : value;
  if ('items' in node) return Array.isArray(value) ? mapList(value, node.items, ways) : value;
  if ('concept' in node || 'variants' in node) {
    const inner = 'concept' in node ? table[node.concept] : findVariant(node.variants, value);
    const whole = 'concept' in node ? (ways.complete?.(node.concept, value) ?? value) : value;
    return inner ? mapAt(inner, whole, ways) : whole;
  }
  return isRecord(value) ? mapObject(node, value, ways) : value;
}

/** `node` is where the value begins in the table; `change` is called for what `findWords` finds. */
export const mapWords = (node: WordsNode, value: unknown, ways: Ways): unknown =>
  mapAt(node, value, ways);
