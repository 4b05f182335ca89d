// The index of a site → the pages that whoever searches may miss.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findPosition } from '../../engine/manifest/text/find-position';
import type { Finding } from '../../engine/model/finding';
import type { SearchDirectory } from '../../engine/model/search';
import {
  type PlacedPage,
  readIndexFile,
  type SearchIndex,
} from '../../engine/search/index/build-search-index';
import { findPages } from '../../engine/search/query/find-pages';
import { IndexFiles } from '../../engine/search/query/index-files';
import { toCodeFinding } from '../command/invalid-code';
import { contentHash } from '../files/content-hash';
import { manifestFile } from '../journal/site-paths';
import type { Store } from '../store/store';

/** Of larger sites only so many titles are tried. */
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

type Titled = Pick<PlacedPage, 'id' | 'href' | 'title'>;

/** Whether a title finds its page; kept as long as the files that said so are the same. */
interface Tried {
  readonly files: readonly string[];
  readonly isFound: boolean;
}

/** Notes which files a query needs. */
class NotedFiles extends IndexFiles {
  readonly used = new Set<string>();

  protected override get<Value>(name: string, parse: (text: string) => Value): Promise<Value> {
    this.used.add(name);
    return super.get(name, parse);
  }
}

async function tryTitle(files: NotedFiles, { href, title }: Titled): Promise<Tried> {
  files.used.clear();
  const { pages } = await findPages(files, title);
  const isFound = pages.slice(0, first).some((page) => page.href.split('#')[0] === href);
  // Of a title without letters nothing can be found.
  return { files: [...files.used], isFound: isFound || pages.length === 0 };
}

/** All of a directory but names: with it the same words are looked up in the same files. */
function toShape(directory: SearchDirectory): string {
  const { shards: _, near: __, filtered: ___, chunks, dated, ...others } = directory;
  return contentHash(JSON.stringify([others, chunks.length, dated === '']));
}

async function* findLost(
  pages: readonly Titled[],
  index: SearchIndex,
  store: Store,
): AsyncIterable<Titled> {
  const files = new NotedFiles(index.directory, async (name) => readIndexFile(index, name));
  const shape = toShape(index.directory);
  let hasNew = false;
  for (const page of pages) {
    const input = `${shape} ${page.href} ${page.title}`;
    const kept = store.get(page.id, input) as Tried | undefined;
    const isSame = kept?.files.every((name) => index.files.has(name));
    const tried = kept && isSame ? kept : await tryTitle(files, page);
    if (tried !== kept) store.set(page.id, input, tried);
    hasNew ||= tried !== kept;
    if (!tried.isFound) yield page;
  }
  const ids = new Set(pages.map(({ id }) => id));
  if (hasNew) store.save((id) => ids.has(id));
}

/** In `store` is what was found of each title. */
export async function findSearchDoubts(
  pages: readonly PlacedPage[],
  index: SearchIndex,
  { root, store }: { readonly root: string; readonly store: Store },
): Promise<readonly Finding[]> {
  const found: Finding[] = pages
    .filter(({ isWordless }) => isWordless)
    .map(({ id }) => toCodeFinding('search-words', findPlace(root, id), { id }));
  for await (const { id, title } of findLost(pages.slice(0, maxTried), index, store))
    found.push(toCodeFinding('search-title', findPlace(root, id), { id, title }));
  return found;
}
