// An address and the contents of the output → the answer: a file, a redirect, gone or missing.
// Used by local servers; hosts get the same rules in their own files. Knows neither disk nor network.
import { toHref, toPath } from '../content/addresses/addresses';
import {
  type CacheClass,
  cacheClassOf,
  homeName,
  pageEnding,
  toAssetFile,
  toPageFile,
} from '../content/addresses/output-paths';
import { rootFiles } from '../content/addresses/reserved-names';
import type { SiteRedirect } from '../model/redirect';
import { answeredOf } from './answered-of';
import { toFallbackFile } from './fallback-file';
import { createMoved, type Moved, toLocation, withRest } from './moved';

/** Everything that addresses can lead to. */
interface Published {
  /** The path below which pages and their content files are; starts and ends with a slash. */
  readonly base: string;
  /** The path below which code, styles and pictures are. */
  readonly assetsBase: string;
  /** By path relative to the output. */
  readonly files: Pick<ReadonlyMap<string, unknown>, 'has' | 'keys'>;
  readonly redirects: readonly SiteRedirect[];
}

/** `path` is relative to the output; for gone and missing it is the page that says so. */
export type Answer =
  | {
      readonly type: 'file';
      readonly status: 200;
      readonly path: string;
      readonly cache: CacheClass;
    }
  | {
      readonly type: 'redirect';
      readonly status: 301 | 307 | 308;
      /** As in the header: encoded, with base and query. */
      readonly location: string;
    }
  | { readonly type: 'gone'; readonly status: 410; readonly path: string }
  | { readonly type: 'missing'; readonly status: 404; readonly path: string };

/** `path` is decoded, base included; `query` is empty or starts with its question mark. */
export type FindAnswer = (path: string, query: string) => Answer;

interface AddressRequest {
  /** As requested, base included. */
  readonly address: string;
  readonly query: string;
  /** Relative to the base that contains it; undefined outside both. */
  readonly path: string | undefined;
}

interface AddressBook extends Pick<Published, 'base' | 'files'> {
  readonly moved: Moved;
  /** Documents that redirect, for hosts that cannot. */
  readonly fallbacks: ReadonlySet<string>;
  /** The spelling of each address, by the address in lower case. */
  readonly spellings: () => ReadonlyMap<string, string>;
}

type AnswerRule = (request: AddressRequest, book: AddressBook) => Answer | undefined;

const missing: Answer = { type: 'missing', status: 404, path: rootFiles.notFound.path };
const gone: Answer = { type: 'gone', status: 410, path: rootFiles.notFound.path };

/**
 * The folder of the language that a path is in, with a slash at its end: no other has a home page and a page for unknown
 * addresses. Empty for the language of the site.
 */
function findFolder(path: string, files: Published['files']): string {
  const folder = path.slice(1, path.indexOf('/', 1) + 1);
  const isLanguage = folder !== '' && files.has(folder + toPageFile('/'));
  return isLanguage && files.has(folder + rootFiles.notFound.path) ? folder : '';
}

const toFile = (path: string): Answer => ({
  type: 'file',
  status: 200,
  path,
  cache: cacheClassOf(path),
});

const isHidden = (file: string): boolean => answeredOf(file) === 'hidden';

const compressed = /\.(?:br|gz)$/;

/** Files that servers and hosts read themselves, the page for unknown addresses, and compressed copies. */
const findReserved: AnswerRule = ({ path = '' }, { files }) => {
  const file = path.slice(1);
  const isCopy = compressed.test(file) && files.has(file.replace(compressed, ''));
  const own = file.slice(findFolder(path, files).length);
  const isReserved = [file, own, file + pageEnding, own + pageEnding].some(isHidden);
  return isCopy || isReserved ? missing : undefined;
};

function toAnswer({ to, status }: SiteRedirect, query: string): Answer {
  if (to === undefined || status === 410) return gone;
  return { type: 'redirect', status, location: toLocation(to, query) };
}

/** An address of a former site that told its pages apart by their query: the page at the path is another. */
const findQuery: AnswerRule = ({ path = '', query }, { moved }) => {
  const found = moved.findByQuery(path, query);
  return found && toAnswer(found, '');
};

/** A redirect has a file like a page's, for hosts without redirects. */
const findPage: AnswerRule = ({ path }, { files, fallbacks }) => {
  if (path === undefined) return undefined;
  const folder = findFolder(path, files);
  const own = path.slice(folder.length);
  if (own === `/${homeName}`) return undefined;
  const file = folder + toPageFile(own);
  return files.has(file) && !fallbacks.has(file) ? toFile(file) : undefined;
};

const findFile: AnswerRule = ({ path = '' }, { files }) => {
  const file = path.slice(1);
  return files.has(file) && !file.endsWith(pageEnding) ? toFile(file) : undefined;
};

const findRedirect: AnswerRule = ({ path, query }, { moved }) => {
  const found = path === undefined ? undefined : moved.find(path);
  return found && toAnswer(found, query);
};

const findPattern: AnswerRule = ({ path, query }, { moved }) => {
  const [found, rest] = (path === undefined ? undefined : moved.findAbove(path)) ?? [];
  if (found === undefined || rest === undefined) return undefined;
  const to = found.keepRest && found.to !== undefined ? withRest(found.to, rest) : found.to;
  return toAnswer({ ...found, ...(to !== undefined && { to }) }, query);
};

const withoutEnding = (path: string): string =>
  path.endsWith(pageEnding) ? path.slice(0, -pageEnding.length) : path;

/** The address that was meant by one with other capitals, or, for pages, with a slash or `.html` at its end. */
function findMeant(path: string, { files, spellings }: AddressBook): string | undefined {
  const asked = path.toLowerCase();
  const page = spellings().get(withoutEnding(asked.replace(/\/+$/, '')) || `/${homeName}`);
  return page !== undefined && !files.has(page.slice(1)) ? page : spellings().get(asked);
}

/** Redirects to the one spelling of an address. What is outside the base is unknown here. */
const findOtherSpelling: AnswerRule = ({ address, path, query }, book) => {
  const { base } = book;
  const single = address.replace(/\/{2,}/g, '/');
  const location = (to: string): string => toLocation(to, query);
  if (`${single}/` === base) return { type: 'redirect', status: 308, location: location(base) };
  if (single === '/' && base !== '/')
    return { type: 'redirect', status: 307, location: location(base) };
  const meant = single.startsWith(base) ? findMeant(toPath(base, single), book) : undefined;
  if (meant === undefined || meant === path) return undefined;
  return { type: 'redirect', status: 308, location: location(toHref(base, meant)) };
};

/** The first rule that matches an address answers it: what there is goes before what there was. */
const precedence: readonly AnswerRule[] = [
  findReserved,
  findQuery,
  findPage,
  findFile,
  findRedirect,
  findOtherSpelling,
  findPattern,
];

function listSpellings({ files }: Published, hidden: ReadonlySet<string>) {
  const spellings = new Map<string, string>();
  const add = (path: string, address = path): void =>
    void spellings.set(path.toLowerCase(), address);
  for (const file of files.keys()) {
    if (isHidden(file) || compressed.test(file) || hidden.has(file)) continue;
    const path = withoutEnding(`/${file}`);
    const folder = findFolder(path, files);
    const own = path.slice(folder.length);
    if (folder !== '' && isHidden(file.slice(folder.length))) continue;
    const address = own === `/${homeName}` ? `/${folder}` : path;
    add(path, address);
    if (address === `/${folder}`) add(address.slice(0, -1), address);
  }
  return spellings;
}

/** Answers for one state of the output: create them again when that changes. */
export function createAnswers(published: Published): FindAnswer {
  const { base, assetsBase, files, redirects } = published;
  let spellings: ReadonlyMap<string, string> | undefined;
  const fallbacks = new Set(redirects.flatMap((redirect) => toFallbackFile(redirect) ?? []));
  const book: AddressBook = {
    base,
    files,
    moved: createMoved(redirects),
    fallbacks,
    // Only needed for addresses that do not exist.
    spellings: () => {
      spellings ??= listSpellings(published, fallbacks);
      return spellings;
    },
  };
  const toOwn = (address: string): string | undefined => {
    if (address.startsWith(assetsBase + toAssetFile(''))) return toPath(assetsBase, address);
    return address.startsWith(base) ? toPath(base, address) : undefined;
  };
  const findAnswer = (request: AddressRequest): Answer => {
    for (const find of precedence) {
      const answer = find(request, book);
      if (answer !== undefined) return answer;
    }
    return missing;
  };
  return (address, query) => {
    const path = toOwn(address);
    const answer = findAnswer({ address, query, path });
    if (answer.type === 'file' || answer.type === 'redirect') return answer;
    return { ...answer, path: findFolder(path ?? '', files) + answer.path };
  };
}
