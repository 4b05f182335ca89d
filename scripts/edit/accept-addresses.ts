// The addresses of pages → the ledger: who adds or moves a page intends its address.
import { indexPages } from '../../engine/content/pages/page-index';
import type { Manifest } from '../../engine/generated/manifest';
import {
  findLedgerError,
  findServed,
  type LanguageAddresses,
  ledgerFile,
  withLanguages,
} from '../../engine/manifest/checks/addresses/ledger';
import { isRecord } from '../../engine/model/json';
import type { World } from '../files/world';
import { readSite } from '../source/read-site';
import { changeSite } from './change-site';
import { printLedger } from './ledger';
import { listInLanguage } from './list-served';
import { withDocument } from './page-documents';
import { getManifest } from './page-edits';
import type { SiteEdit } from './site-edit';
import { listStaged } from './translations/read-language';

/** The language of a site as its manifest says it. */
const findLanguage = (settings: unknown): string =>
  isRecord(settings) && typeof settings.language === 'string' ? settings.language : 'en';

/** The pages of its further languages, as far as they are known. */
function listLanguages(site: SiteEdit, { workspace, contract }: World): LanguageAddresses[] {
  if (!isRecord(getManifest(site).languages)) return [];
  const source = changeSite(readSite(workspace), site.changes(), workspace);
  return listStaged(source, contract).map(({ manifest, base }) => listInLanguage(manifest, base));
}

/** Of a site without a ledger nothing is kept, and one that cannot be read stays as it is. */
export function acceptAddresses(site: SiteEdit, world: World): void {
  const { contract } = world;
  const before = site.read(ledgerFile);
  if (before === undefined || (before.trim() !== '' && findLedgerError(before))) return;
  const { pages, site: settings } = getManifest(site);
  const entries = Object.entries(isRecord(pages) ? pages : {}).flatMap(([id, page]) =>
    isRecord(page) && typeof page.path === 'string'
      ? [[id, withDocument(site, contract.parseDocument, page)] as const]
      : [],
  );
  const known = Object.fromEntries(entries) as unknown as Manifest['pages'];
  const index = indexPages(known, { drafts: false, language: findLanguage(settings) });
  const served = withLanguages(findServed(index, []), listLanguages(site, world));
  const after = printLedger(before, served);
  if (after !== before) site.set(ledgerFile, after);
}
