// A manifest that has changed in a few pages → its canonical form, made of that which it had before.
import { findReorderedKeys } from '../../engine/manifest/text/find-reordered-keys';
import { parseJson } from '../../engine/manifest/text/parse-json';
import { splitPages } from '../../engine/manifest/text/split-pages';
import { isRecord } from '../../engine/model/json';
import { mayBeRounded } from './format-file';
import { formatJson, formatValue, sortManifest } from './format-json';

/** In the canonical form. */
const [unit, indent] = ['  ', '    '];

/** Keys that a parser puts in another order, or that can be written in another way. */
const isSpecial = (key: string): boolean => /^"\d+"$|\\/.test(key);

/** Undefined for a text of which something would be lost, or may be. */
function parse(file: string, text: string): unknown {
  const { value, findings } = parseJson(file, text);
  const isPlain = findings.length === 0 && !mayBeRounded.test(text);
  return isPlain && findReorderedKeys(file, text).length === 0 ? value : undefined;
}

/** The text of a page, behind its key. */
function formatPage(file: string, key: string, text: string): string | undefined {
  const value = parse(file, text);
  return isRecord(value)
    ? formatValue(value, { unit, indent, used: indent.length + key.length + 2 })
    : undefined;
}

/** The rest of the manifest, and the place of its pages in it. */
function formatRest(file: string, text: string): readonly [string, string] | undefined {
  const value = parse(file, text);
  const rest = isRecord(value) ? formatJson(sortManifest(value)) : '';
  const split = splitPages(rest);
  return split && [rest.slice(0, split.start), rest.slice(split.end)];
}

/**
 * `known`: the text of each page of the canonical form, by its key in quotes. Undefined where the whole has to be looked at.
 */
export function formatByPages(
  file: string,
  text: string,
  known: ReadonlyMap<string, string>,
): string | undefined {
  const split = splitPages(text);
  if (split === undefined || split.pages.length === 0) return undefined;
  const rest = formatRest(file, text.slice(0, split.start) + text.slice(split.end));
  if (rest === undefined) return undefined;
  const pages: [key: string, text: string][] = [];
  for (const { key, start, end } of split.pages) {
    const own = text.slice(start, end);
    const formatted = known.get(key) === own ? own : formatPage(file, key, own);
    if (formatted === undefined || isSpecial(key)) return undefined;
    pages.push([key, formatted]);
  }
  if (new Set(pages.map(([key]) => key)).size < pages.length) return undefined;
  // Without their quotes, as the whole is sorted: a quote stands before most characters.
  const name = ([key]: readonly [string, string]): string => key.slice(1, -1);
  pages.sort((one, other) => (name(one) < name(other) ? -1 : 1));
  const lines = pages.map(([key, own]) => `\n${indent}${key}: ${own}`);
  return `${rest[0]}${lines.join(',')}\n${unit}${rest[1]}`;
}
