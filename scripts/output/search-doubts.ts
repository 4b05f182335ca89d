// The index of a site → the pages that whoever searches may miss.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findPosition } from '../../engine/manifest/text/find-position';
import type { Finding } from '../../engine/model/finding';
import {
  type PlacedPage,
  readIndexFile,
  type SearchIndex,
} from '../../engine/search/index/build-search-index';
import { findPages } from '../../engine/search/query/find-pages';
import { IndexFiles } from '../../engine/search/query/index-files';
import { toCodeFinding } from '../command/invalid-code';
import { manifestFile } from '../journal/site-paths';

/** Of larger sites only so many titles are tried: each is a query. */
const maxTried = 500;

/** Among so many a visitor looks. */
const first = 3;

function toPlace(root: string, find: (manifest: string) => number) {
  const text = readFileSync(join(root, manifestFile), 'utf8');
  const at = find(text);
  return { file: manifestFile, ...(at >= 0 && findPosition(text, at)) };
}

/** Where the entry of a page begins. */
const findPlace = (root: string, id: string) =>
  toPlace(root, (text) => {
    const pages = Math.max(0, text.search(/"pages"\s*:/));
    return text.indexOf(`${JSON.stringify(id)}:`, pages);
  });

/** Of scripts without spaces every part of a word is found. */
const isUnspaced = (language: string): boolean => /^(?:ja|km|lo|my|th|zh)\b/.test(language);

/** A note for each language whose words are found by their beginnings. */
export const findUnknownForms = (
  built: readonly { readonly language: string; readonly index: SearchIndex }[],
  root: string,
): readonly Finding[] =>
  built
    .filter(({ language, index }) => index.directory.byPrefix && !isUnspaced(language))
    .map(({ language }) =>
      toCodeFinding(
        'search-beginnings',
        toPlace(root, (text) => text.search(/"search"\s*:\s*\{/)),
        { language },
      ),
    );

export async function findSearchDoubts(
  pages: readonly PlacedPage[],
  index: SearchIndex,
  root: string,
): Promise<readonly Finding[]> {
  const open = new IndexFiles(index.directory, async (name) => readIndexFile(index, name));
  const found: Finding[] = pages
    .filter(({ isWordless }) => isWordless)
    .map(({ id }) => toCodeFinding('search-words', findPlace(root, id), { id }));
  for (const { id, href, title } of pages.slice(0, maxTried)) {
    const { pages: best } = await findPages(open, title);
    if (best.slice(0, first).some((page) => page.href.split('#')[0] === href)) continue;
    // Of a title without letters nothing can be found.
    if (best.length > 0)
      found.push(toCodeFinding('search-title', findPlace(root, id), { id, title }));
  }
  return found;
}
