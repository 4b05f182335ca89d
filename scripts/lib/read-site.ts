// The folder of a site → what its validation asks for. Dot files and folders do not exist for a site.
import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { TextDecoder } from 'node:util';
import { ledgerFile } from '../../engine/manifest/checks/ledger';
import type { FileFacts, SiteSource } from '../../engine/manifest/validate-site';
import { CannotRun } from './cannot-run';
import { findIconNames } from './icon-sprite';

export const manifestFile = 'site.manifest.json';

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Text, or why the bytes are none. A byte order mark stays, to be found later. */
function decode(bytes: Uint8Array): { readonly text: string } | { readonly reason: string } {
  try {
    return { text: decoder.decode(bytes) };
  } catch {
    const [first, second] = bytes;
    const utf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
    return { reason: utf16 ? 'it is UTF-16' : 'it is not UTF-8 text' };
  }
}

/** In bytes: what is longer is refused before it is read, for it cannot be a text that we allow. */
const largest = 128 * 1024 * 1024;

/** The text of a regular file, or why there is none. A queue or a device would never end. */
function readText(path: string): { readonly text: string } | { readonly reason: string } {
  const stat = statSync(path);
  if (stat.isDirectory()) return { reason: 'it is a folder' };
  if (!stat.isFile()) return { reason: 'it is no regular file' };
  if (stat.size > largest) return { reason: `it is larger than ${largest} bytes` };
  return decode(readFileSync(path));
}

function readManifest(root: string): string {
  const path = join(root, manifestFile);
  try {
    const read = readText(path);
    if ('text' in read) return read.text;
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
function listFiles(root: string): Map<string, FileFacts> {
  const folder = join(root, 'files');
  const found = new Map<string, FileFacts>();
  let inside: string;
  try {
    inside = realpathSync(folder) + sep;
  } catch {
    return found;
  }
  if (!inside.startsWith(realpathSync(root) + sep))
    throw new CannotRun(`${folder} leads out of ${root}. Put the files of the site there.`);
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
export function readSite(root: string): SiteSource {
  return {
    manifest: { file: manifestFile, text: readManifest(root) },
    files: listFiles(root),
    icons: findIconNames(root),
    ledger: readLedger(root),
    readContent: (path) => {
      try {
        return readText(join(root, 'files', path));
      } catch (fault) {
        return { reason: (fault as NodeJS.ErrnoException).code ?? 'unknown' };
      }
    },
  };
}
