// The editor of a site that is open already → its address: a second one would be another view of the same files.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRecord } from '../../../engine/model/json';
import { hideWorkFolder } from '../../journal/history';
import { editPaths, tokenHeader } from '../wire';

const addressFile = '.plinth/editor.json';

/** In milliseconds. */
const maxWait = 1000;

/** That of another site may have got the port: it knows another token. */
async function answers(address: string): Promise<boolean> {
  try {
    const { origin, hash } = new URL(address);
    const { ok } = await fetch(`${origin}${editPaths.requests}redirects`, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json', [tokenHeader]: hash.slice(1) },
      body: '{}',
      signal: AbortSignal.timeout(maxWait),
    });
    return ok;
  } catch {
    return false;
  }
}

/** Undefined where none is open. */
export async function findRunningEditor(root: string): Promise<string | undefined> {
  const file = join(root, addressFile);
  if (!existsSync(file)) return undefined;
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    const address = isRecord(value) ? value.address : undefined;
    if (typeof address !== 'string' || !address.startsWith('http://127.0.0.1:')) return undefined;
    return (await answers(address)) ? address : undefined;
  } catch {
    return undefined;
  }
}

export const forgetAddress = (root: string): void =>
  rmSync(join(root, addressFile), { force: true });

/** The address has the token of the editor: only the user's own programs may read it. */
export function keepAddress(root: string, address: string): void {
  hideWorkFolder(root);
  forgetAddress(root);
  writeFileSync(join(root, addressFile), JSON.stringify({ address }), { mode: 0o600, flag: 'wx' });
}
