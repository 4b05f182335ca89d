// Pages in one language of a site: added, moved and removed there alone; and their addresses, which are kept.
import { toLanguageFile } from '../../engine/manifest/language-files';
import { isRecord } from '../../engine/model/json';
import { CannotRun } from '../command/cannot-run';
import type { World } from '../files/world';
import { readSite } from '../source/read-site';
import { changeSite } from './change-site';
import { formatPairs } from './format-pairs';
import { listInLanguage } from './list-served';
import { addRedirect, checkPath, freeAddress, getManifest, getPageEntry } from './page-edits';
import type { SiteEdit } from './site-edit';
import { listStaged, readLanguage } from './translations/read-language';
import { translatePages } from './translations/translate-pages';

const getSource = (site: SiteEdit, { workspace }: World) =>
  changeSite(readSite(workspace), site.changes(), workspace);

/** By tag: the paths of its pages, by their ids. */
function readAddresses(site: SiteEdit, world: World) {
  if (!isRecord(getManifest(site).languages)) return new Map<string, ReadonlyMap<string, string>>();
  const staged = listStaged(getSource(site, world), world.contract);
  return new Map(
    staged
      .map(({ manifest, base }) => listInLanguage(manifest, base))
      .map(({ tag, shown }) => [tag, shown]),
  );
}

/** Where a page of a language moves or goes, its address redirects, or is gone: as one of the site itself. */
export function keepLanguageAddresses(
  site: SiteEdit,
  world: World,
  { redirectTo, change }: { readonly redirectTo: string | undefined; readonly change: () => void },
): void {
  const before = readAddresses(site, world);
  change();
  const after = before.size === 0 ? before : readAddresses(site, world);
  for (const [language, pages] of before) {
    const now = after.get(language);
    if (now === undefined) continue;
    const taken = new Set(Array.from(now.values(), (path) => path.toLowerCase()));
    for (const [id, from] of pages) {
      if (taken.has(from.toLowerCase())) continue;
      if (now.has(id)) addRedirect(site, { from, page: id, language });
      else if (redirectTo === undefined) addRedirect(site, { from, status: 410 });
      else {
        const isThere = now.has(redirectTo);
        addRedirect(site, { from, page: redirectTo, ...(isThere && { language }) });
      }
    }
  }
}

interface InLanguage {
  readonly id: string;
  readonly language: string;
}

/** @throws CannotRun for a language that the site does not have */
function getFolder(site: SiteEdit, { language }: InLanguage): string {
  const { languages } = getManifest(site);
  const entry = isRecord(languages) ? languages[language] : undefined;
  if (isRecord(entry) && typeof entry.path === 'string') return entry.path;
  const known = isRecord(languages) ? Object.keys(languages).join(', ') : '';
  throw new CannotRun(
    `The site does not speak "${language}".${known === '' ? '' : ` Known: ${known}.`} Add it to "languages" first.`,
  );
}

/** The files of a page there: its pairs, and its document if it has one. */
function listFiles(site: SiteEdit, { id, language }: InLanguage): string[] {
  const { document } = getPageEntry(getManifest(site), id);
  return [
    toLanguageFile(language, { kind: 'page', id }),
    ...(typeof document === 'string'
      ? [toLanguageFile(language, { kind: 'content', path: document })]
      : []),
  ];
}

function getOwnFiles(site: SiteEdit, page: InLanguage): string[] {
  const found = listFiles(site, page).filter((file) => site.read(file) !== undefined);
  if (found.length > 0) return found;
  throw new CannotRun(`The page "${page.id}" is not there in "${page.language}".`);
}

/** Gives a page another path in one language; `path` is below that of the language. */
export function moveInLanguage(site: SiteEdit, page: InLanguage & { readonly path: string }): void {
  const folder = getFolder(site, page);
  checkPath(page.path, folder);
  getOwnFiles(site, page);
  const file = toLanguageFile(page.language, { kind: 'page', id: page.id });
  if (site.read(file) === undefined)
    site.set(file, formatPairs(file, { path: page.path, words: [] }));
  else site.apply({ op: 'set', file, path: ['path'], value: page.path });
  freeAddress(site, folder + page.path);
}

/** Takes its words in one language away: from then on it is absent there. */
export function removeInLanguage(site: SiteEdit, page: InLanguage): void {
  getFolder(site, page);
  const { site: settings } = getManifest(site);
  if (isRecord(settings) && settings.home === page.id)
    throw new CannotRun(
      'Every language has its home page. Choose another home page in "site" first.',
    );
  for (const file of getOwnFiles(site, page)) site.set(file, undefined);
}

/** Writes the texts of a page beside empty translations. */
export function addInLanguage(site: SiteEdit, world: World, { id, language }: InLanguage): void {
  getFolder(site, { id, language });
  const state = readLanguage(getSource(site, world), world.contract, {
    tag: language,
    pages: [id],
  });
  for (const operation of translatePages(state, (file) => site.read(file)).operations)
    if (operation.op === 'write') site.set(operation.file, operation.text ?? undefined);
}
