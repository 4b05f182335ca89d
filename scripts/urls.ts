// npm run urls: what the ledger of addresses lacks or has lost; with --accept it takes today's addresses in.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { indexPages } from '../engine/content/page-index';
import { findServed, ledgerFile, parseLedger } from '../engine/manifest/checks/ledger';
import { validateSite } from '../engine/manifest/validate-site';
import { parseArguments } from './command/arguments';
import { exitCodeOf } from './command/cannot-run';
import { commands } from './command/commands';
import { printLedger } from './edit/ledger';
import { writeAtomically } from './files/write-atomically';
import { report } from './report/pretty';
import { openWorld } from './source/open-world';
import { readSite } from './source/read-site';

/** Exit code 1 when the ledger lacks an address and --accept was not given, or findings leave no site to serve. */
export function run(args: readonly string[]): Promise<number> {
  return exitCodeOf(async () => {
    const { root, accept } = parseArguments(commands.urls, args);
    const file = join(root, ledgerFile);
    const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
    const { workspace, contract } = await openWorld(root);
    const source = readSite(workspace);
    const { issues, site } = validateSite({ ...source, ledger: undefined }, contract);
    if (site === undefined) {
      report(issues, root);
      return 1;
    }
    const served = findServed(indexPages(site.manifest.pages, { drafts: false }));
    const known = new Set(parseLedger(before).map(({ path }) => path));
    const fresh = [...served].filter(([path]) => !known.has(path));
    for (const [path, id] of fresh)
      process.stdout.write(`${accept ? 'accepted' : 'new'} ${path}  ${id}\n`);
    if (fresh.length === 0) process.stdout.write('The ledger contains every address.\n');
    else if (!accept) process.stdout.write('To add these: npm run urls -- --accept\n');
    if (accept && fresh.length > 0)
      writeAtomically(file, printLedger(before, served), { flush: true });
    return fresh.length > 0 && !accept ? 1 : 0;
  });
}
