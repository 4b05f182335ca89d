// Blocks of pages: put, changed, moved with the file that is theirs alone, removed with it.
import { findNearest } from '../../engine/manifest/shape/nearest';
import type { Contract } from '../../engine/model/contract';
import { isRecord, type Json } from '../../engine/model/json';
import { CannotRun } from '../command/cannot-run';
import type { World } from '../files/world';
import { manifestFile } from '../journal/site-paths';
import { editDocuments } from './document-edits';
import { distinct, editContents, editTarget } from './edit-links';
import type { Edit } from './edits';
import { moveFile } from './file-edits';
import { findLinks, findNamedContentFiles, findPageReferences } from './find-page-references';
import type { JsonPath, JsonText } from './json-edits';
import { insertItem, moveItem, setMembers } from './list-edits';
import { listSiteFiles } from './list-site-files';
import type { BlockOperation } from './operations';
import { getManifest, getPageEntry } from './page-edits';
import type { SiteEdit } from './site-edit';

const listOf = (page: string) => ({
  path: ['pages', page, 'blocks'],
  name: `the blocks of the page "${page}"`,
});

const blocksOf = (manifest: Json, page: string): readonly unknown[] => {
  const { blocks } = getPageEntry(manifest, page);
  return Array.isArray(blocks) ? blocks : [];
};

interface Named {
  readonly page: string;
  readonly block: number | string;
}

/** The place of a block by its index or its id. */
function getIndex(manifest: Json, { page, block }: Named): number {
  const blocks = blocksOf(manifest, page);
  if (typeof block === 'number') {
    if (block < blocks.length) return block;
    const known = blocks.length === 1 ? 'one block' : `${blocks.length} blocks`;
    throw new CannotRun(
      `There is no block ${block} on the page "${page}": it has ${known}, counted from 0.`,
    );
  }
  const ids = blocks.map((one) => (isRecord(one) ? String(one.id) : ''));
  const index = ids.indexOf(block);
  if (index >= 0) return index;
  const near = findNearest(block, ids);
  throw new CannotRun(
    `The page "${page}" has no block with the id "${block}". ${
      near === undefined ? 'Name a block by its index, from 0.' : `Did you mean "${near}"?`
    }`,
  );
}

/** The content files that one block names, and nothing else in the manifest. */
function listOwnFiles(contract: Contract, manifest: Json, block: unknown): string[] {
  const rest = JSON.stringify(manifest);
  return findNamedContentFiles(contract, { blocks: [block] }).filter(
    (file) => rest.split(JSON.stringify(file)).length === 2,
  );
}

/** What the content files of a page are named after, as `page add` names them. */
const stemOf = (manifest: Json, page: string): string => {
  const path = String(getPageEntry(manifest, page).path);
  return path === '/' ? page : path.slice(1);
};

/** A file that is named after one page → the same named after another; undefined where none is free. */
function findNewName(
  file: string,
  [from, to]: readonly [from: string, to: string],
  taken: readonly string[],
): string | undefined {
  const own = file.slice(file.lastIndexOf('/') + 1);
  const isOfPage = file.startsWith(`${from}.`) || file.startsWith(`${from}/`);
  const names = isOfPage ? [to + file.slice(from.length), `${to}/${own}`] : [];
  return names.find((name) => !taken.includes(name));
}

/** Links to a block lead to the page that it is on now. */
function leadLinks(
  site: SiteEdit,
  { contract }: World,
  { id, from, to }: Readonly<Record<'id' | 'from' | 'to', string>>,
): void {
  const [old, next] = [`page:${from}#${id}`, `page:${to}#${id}`];
  const lead = (json: JsonText, references: ReturnType<typeof findLinks>): Edit[] =>
    distinct(references)
      .filter(({ target }) => target === old)
      .flatMap((reference) => editTarget(json, reference, [from, to]));
  const manifest = getManifest(site);
  const references = findPageReferences(contract, manifest, from);
  site.edit(manifestFile, (json) => [
    ...lead(json, references),
    ...references
      .filter(({ path, target }) => target === undefined && anchorAt(json, path) === id)
      .flatMap(({ path }) => json.replace(path, to)),
  ]);
  editContents(site, old, (json, value) => lead(json, findLinks(value, from)));
  editDocuments(site, contract.parseDocument, {
    ...{ id: from, toTarget: (target: string) => (target === old ? next : target) },
  });
}

const anchorAt = (json: JsonText, path: JsonPath): unknown =>
  path.at(-1) === 'page' ? json.find([...path.slice(0, -1), 'anchor'])?.value : undefined;

function moveBlock(
  site: SiteEdit,
  world: World,
  operation: BlockOperation & { readonly op: 'block move' },
): void {
  const manifest = getManifest(site);
  const { page, to = page, index } = operation;
  const at = getIndex(manifest, operation);
  const block = blocksOf(manifest, page)[at];
  getPageEntry(manifest, to);
  moveItem(site, manifest, { path: [...listOf(page).path, at], list: listOf(to), index });
  if (to === page) return;
  if (isRecord(block) && typeof block.id === 'string')
    leadLinks(site, world, { id: block.id, from: page, to });
  const stems = [stemOf(manifest, page), stemOf(manifest, to)] as const;
  for (const file of listOwnFiles(world.contract, manifest, block)) {
    const name = findNewName(file, stems, listSiteFiles(site));
    if (name !== undefined && site.readContent(`files/${file}`) !== undefined)
      moveFile(site, world, { op: 'move', file: `files/${file}`, to: `files/${name}` });
  }
}

function removeBlock(site: SiteEdit, { contract }: World, operation: Named): void {
  const manifest = getManifest(site);
  const at = getIndex(manifest, operation);
  const block = blocksOf(manifest, operation.page)[at];
  const path = [...listOf(operation.page).path, at];
  site.apply({ op: 'remove', file: manifestFile, path });
  for (const file of listOwnFiles(contract, manifest, block)) site.set(`files/${file}`, undefined);
}

/** @throws CannotRun where there is no such block. */
export function applyToBlock(site: SiteEdit, world: World, operation: BlockOperation): void {
  const manifest = getManifest(site);
  const { op, page } = operation;
  getPageEntry(manifest, page);
  if (op === 'block insert') insertItem(site, manifest, { ...operation, list: listOf(page) });
  else if (op === 'block set') {
    const at = getIndex(manifest, operation);
    setMembers(site, [...listOf(page).path, at], operation.members);
  } else if (op === 'block move') moveBlock(site, world, operation);
  else removeBlock(site, world, operation);
}
