// An undoing that takes a block or a kind of a site's own away → refused while the manifest has it: so has the contract that checks it.
import { isRecord } from '../../engine/model/json';
import { CannotRun } from '../command/cannot-run';
import { manifestFile } from '../journal/site-paths';
import { getManifest } from './page-edits';
import type { SiteEdit } from './site-edit';

/** What goes, by the files that match: the first group of each. */
const listGone = (site: SiteEdit, pattern: RegExp): string[] =>
  site.changes().flatMap(({ path, after }) => {
    const [, name] = pattern.exec(path) ?? [];
    return name === undefined || after !== undefined ? [] : [name];
  });

const blockSchema = /^blocks\/([^/]+)\/[^/]+\.schema\.json$/;
const kindSchema = /^kinds\/([^/]+)\/kind\.schema\.json$/;

function findUser(value: unknown, type: string): boolean {
  if (Array.isArray(value)) return value.some((item) => findUser(item, type));
  if (!isRecord(value)) return false;
  return value.type === type || Object.values(value).some((inner) => findUser(inner, type));
}

/** @throws CannotRun */
export function refuseUsedBlock(site: SiteEdit): void {
  const { collections, pages } = getManifest(site);
  for (const kind of listGone(site, kindSchema))
    for (const [id, collection] of Object.entries(collections ?? {}))
      if (isRecord(collection) && collection.kind === kind)
        throw new CannotRun(
          `The collection "${id}" in ${manifestFile} is of the kind "${kind}". Remove it there first.`,
        );
  for (const type of listGone(site, blockSchema))
    for (const [id, page] of Object.entries(pages))
      if (findUser(page, type))
        throw new CannotRun(
          `The page "${id}" in ${manifestFile} has a block "${type}". Remove it there first.`,
        );
}
