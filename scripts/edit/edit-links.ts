// Links to pages in the texts of manifest and content files → the edits that redirect or remove them.
import { findTextKind } from '../../engine/content/addresses/text-kind';
import { parseIfJson } from '../files/parse-if-json';
import { applyEdits, type Edit } from './edits';
import type { PageReference } from './find-page-references';
import type { JsonPath, JsonText } from './json-edits';
import { listSiteFiles } from './list-site-files';
import type { SiteEdit } from './site-edit';

/** A change within a string, so that the rest of it keeps its bytes; rewritten if it is spelt with escapes. */
export function editWithin(
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

export const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Makes the links to a page lead to another page, or to the same page under its new id. */
export function editTarget(
  json: JsonText,
  { path, target = '', isWhole }: PageReference,
  [from, to]: readonly [from: string, to: string],
): Edit[] {
  const rest = target.slice(`page:${from}`.length);
  if (isWhole) return json.replace(path, `page:${to}${rest}`);
  return editWithin(json, path, [
    new RegExp(`(?<=\\(page:)${escapeRegExp(from)}(?=${escapeRegExp(rest)}\\))`, 'g'),
    () => ({ length: from.length, text: to }),
  ]);
}

/** The parts of a link's text in place of the part that is the link. */
function unlink(json: JsonText, path: JsonPath): Edit[] {
  const { offset, length } = json.get(path.slice(0, -'link/to'.split('/').length));
  const words = json.get([...path.slice(0, -1), 'text']);
  const inner = json.text.slice(words.offset + 1, words.offset + words.length - 1);
  return [{ offset, length, text: inner.trim() }];
}

/** Replaces a link in a text by its words, or makes it lead to another page. */
export function editLink(
  json: JsonText,
  { path, target = '', isWhole }: PageReference,
  to: string | undefined,
): Edit[] {
  if (isWhole) return to === undefined ? unlink(json, path) : json.replace(path, `page:${to}`);
  // The other page does not have the anchor.
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

/** Changes all content files that hold `mark`, including those that no page shows. */
export function editContents(
  site: SiteEdit,
  mark: string,
  change: (json: JsonText, value: unknown) => Edit[],
): void {
  for (const file of listSiteFiles(site).map((path) => `files/${path}`)) {
    if (findTextKind(file) !== 'json') continue;
    const text = site.read(file) ?? '';
    // Most files name nothing of that kind; one that is spelt with escapes may.
    const value = text.includes(mark) || text.includes('\\') ? parseIfJson(text) : undefined;
    if (value !== undefined) site.edit(file, (json) => change(json, value));
  }
}
