// Two builds → shots of the pages whose documents differ.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toAssetFile, toPageFile } from '../../engine/content/addresses/output-paths';
import type { Publication } from '../../engine/model/publication';
import type { DerivedSite } from '../../engine/model/site-facts';
import { listPages, type Shot, toKey, toPageShot } from './shot-kinds';

interface Build {
  readonly publication: Publication<DerivedSite>;
  readonly outDir: string;
}

/** Scripts and data change with other pages, but show nothing by themselves. */
const code = new RegExp(String.raw`${toAssetFile('')}[\w-]+\.js(?:on)?`, 'g');
const withoutCode = (html: string): string => html.replace(code, '');

function readDocument(outDir: string, path: string): string | undefined {
  const file = join(outDir, path);
  return existsSync(file) ? withoutCode(readFileSync(file, 'utf8')) : undefined;
}

/** Of all languages, by key; a switcher has no document of its own. */
const readPages = ({ publication, outDir }: Build) =>
  new Map(
    [...listPages(publication)]
      .filter(({ page }) => page.defaultChild === undefined)
      .map((placed) => {
        const file = placed.folder + toPageFile(placed.page.path);
        return [
          toKey(placed),
          { shot: toPageShot(placed), document: readDocument(outDir, file) },
        ] as const;
      }),
  );

/** Of each build the pages that are not the same in the other one. A page is the same page by its id. */
export function findChangedPages(before: Build, after: Build): { before: Shot[]; after: Shot[] } {
  const [olds, news] = [readPages(before), readPages(after)];
  const keys = new Set([...olds.keys(), ...news.keys()]);
  const pairs = [...keys].map((key) => [olds.get(key), news.get(key)] as const);
  const changed = pairs.filter(([old, now]) => old?.document !== now?.document);
  return {
    before: changed.flatMap(([old]) => (old === undefined ? [] : [old.shot])),
    after: changed.flatMap(([, now]) => (now === undefined ? [] : [now.shot])),
  };
}
