// The index of a site → what answers queries, in the browser alone: it asks for files, and tells nobody what it looks for.
import { searchFile } from '../../content/addresses/search-paths';
import type { SearchDirectory } from '../../model/search';
import { type Found, findPages, isAtHand } from '../../search/query/find-pages';
import { IndexFiles } from '../../search/query/index-files';

async function read(address: string, cache: RequestCache = 'default'): Promise<Response> {
  const response = await fetch(address, { cache });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response;
}

const readText = async (address: string): Promise<string> => (await read(address)).text();

export class SearchIndexReader {
  readonly #address: string;
  #files: Promise<IndexFiles> | undefined;
  /** The same once they are there. */
  #opened: IndexFiles | undefined;

  /** `base` is that of the site. */
  constructor(base: string) {
    this.#address = base + searchFile;
  }

  /** Fetched once, before it is needed. */
  open(cache?: RequestCache): Promise<IndexFiles> {
    this.#files ??= this.#read(cache);
    return this.#files;
  }

  /** Whether the words of a query are looked up without asking for a file. */
  isAtHand = (query: string): boolean =>
    this.#opened !== undefined && isAtHand(this.#opened, query);

  /** A file that is not there is one of a former build: then the directory is asked for again, once. */
  async find(query: string, filters: readonly string[]): Promise<Found> {
    try {
      return await findPages(await this.open(), query, filters);
    } catch {
      this.#files = undefined;
      return findPages(await this.open('reload'), query, filters);
    }
  }

  #read(cache?: RequestCache): Promise<IndexFiles> {
    const files = read(this.#address, cache).then(async (response) => {
      const directory = (await response.json()) as SearchDirectory;
      const [before, behind] = directory.names;
      this.#opened = new IndexFiles(directory, (name) => readText(before + name + behind));
      return this.#opened;
    });
    files.catch(() => {
      this.#files = undefined;
    });
    return files;
  }
}
