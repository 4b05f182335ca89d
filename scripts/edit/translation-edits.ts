// What is renamed, moved or removed in a site → the same in the files of its languages.
import { findTextKind } from '../../engine/content/addresses/text-kind';
import { languagesFolder, type Scope, toLanguageFile } from '../../engine/manifest/language-files';
import { isRecord } from '../../engine/model/json';
import { manifestFile } from '../journal/site-paths';
import { escapeRegExp } from './edit-links';
import type { Edit } from './edits';
import type { JsonText } from './json-edits';
import { listSiteFiles } from './list-site-files';
import { readValue } from './refuse-operation';
import type { SiteEdit } from './site-edit';

function listTags(site: SiteEdit): string[] {
  const manifest = readValue(site.know(manifestFile));
  return isRecord(manifest) && isRecord(manifest.languages) ? Object.keys(manifest.languages) : [];
}

/** Gives the translations of a page, a form or a file the place that belongs to its new name; without one they go. */
export function moveTranslations(site: SiteEdit, from: Scope, to?: Scope): void {
  for (const tag of listTags(site)) {
    const file = toLanguageFile(tag, from);
    const content = site.readContent(file);
    if (content === undefined) continue;
    if (to) site.set(toLanguageFile(tag, to), content);
    site.set(file, undefined);
  }
}

/** Its words, and those that it was made from. */
const members = ['from', 'was', 'to'] as const;

function listEdits(json: JsonText, change: (text: string) => string): Edit[] {
  const value: unknown = JSON.parse(json.text);
  const pairs = isRecord(value) && Array.isArray(value.words) ? value.words : [];
  return pairs.flatMap((pair: unknown, index) =>
    members.flatMap((member) => {
      const text = isRecord(pair) ? pair[member] : undefined;
      if (typeof text !== 'string' || change(text) === text) return [];
      return json.replace(['words', index, member], change(text));
    }),
  );
}

const isPairs = (path: string): boolean =>
  path.startsWith(languagesFolder) && (path.endsWith('.json') || findTextKind(path) === 'json');

/** Links to a page lead to another one, or to the same one under its new id; without one their words alone stay. */
export function editPairs(
  site: SiteEdit,
  id: string,
  { to, keepAnchor }: { readonly to: string | undefined; readonly keepAnchor: boolean },
): void {
  if (listTags(site).length === 0) return;
  const link = new RegExp(`\\[([^[\\]]+)\\]\\(page:${escapeRegExp(id)}(#[^)]*)?\\)`, 'g');
  const change = (text: string): string =>
    text.replace(link, (_, words: string, anchor = '') =>
      to === undefined ? words : `[${words}](page:${to}${keepAnchor ? anchor : ''})`,
    );
  for (const path of listSiteFiles(site).filter(isPairs)) {
    const file = `files/${path}`;
    const isNamed = site.read(file)?.includes(`(page:${id}`);
    if (isNamed) site.edit(file, (json) => listEdits(json, change));
  }
}
