// npm run urls: reports which addresses the ledger or the site lacks; with --accept it adds the current addresses.

import { changeSources } from '../engine/manifest/change-sources';
import { ledgerFile, parseLedger } from '../engine/manifest/checks/addresses/ledger';
import { validateSite } from '../engine/manifest/validate-site';
import { parseArguments } from './command/arguments';
import { exitCodeOf } from './command/cannot-run';
import { commands } from './command/commands';
import { toSiteCall } from './command/site-call';
import { readAndCommit, readWhole, type Write } from './edit/commit';
import { printLedger } from './edit/ledger';
import { listServed } from './edit/list-served';
import { SiteEdit } from './edit/site-edit';
import type { World } from './files/world';
import { manifestFile } from './journal/site-paths';
import { report } from './report/pretty';
import { openWorld } from './source/open-world';
import { readSite } from './source/read-site';

function compare({ workspace, contract }: World, write?: Write): number {
  const { root } = workspace;
  const accept = write !== undefined;
  const edit = new SiteEdit(root);
  // What is accepted is what the manifest says by then.
  edit.get(manifestFile);
  const before = edit.read(ledgerFile) ?? '';
  const source = changeSources(readSite(workspace), new Map([[ledgerFile, undefined]]));
  const { findings, publication } = validateSite(source, contract);
  if (publication === undefined) {
    // What else is found keeps no address from being known.
    report(
      findings.filter(({ severity }) => severity === 'error'),
      root,
    );
    const [what, call] = accept
      ? ['Nothing was accepted: the', 'npm run urls -- --accept']
      : ['The', 'npm run urls'];
    process.stderr.write(
      `${what} addresses of a site with errors are not known. Fix them, then run \`${toSiteCall(call, root)}\` again.\n`,
    );
    return 1;
  }
  const served = listServed(publication);
  const after = printLedger(before, served);
  const known = new Set(parseLedger(before).map(({ path }) => path));
  const fresh = [...served].filter(([path]) => !known.has(path));
  if (fresh.length > 0) edit.set(ledgerFile, after);
  write?.(edit.files(), { about: 'accept addresses' });
  for (const [path, id] of fresh)
    process.stdout.write(`${accept ? 'accepted' : 'new'} ${path}  ${id}\n`);
  if (fresh.length === 0) process.stdout.write('The ledger contains every address.\n');
  else if (!accept)
    process.stdout.write(`To add these: ${toSiteCall('npm run urls -- --accept', root)}\n`);
  return fresh.length > 0 && !accept ? 1 : 0;
}

/** Exit code 1 when the ledger lacks an address and --accept was not given, or errors leave no site to serve. */
export function run(args: readonly string[]): Promise<number> {
  return exitCodeOf(async () => {
    const { root, accept } = parseArguments(commands.urls, args);
    const world = await openWorld(root);
    return accept
      ? readAndCommit(root, (write) => compare(world, write))
      : readWhole(root, () => compare(world));
  });
}
