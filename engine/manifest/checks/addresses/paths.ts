// Every page has a distinct address that all hosts can serve.
import { toAddressKey } from '../../../content/addresses/address-key';
import { isFilePath } from '../../../content/addresses/output-paths';
import { toPointer } from '../../../content/shape/shape';
import type { PageConfig } from '../../../generated/manifest';
import type { RawFinding } from '../../raw-finding';
import type { CheckContext } from '../check-context';
import { findReservedReason } from '../reserved-paths';
import { parseLedger } from './ledger';

/** Device names that Windows refuses as file names (https://learn.microsoft.com/windows/win32/fileio/naming-a-file). */
const deviceName = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

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
  if (segments.some((part) => deviceName.test(part)))
    return 'Windows cannot store a file of that name';
  if (builtEnding.test(path)) return 'it has the ending of a file that the build writes';
  return undefined;
}

/** The path that was meant, where it is one that can be served: without endings, with hyphens for spaces. */
function suggestPath(path: string): string | undefined {
  const words = path.normalize('NFC').trim().replace(/\s+/g, '-').replace(builtEnding, '');
  const meant = `/${words}`.replace(/\/+/g, '/').replace(/(?<=.)\/$/, '');
  if (meant === '/' || findPathError(meant) !== undefined) return undefined;
  return `Write ${JSON.stringify(meant)}.`;
}

/** The app leaves addresses like those of files alone. */
const findPageReason = (path: string): string | undefined =>
  findReservedReason(path) ??
  (isFilePath(path.toLowerCase()) ? 'files are published there under their names' : undefined);

function explainCollision(first: string, second: string): string | undefined {
  if (first === second) return undefined;
  if (first.toLowerCase() === second.toLowerCase()) return 'they differ only in case';
  if (first.replace(/\/$/, '') === second.replace(/\/$/, ''))
    return 'they differ only in a trailing slash';
  return 'they differ only in how they are encoded';
}

/** The pages; first those to which the ledger gives their path: the others came later. */
function listByAge({ manifest, ledger = '' }: CheckContext): [id: string, page: PageConfig][] {
  const owners = new Map(parseLedger(ledger).map(({ path, id }) => [path, id]));
  const isOwner = ([id, { path }]: [string, PageConfig]): boolean => owners.get(path) === id;
  const pages = Object.entries(manifest.pages);
  return [...pages.filter(isOwner), ...pages.filter((entry) => !isOwner(entry))];
}

export function checkPaths(context: CheckContext): readonly RawFinding[] {
  const { file, manifest } = context;
  const { home } = manifest.site;
  const taken = new Map<string, string>();
  return listByAge(context).flatMap(([id, { path }]): RawFinding[] => {
    const pointer = `${toPointer('/pages', id)}/path`;
    const value = JSON.stringify(path);
    const key = toAddressKey(path);
    const first = taken.get(key);
    if (first !== undefined) {
      const other = `${toPointer('/pages', first)}/path`;
      const reason = explainCollision(manifest.pages[first]?.path ?? '', path);
      const related = [{ file, pointer: other, message: `The page "${first}" uses it here.` }];
      return [
        { code: 'duplicate-path', file, pointer, params: { first, second: id, reason }, related },
      ];
    }
    taken.set(key, id);
    if (id === home && path !== '/')
      return [{ code: 'missing-home', file, pointer, params: { id, value } }];
    const pathError = findPathError(path);
    if (pathError !== undefined)
      return [
        {
          code: 'unsafe-path',
          file,
          pointer,
          params: { value, reason: pathError, remedy: suggestPath(path) },
        },
      ];
    const reason = findPageReason(path);
    return reason === undefined
      ? []
      : [{ code: 'reserved-path', file, pointer, params: { value, reason } }];
  });
}
