// npm run urls: what the ledger of addresses lacks or has lost; with --accept it takes today's addresses in.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findServed, ledgerFile, parseLedger } from '../engine/manifest/checks/ledger';
import type { Manifest } from '../engine/model/manifest';
import { parseArguments } from './lib/arguments';
import { exitCodeOf } from './lib/cannot-run';
import { printLedger } from './lib/edit/ledger';
import { manifestFile } from './lib/read-site';

/** Exit code 1 when the ledger lacks an address and --accept was not given. */
export function run(args: readonly string[]): Promise<number> {
  return exitCodeOf(async () => {
    const { root, accept } = parseArguments(args, { accept: 'flag' });
    const file = join(root, ledgerFile);
    const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
    const manifest: Manifest = JSON.parse(readFileSync(join(root, manifestFile), 'utf8'));
    const served = findServed(manifest);
    const known = new Set(parseLedger(before).map(({ path }) => path));
    const fresh = [...served].filter(([path]) => !known.has(path));
    for (const [path, id] of fresh)
      process.stdout.write(`${accept ? 'accepted' : 'new'} ${path}  ${id}\n`);
    if (fresh.length === 0) process.stdout.write('The ledger holds every address.\n');
    if (accept && fresh.length > 0) writeFileSync(file, printLedger(before, served));
    return fresh.length > 0 && !accept ? 1 : 0;
  });
}
