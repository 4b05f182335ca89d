// The folder of a site → what its validation asks for. Dot files and folders do not exist for a site.
import {
  closeSync,
  constants,
  existsSync,
  fstatSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  realpathSync,
  statSync,
} from 'node:fs';
import { join, sep } from 'node:path';
import { TextDecoder } from 'node:util';
import { ledgerFile } from '../../engine/manifest/checks/ledger';
import type { FileFacts, FileText, SiteSource } from '../../engine/manifest/validate-site';
import { CannotRun } from '../command/cannot-run';
import type { Workspace } from '../files/workspace';
import { FileIndex } from './file-index';
import { findIconNames } from './icon-sprite';

export const manifestFile = 'site.manifest.json';

const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const loose = new TextDecoder('utf-8', { ignoreBOM: true });

/** The first character of a loosely decoded text that the bytes do not hold. */
function findBroken(text: string, bytes: Buffer): number {
  let position = 0;
  for (const [index, part] of text.split('\ufffd').entries()) {
    if (index > 0) {
      const own = Buffer.byteLength(text.slice(0, position));
      if (!bytes.subarray(own, own + 3).equals(Buffer.from('\ufffd'))) return position;
      position += 1;
    }
    position += part.length;
  }
  return 0;
}

/** Text, and where it breaks off when the bytes are no UTF-8. A byte order mark stays, to be found later. */
function decode(bytes: Buffer): FileText {
  try {
    return { text: strict.decode(bytes) };
  } catch {
    const text = loose.decode(bytes);
    const [first, second] = bytes;
    const utf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
    return utf16
      ? { text, broken: { offset: 0, reason: 'it is UTF-16' } }
      : {
          text,
          broken: {
            offset: findBroken(text, bytes),
            reason: 'it contains bytes that are not UTF-8',
          },
        };
  }
}

/** In bytes: what is longer is refused before it is read, for it cannot be a text that we allow. */
const largest = 128 * 1024 * 1024;

/** The bytes of a regular file, or why there are none. A queue or a device, which would never end, is not waited for. */
function readBytes(path: string): Buffer | string {
  const file = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  try {
    const stat = fstatSync(file);
    if (stat.isDirectory()) return 'it is a folder';
    if (!stat.isFile()) return 'it is not a regular file';
    if (stat.size > largest) return `it is larger than ${largest} bytes`;
    const bytes = Buffer.allocUnsafe(stat.size);
    let length = 0;
    for (let read = -1; read !== 0 && length < stat.size; length += read)
      read = readSync(file, bytes, length, stat.size - length, null);
    return bytes.subarray(0, length);
  } finally {
    closeSync(file);
  }
}

function readText(path: string): FileText | { readonly reason: string } {
  const bytes = readBytes(path);
  return typeof bytes === 'string' ? { reason: bytes } : decode(bytes);
}

/** The same for a file that is known to be regular, in one call of the system where its bytes are UTF-8. */
function readKnownText(path: string): FileText | { readonly reason: string } {
  const text = readFileSync(path, 'utf8');
  return text.includes('\ufffd') ? readText(path) : { text };
}

function readManifest(root: string): FileText {
  const path = join(root, manifestFile);
  try {
    const read = readText(path);
    if ('text' in read) return read;
    throw new CannotRun(
      `${path} cannot be read: ${read.reason}. Put a manifest there, saved as UTF-8.`,
    );
  } catch (fault) {
    if ((fault as NodeJS.ErrnoException).code !== 'ENOENT') throw fault;
    throw new CannotRun(
      `There is no ${manifestFile} in ${root}. Name the folder of a site with --root.`,
    );
  }
}

/** Everything below files/ by path; links are followed only where they stay inside. */
export function listFiles(root: string): Map<string, FileFacts> {
  const folder = join(root, 'files');
  const found = new Map<string, FileFacts>();
  let inside: string;
  try {
    inside = realpathSync(folder) + sep;
  } catch {
    return found;
  }
  if (!inside.startsWith(realpathSync(root) + sep))
    throw new CannotRun(
      `${folder} is a link that leads outside ${root}. Put the files of the site inside it.`,
    );
  const kindOf = (path: string): FileFacts['kind'] => {
    try {
      const real = realpathSync(path);
      if (!real.startsWith(inside)) return 'outside';
      // Dot files do not exist, also not by another name.
      if (
        real
          .slice(inside.length)
          .split(sep)
          .some((part) => part.startsWith('.'))
      )
        return 'outside';
      return statSync(path).isFile() ? 'file' : 'special';
    } catch {
      return 'special';
    }
  };
  const visit = (at: string): void => {
    for (const entry of readdirSync(join(folder, at), { withFileTypes: true })) {
      if (entry.name.startsWith('.')) continue;
      const path = at === '' ? entry.name : `${at}/${entry.name}`;
      if (entry.isDirectory()) visit(path);
      else if (entry.isFile()) found.set(path, { kind: 'file' });
      else found.set(path, { kind: kindOf(join(folder, path)) });
    }
  };
  visit('');
  return found;
}

/** Content files relative to the root, in order. */
export const findContentFiles = (root: string): string[] =>
  [...listFiles(root)]
    .filter(([path, { kind }]) => kind === 'file' && path.endsWith('.txt'))
    .map(([path]) => `files/${path}`)
    .sort();

function readLedger(root: string): string | undefined {
  const file = join(root, ledgerFile);
  if (!existsSync(file)) return undefined;
  const read = readText(file);
  if ('text' in read) return read.text;
  throw new CannotRun(`${file} cannot be read: ${read.reason}. Restore it from the history.`);
}

/** @throws CannotRun when there is no manifest to read. */
export function readSite(workspace: Workspace, index = new FileIndex(workspace)): SiteSource {
  const { root } = workspace;
  return {
    manifest: { file: manifestFile, ...readManifest(root) },
    files: listFiles(root),
    inspect: (path) => {
      try {
        return index.get(path);
      } catch {
        // What cannot be read stops the build, with the reason of the system.
        return undefined;
      }
    },
    icons: findIconNames(workspace),
    ledger: readLedger(root),
    year: new Date().getUTCFullYear(),
    readContent: (path) => {
      try {
        return readKnownText(join(root, 'files', path));
      } catch (fault) {
        return { reason: (fault as NodeJS.ErrnoException).code ?? 'unknown' };
      }
    },
  };
}
