// Two builds → shots of the pages whose documents differ.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toAssetFile, toPageFile } from '../../engine/content/addresses/output-paths';
import type { Site } from '../../engine/model/site';
import { type Shot, toFolder, toPageShot } from './shot-kinds';

interface Build {
  readonly site: Site;
  readonly outDir: string;
}

/** Scripts and data change with other pages, but show nothing by themselves. */
const code = new RegExp(String.raw`${toAssetFile('')}[\w-]+\.js(?:on)?`, 'g');
const withoutCode = (html: string): string => html.replace(code, '');

function readDocument(outDir: string, path: string): string | undefined {
  const file = join(outDir, path);
  return existsSync(file) ? withoutCode(readFileSync(file, 'utf8')) : undefined;
}

/** Of each build the pages that are not the same in the other one. A page is the same page by its id. */
export function findChangedPages(before: Build, after: Build): { before: Shot[]; after: Shot[] } {
  const ids = new Set([...Object.keys(before.site.pages), ...Object.keys(after.site.pages)]);
  const find = ({ site, outDir }: Build, id: string) => {
    const page = site.pages[id];
    if (page === undefined || page.defaultChild !== undefined) return undefined;
    const shot = toPageShot(id, page);
    return { shot, document: readDocument(outDir, toFolder(id, page) + toPageFile(page.path)) };
  };
  const pairs = [...ids].map((id) => [find(before, id), find(after, id)] as const);
  const changed = pairs.filter(([old, now]) => old?.document !== now?.document);
  return {
    before: changed.flatMap(([old]) => (old === undefined ? [] : [old.shot])),
    after: changed.flatMap(([, now]) => (now === undefined ? [] : [now.shot])),
  };
}
