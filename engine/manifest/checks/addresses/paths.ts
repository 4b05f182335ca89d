// Every page has a distinct address that all hosts can serve.

import { toAddressKey } from '../../../content/addresses/address-key';
import { isDeviceName } from '../../../content/addresses/device-name';
import { homeName, isFilePath } from '../../../content/addresses/output-paths';
import { toPointer } from '../../../content/shape/shape';
import type { ParamsOf } from '../../catalogue';
import type { RawFinding } from '../../raw-finding';
import type { PagePart, SiteOutline } from '../context/check-context';
import { findMadeFiles } from '../context/made-files';
import { parseLedger } from './ledger';
import { explainRepeated, toFolder } from './repeated-folder';
import { findReservedReason } from './reserved-paths';

/** In bytes: what disks allow, less the endings of a file that is about to be written. */
const maxSegment = 220;

const builtEnding = /\.(?:html|json|br|gz)$/i;

/** Why a path cannot be served everywhere; undefined for a valid one. */
function findPathError(path: string): string | undefined {
  if (!path.startsWith('/')) return 'it must start with a slash';
  if (path === '/') return undefined;
  if (path.endsWith('/')) return 'it must not end with a slash';
  const segments = path.slice(1).split('/');
  if (segments.includes('')) return 'it contains two slashes in a row';
  if (segments.some((part) => part === '.' || part === '..'))
    return 'it contains a "." or ".." segment';
  if (path.includes('%')) return 'it is percent-encoded';
  const foreign = /[^\p{L}\p{M}\p{N}._~/-]/u.exec(path)?.[0];
  if (foreign !== undefined) return `it contains ${foreign === ' ' ? 'a space' : `"${foreign}"`}`;
  if (path !== path.normalize('NFC'))
    return 'its letters and their accents are written apart; write each as one character';
  if (segments.some((part) => part.startsWith('.'))) return 'one of its segments begins with a dot';
  if (segments.some((part) => part.endsWith('.'))) return 'one of its segments ends with a dot';
  if (segments.some((part) => Buffer.byteLength(part) > maxSegment))
    return 'one of its segments is longer than the name of a file can be';
  if (segments.some(isDeviceName)) return 'Windows cannot store a file of that name';
  if (builtEnding.test(path)) return 'it has the ending of a file that the build writes';
  return undefined;
}

const folderFile = new RegExp(`/${homeName}$`, 'i');

/** The path that was meant, where it is one that can be served: without host and endings, with hyphens for spaces. */
export function suggestPath(path: string): string | undefined {
  const words = path
    .normalize('NFC')
    .trim()
    .replace(/^https?:\/\/[^/]*/i, '')
    .replace(/\s+/g, '-')
    .replace(builtEnding, '');
  const meant = `/${words}`
    .replace(/\/+/g, '/')
    .replace(folderFile, '')
    .replace(/(?<=.)\/$/, '');
  return meant.length < 2 || findPathError(meant) !== undefined ? undefined : meant;
}

/** "/index.html" would be the home page. */
const explainHome = (path: string): string | undefined =>
  folderFile.test(path.replace(builtEnding, ''))
    ? 'That is the address of the home page: write another one.'
    : undefined;

/** The app leaves addresses like those of files alone. */
const findPageReason = (path: string): string | undefined =>
  findReservedReason(path) ??
  (isFilePath(path.toLowerCase()) ? 'files are published there under their names' : undefined) ??
  (folderFile.test(path) ? 'hosts show what is there at the address of its folder' : undefined);

function explainCollision(first: string, second: string): string | undefined {
  if (first === second) return undefined;
  if (first.toLowerCase() === second.toLowerCase()) return 'they differ only in case';
  if (first.replace(/\/$/, '') === second.replace(/\/$/, ''))
    return 'they differ only in a trailing slash';
  return 'they differ only in how they are encoded';
}

/** The path of a page, and what is known of it by itself. */
export interface PagePath {
  readonly id: string;
  readonly path: string;
  /** Equal for two that some host takes for one. */
  readonly key: string;
  readonly error?: string;
  readonly reserved?: string;
}

export function findPath({ id, page: { path } }: PagePart): readonly PagePath[] {
  const error = findPathError(path);
  const reserved = findPageReason(path);
  const found = {
    ...(error !== undefined && { error }),
    ...(reserved !== undefined && { reserved }),
  };
  return [{ id, path, key: toAddressKey(path), ...found }];
}

/** Whether the address of an item follows from the name of its file. */
const isNamed = ({ id, path }: PagePath): boolean =>
  !id.includes(':') || path.endsWith(`/${id.slice(id.indexOf(':') + 1)}`);

/** First those to which the ledger gives their path: the others came later. Of items, then those that say no other one. */
function sortByAge(paths: readonly PagePath[], ledger = ''): readonly PagePath[] {
  const owners = new Map(parseLedger(ledger).map(({ path, id }) => [path, id]));
  const isOwner = ({ id, path }: PagePath): boolean => owners.get(path) === id;
  const others = paths.filter((page) => !isOwner(page));
  return [
    ...paths.filter(isOwner),
    ...others.filter(isNamed),
    ...others.filter((page) => !isNamed(page)),
  ];
}

/** Its address follows from the name of its file. */
const ofItem = 'Rename the file, or say another address in "slug".';
const ofList =
  'Give the page another path, or write other "addresses" for the lists of the collection.';

/** What has no file: a list of a part of a collection, as it is named by `toListId`. */
const isList = (id: string): boolean => id.indexOf(':') > 0 && id.includes('/');

const isItem = (id: string): boolean => id.indexOf(':') > 0 && !isList(id);

/** Pages and the search say their path. */
function findRemedy(first: string, second: string): string | undefined {
  if (isItem(second)) return ofItem;
  return isList(first) || isList(second) ? ofList : undefined;
}

export function checkPaths(
  found: readonly PagePath[],
  site: SiteOutline<'site' | 'collections'>,
): readonly RawFinding[] {
  const { file, settings, pages, ledger } = site;
  const made = findMadeFiles(site);
  const folder = toFolder(settings.site.base);
  const paths = new Set(found.map(({ path }) => path));
  const taken = new Map<string, PagePath>();
  const known = found.filter(({ id }) => pages.known.has(id));
  return sortByAge(known, ledger).flatMap((page): RawFinding[] => {
    const { id, path, key, error, reserved = made.get(key) } = page;
    const first = taken.get(key);
    const isAway = id === settings.site.home && path !== '/';
    const repeated =
      explainRepeated(path, site.language?.path) ??
      explainRepeated(path, folder, (other) => paths.has(other));
    const reason = error ?? reserved;
    if (first === undefined) taken.set(key, page);
    if (first === undefined && !isAway && !reason && !repeated) return [];
    const place = { file, pointer: `${toPointer('/pages', id)}/path` };
    const value = JSON.stringify(path);
    if (first !== undefined) {
      const other = `${toPointer('/pages', first.id)}/path`;
      const params: ParamsOf<'duplicate-path'> = {
        first: first.id,
        second: id,
        reason: explainCollision(first.path, path),
        remedy: findRemedy(first.id, id),
      };
      const related = [{ file, pointer: other, message: `The page "${first.id}" uses it here.` }];
      return [{ code: 'duplicate-path', ...place, params, related }];
    }
    if (isAway) return [{ code: 'missing-home', ...place, params: { id, value } }];
    if (repeated) return [{ code: 'unsafe-path', ...place, params: repeated }];
    if (error !== undefined) {
      const meant = suggestPath(path);
      const remedy = meant ? `Write ${JSON.stringify(meant)}.` : explainHome(path);
      return [{ code: 'unsafe-path', ...place, params: { value, reason: error, remedy } }];
    }
    const remedy = isItem(id)
      ? `${ofItem} What stands above a list of items is said in the entry of its page.`
      : undefined;
    return [{ code: 'reserved-path', ...place, params: { value, reason: reserved ?? '', remedy } }];
  });
}
