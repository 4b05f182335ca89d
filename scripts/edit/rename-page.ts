// Giving a page, or an item, another id: all that names it, in manifest, content files, documents and translations.
import type { World } from '../files/world';
import { manifestFile } from '../journal/site-paths';
import { editDocuments } from './document-edits';
import { distinct, editContents, editTarget } from './edit-links';
import { findLinks, findPageReferences } from './find-page-references';
import { toEdits } from './operations';
import { checkId, getManifest, getPageEntry } from './page-edits';
import type { SiteEdit } from './site-edit';
import { editPairs, moveTranslations } from './translation-edits';

/** What names a page, or an item, by its id names it by the new one. */
export function renameReferences(
  site: SiteEdit,
  { contract }: World,
  [from, to]: readonly [string, string],
): void {
  site.edit(manifestFile, (json) =>
    distinct(findPageReferences(contract, getManifest(site), from)).flatMap((reference) =>
      reference.target === undefined
        ? toEdits(json, { op: 'set', file: manifestFile, path: reference.path, value: to })
        : editTarget(json, reference, [from, to]),
    ),
  );
  editContents(site, `page:${from}`, (json, value) =>
    distinct(findLinks(value, from)).flatMap((reference) =>
      editTarget(json, reference, [from, to]),
    ),
  );
  const toTarget = (target: string): string => `page:${to}${target.slice(`page:${from}`.length)}`;
  editDocuments(site, contract.parseDocument, { id: from, toTarget });
  editPairs(site, from, { to, keepAnchor: true });
}

/** Gives a page another id, everywhere. */
export function renamePage(
  site: SiteEdit,
  world: World,
  [from, to]: readonly [string, string],
): void {
  const manifest = getManifest(site);
  getPageEntry(manifest, from);
  checkId(manifest, to);
  renameReferences(site, world, [from, to]);
  const key = { op: 'rename key', file: manifestFile, path: ['pages', from], key: to } as const;
  site.edit(manifestFile, (json) => toEdits(json, key));
  site.edit(manifestFile, (json) => json.sortEntry(['pages', to]));
  moveTranslations(site, { kind: 'page', id: from }, { kind: 'page', id: to });
}
