// Giving a page, or an item, another id: all that names it, in manifest, content files, documents and translations.
import type { World } from '../files/world';
import { manifestFile } from '../journal/site-paths';
import { editDocuments } from './document-edits';
import { distinct, editContents, editTarget } from './edit-links';
import type { Edit } from './edits';
import { findLinks, findPageReferences, withoutOthers } from './find-page-references';
import type { JsonText } from './json-edits';
import { toEdits } from './operation-edits';
import { checkId, getManifest, getPageEntry } from './page-edits';
import type { SiteEdit } from './site-edit';
import { editPairs, moveTranslations } from './translation-edits';

type Names = readonly [from: string, to: string];

/** Links in content files, documents and translations lead to a page, or an item, by its new id. */
function renameLinks(site: SiteEdit, { contract }: World, [from, to]: Names): void {
  editContents(site, `page:${from}`, (json, value) =>
    distinct(findLinks(value, from)).flatMap((reference) =>
      editTarget(json, reference, [from, to]),
    ),
  );
  const toTarget = (target: string): string => `page:${to}${target.slice(`page:${from}`.length)}`;
  editDocuments(site, contract.parseDocument, { id: from, toTarget });
  editPairs(site, from, { to, keepAnchor: true });
}

/** The manifest names it by its new id, outside its own entry. */
const listRenames = (
  site: SiteEdit,
  { contract }: World,
  json: JsonText,
  [from, to]: Names,
): Edit[] => {
  const manifest = withoutOthers(site.know(manifestFile), getManifest(site), from);
  return distinct(findPageReferences(contract, manifest, from)).flatMap((reference) =>
    reference.target === undefined
      ? toEdits(json, { op: 'set', file: manifestFile, path: reference.path, value: to })
      : editTarget(json, reference, [from, to]),
  );
};

/** What names a page, or an item, by its id names it by the new one. */
export function renameReferences(site: SiteEdit, world: World, names: Names): void {
  renameLinks(site, world, names);
  site.edit(manifestFile, (json) => listRenames(site, world, json, names));
}

/** Gives a page another id, everywhere. */
export function renamePage(site: SiteEdit, world: World, [from, to]: Names): void {
  const manifest = getManifest(site);
  getPageEntry(manifest, from);
  checkId(manifest, to);
  // The manifest last, and at once: each state of it is read anew.
  renameLinks(site, world, [from, to]);
  moveTranslations(site, { kind: 'page', id: from }, { kind: 'page', id: to });
  site.edit(manifestFile, (json) => {
    const path = ['pages', from];
    const { offset, length } = json.get(path);
    const edits = listRenames(site, world, json, [from, to]);
    const isWithin = (edit: Edit): boolean =>
      edit.offset >= offset && edit.offset < offset + length;
    return [
      ...edits.filter((edit) => !isWithin(edit)),
      ...json.renameEntry(path, to, edits.filter(isWithin)),
    ];
  });
}
