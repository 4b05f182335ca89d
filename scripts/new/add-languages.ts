// The languages of a new site → its manifest says them, and what each has to have waits for its translation.
import { findDirection } from '../../engine/manifest/checks/texts/language';
import type { JsonValue } from '../../engine/model/json';
import { findLanguageName } from '../../engine/site/languages';
import { SiteEdit } from '../edit/site-edit';
import { readLanguage } from '../edit/translations/read-language';
import { translatePages } from '../edit/translations/translate-pages';
import { writeDates } from '../edit/translations/write-dates';
import type { World } from '../files/world';
import { manifestFile } from '../journal/site-paths';
import { readSite } from '../source/read-site';
import { readSiteFile } from '../source/read-site-file';

const withDirection = (tag: string) => (findDirection(tag) === 'rtl' ? { direction: 'rtl' } : {});

/** That of the manifest itself. */
export function setLanguage(root: string, tag: string): void {
  const site = new SiteEdit(root);
  for (const [name, value] of Object.entries({ language: tag, ...withDirection(tag) }))
    site.apply({ op: 'set', file: manifestFile, path: ['site', name], value });
  for (const operation of writeDates(tag)) site.apply(operation);
  site.write();
}

/** The further ones: their files are written, with an empty translation for each text of the pages that have to be there. */
export function addLanguages(
  root: string,
  tags: readonly string[],
  { workspace, contract }: World,
): void {
  const site = new SiteEdit(root);
  const entries = tags.map((tag): [string, JsonValue] => {
    const name = findLanguageName(tag);
    return [tag, { name, path: `/${tag.toLowerCase()}`, ...withDirection(tag) }];
  });
  const value = Object.fromEntries(entries);
  site.apply({ op: 'set', file: manifestFile, path: ['languages'], value });
  site.write();
  const source = readSite(workspace);
  const read = (file: string): string | undefined => readSiteFile(root, file)?.text;
  for (const tag of tags) {
    const { required } = readLanguage(source, contract, { tag, pages: [] });
    const state = readLanguage(source, contract, { tag, pages: required });
    const words = new SiteEdit(root);
    for (const operation of translatePages(state, read).operations)
      if (operation.op === 'write') words.set(operation.file, operation.text ?? undefined);
    words.write();
  }
}
