// The folder of a site → the token of its editor. It stays the same, so that a shell that is open goes on with a server that was
// started again.
import { randomBytes } from 'node:crypto';
import { lstatSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRecord } from '../../../engine/model/json';
import { hideWorkFolder } from '../../journal/history';

const tokenFile = '.plinth/editor-token.json';

/** What came with the folder, or what others may read, is not a secret of this user. */
function isOwn(file: string): boolean {
  const state = lstatSync(file, { throwIfNoEntry: false });
  if (!state?.isFile()) return false;
  const user = process.getuid?.();
  return user === undefined || (state.uid === user && (state.mode & 0o077) === 0);
}

function readToken(root: string): string | undefined {
  const file = join(root, tokenFile);
  if (!isOwn(file)) return undefined;
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    // A copy of the folder is another site: words that are typed for one must not be written to the other.
    if (!isRecord(value) || value.root !== root || typeof value.token !== 'string')
      return undefined;
    return /^[\w-]{32}$/.test(value.token) ? value.token : undefined;
  } catch {
    return undefined;
  }
}

function keepToken(root: string, token: string): void {
  const file = join(root, tokenFile);
  try {
    hideWorkFolder(root);
    rmSync(file, { force: true });
    writeFileSync(file, JSON.stringify({ root, token }), { mode: 0o600, flag: 'wx' });
  } catch {
    // Where the folder is not writable, it is new each time.
  }
}

/** The one that the editor of this folder had before; else a new one, which is kept for this user alone. */
export function findToken(root: string): string {
  const known = readToken(root);
  if (known !== undefined) return known;
  const token = randomBytes(24).toString('base64url');
  keepToken(root, token);
  return token;
}
