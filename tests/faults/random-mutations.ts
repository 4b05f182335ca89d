// Single random mutations of the text of a manifest, each with its place.
import type { MutableJson } from '../mutable-json';

interface Place {
  readonly holder: MutableJson[] | { [key: string]: MutableJson };
  readonly key: string | number;
  readonly pointer: string;
}

export interface Mutation {
  readonly text: string;
  /** JSON pointer of what was changed. */
  readonly pointer: string;
}

export interface Typo extends Mutation {
  /** The word that was misspelt, and what became of it. */
  readonly meant: string;
  readonly typed: string;
}

const toStep = (key: string | number): string =>
  String(key).replaceAll('~', '~0').replaceAll('/', '~1');

function listPlaces(value: MutableJson, pointer = ''): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  const keys = Array.isArray(value) ? value.keys() : Object.keys(value);
  return [...keys].flatMap((key) => {
    const at = `${pointer}/${toStep(key)}`;
    return [
      { holder: value, key, pointer: at },
      ...listPlaces((value as MutableJson[])[key as number] as MutableJson, at),
    ];
  });
}

export const oddValues: readonly MutableJson[] = [
  ...[null, true, -1, 1e21, '', ' ', 'x', '{', '{nothing}', '__proto__', 'constructor', '../x'],
  ...['/\\evil', 'javascript:alert(1)', '</script>', [], {}, [[]], 'a'.repeat(5000)],
  ...['\u0000', '\ud800'],
];

/** A key under another name, in its old place. */
function renameKey(holder: { [key: string]: MutableJson }, from: string, to: string): void {
  const entries = Object.entries(holder);
  for (const key of Object.keys(holder)) delete holder[key];
  for (const [key, value] of entries) holder[key === from ? to : key] = value;
}

const kinds = ['delete', 'exchange', 'lengthen', 'rename', 'double'] as const;

/** Deletes, exchanges, misspells or doubles one thing of a manifest. */
export function makeMutation(
  text: string,
  pick: number,
  which: number,
  value: MutableJson,
): Mutation {
  const site = JSON.parse(text) as MutableJson;
  const places = listPlaces(site);
  const place = places[pick % places.length];
  const kind = kinds[which % kinds.length] ?? 'delete';
  if (place === undefined) return { text, pointer: '' };
  const { holder, key, pointer } = place;
  const record = holder as { [key: string]: MutableJson };
  const own = record[key] as MutableJson;
  if (kind === 'delete') {
    if (Array.isArray(holder)) holder.splice(Number(key), 1);
    else delete record[key];
  } else if (kind === 'exchange') record[key] = value;
  else if (kind === 'lengthen' && typeof own === 'string') record[key] = `${own}x`;
  else if (kind === 'rename' && !Array.isArray(holder)) renameKey(holder, String(key), `${key}x`);
  else if (Array.isArray(holder)) {
    const at = pointer.replace(/\d+$/, String(holder.length));
    holder.push(own);
    return { text: JSON.stringify(site, null, 2), pointer: at };
  }
  return { text: JSON.stringify(site, null, 2), pointer };
}

/** A word with a typing error: a letter omitted, doubled, replaced, or swapped with its neighbour. */
export function misspell(word: string, at: number, how: number): string {
  const index = at % word.length;
  const before = word.slice(0, index);
  const letter = word.charAt(index);
  const after = word.slice(index + 1);
  if (how % 4 === 0) return before + after;
  if (how % 4 === 1) return before + letter + letter + after;
  if (how % 4 === 2) return `${before}${letter === 'e' ? 'r' : 'e'}${after}`;
  return before + after.charAt(0) + letter + after.slice(1);
}

/** One word of a manifest misspelt: a key, or a value that is one word, an id or a path. */
export function makeTypo(text: string, pick: number, at: number, how: number): Typo {
  const site = JSON.parse(text) as MutableJson;
  const places = listPlaces(site).filter(({ holder, key }) => {
    const value = (holder as MutableJson[])[key as number];
    return (typeof value === 'string' && /^[\w./-]{4,}$/.test(value)) || String(key).length > 3;
  });
  const place = places[pick % places.length];
  if (place === undefined) return { text, pointer: '', meant: '', typed: '' };
  const { holder, key, pointer } = place;
  const record = holder as { [key: string]: MutableJson };
  const value = record[key];
  const ofValue = typeof value === 'string' && /^[\w./-]{4,}$/.test(value);
  const meant = ofValue ? value : String(key);
  const typed = misspell(meant, at, how);
  if (ofValue) record[key] = typed;
  else if (!Array.isArray(holder)) renameKey(holder, meant, typed);
  return { text: JSON.stringify(site, null, 2), pointer, meant, typed };
}
