// An undoing that takes a block of a site's own away → refused while a page shows it: the contract that checks it has the block.
import { isRecord } from '../../engine/model/json';
import { CannotRun } from '../command/cannot-run';
import { manifestFile } from '../journal/site-paths';
import { getManifest } from './page-edits';
import type { SiteEdit } from './site-edit';

/** The types of blocks that go. */
const listGone = (site: SiteEdit): string[] =>
  site.changes().flatMap(({ path, after }) => {
    const [, type] = /^blocks\/([^/]+)\/[^/]+\.schema\.json$/.exec(path) ?? [];
    return type === undefined || after !== undefined ? [] : [type];
  });

function findUser(value: unknown, type: string): boolean {
  if (Array.isArray(value)) return value.some((item) => findUser(item, type));
  if (!isRecord(value)) return false;
  return value.type === type || Object.values(value).some((inner) => findUser(inner, type));
}

/** @throws CannotRun */
export function refuseUsedBlock(site: SiteEdit): void {
  for (const type of listGone(site))
    for (const [id, page] of Object.entries(getManifest(site).pages))
      if (findUser(page, type))
        throw new CannotRun(
          `The page "${id}" in ${manifestFile} has a block "${type}". Remove it there first.`,
        );
}
