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
import type { SiteSource } from '../../engine/manifest/site-source';
import { stageSite } from '../../engine/manifest/stage/stage-site';
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

const readChanged = (site: SiteEdit, { workspace }: World): SiteSource =>
  changeSite(readSite(workspace), site.changes(), workspace);

/** The pages of its further languages, as far as they are known. */
function listLanguages(site: SiteEdit, world: World): LanguageAddresses[] {
  if (!isRecord(getManifest(site).languages)) return [];
  return listStaged(readChanged(site, world), world.contract).map(({ manifest, base }) =>
    listInLanguage(manifest, base),
  );
}

/** The pages that are made of files, such as items and their lists, as far as they are known. */
function listMade(site: SiteEdit, world: World): Manifest['pages'] {
  const { collections, pages = {} } = getManifest(site);
  if (!isRecord(collections)) return {};
  const { manifest, shapeIsValid } = stageSite(readChanged(site, world), world.contract);
  if (!manifest || !shapeIsValid) return {};
  const written = isRecord(pages) ? pages : {};
  return Object.fromEntries(
    Object.entries(manifest.pages).filter(([id]) => !Object.hasOwn(written, id)),
  );
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
  const written = Object.fromEntries(entries) as unknown as Manifest['pages'];
  const known = { ...written, ...listMade(site, world) };
  const index = indexPages(known, { drafts: false, language: findLanguage(settings) });
  const served = withLanguages(findServed(index, []), listLanguages(site, world));
  const after = printLedger(before, served);
  if (after !== before) site.set(ledgerFile, after);
}
