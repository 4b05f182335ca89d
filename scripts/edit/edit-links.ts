// Links to pages in the texts of manifest and content files → the edits that make them lead elsewhere, or nowhere.
import { listContentFiles } from '../source/read-site';
import { applyEdits, type Edit } from './edits';
import type { PageReference } from './find-page-references';
import type { JsonPath, JsonText } from './json-edits';
import type { SiteEdit } from './site-edit';

/** A change within a string, so that the rest of it keeps its bytes; rewritten if it is spelt with escapes. */
function editWithin(
  json: JsonText,
  path: JsonPath,
  change: readonly [within: RegExp, to: (match: RegExpMatchArray) => Omit<Edit, 'offset'>],
): Edit[] {
  const [within, to] = change;
  const { offset, length, value } = json.get(path);
  const toEdits = (text: string): Edit[] =>
    [...text.matchAll(within)].map((match) => ({ offset: match.index, ...to(match) }));
  const text = String(value);
  const edits = toEdits(json.text.slice(offset, offset + length));
  if (edits.length < toEdits(text).length)
    return json.replace(path, applyEdits(text, toEdits(text)));
  return edits.map((edit) => ({ ...edit, offset: offset + edit.offset }));
}

const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The links to a page lead to another, or to the same under its new id. */
export const editTarget = (
  json: JsonText,
  { path, target = '' }: PageReference,
  from: string,
  to: string,
): Edit[] =>
  editWithin(json, path, [
    new RegExp(
      `(?<=\\(page:)${escapeRegExp(from)}(?=${escapeRegExp(target.slice(5 + from.length))}\\))`,
      'g',
    ),
    () => ({ length: from.length, text: to }),
  ]);

/** A link in a text keeps its words, or leads to another page. */
export function editLink(
  json: JsonText,
  { path, target = '' }: PageReference,
  to: string | undefined,
): Edit[] {
  // What an anchor names is no part of the other page.
  const end = `\\(${escapeRegExp(target)}\\)`;
  if (to !== undefined)
    return editWithin(json, path, [
      new RegExp(`(?<=\\]\\()${escapeRegExp(target)}(?=\\))`, 'g'),
      () => ({ length: target.length, text: `page:${to}` }),
    ]);
  return editWithin(json, path, [
    new RegExp(`\\[([^[\\]]+)\\]${end}`, 'g'),
    (match) => ({ length: match[0].length, text: match[1] ?? '' }),
  ]);
}

export const distinct = (references: readonly PageReference[]): PageReference[] => [
  ...new Map(references.map((reference) => [JSON.stringify(reference), reference])).values(),
];

/** A content file as a value; undefined for one that is none, which no page can show. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Changes the links in content files, those that no page shows included. */
export function editContents(
  site: SiteEdit,
  root: string,
  change: (json: JsonText, value: unknown) => Edit[],
): void {
  for (const file of listContentFiles(root)) {
    const text = site.read(file) ?? '';
    // Most files link to no page at all.
    const value = /page:|\\u/.test(text) ? parse(text) : undefined;
    if (value !== undefined) site.edit(file, (json) => change(json, value));
  }
}
