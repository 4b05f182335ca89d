// npm run urls: what the ledger of addresses lacks or has lost; with --accept it takes today's addresses in.

import { indexPages } from '../engine/content/page-index';
import { findServed, ledgerFile, parseLedger } from '../engine/manifest/checks/ledger';
import { validateSite } from '../engine/manifest/validate-site';
import { parseArguments } from './command/arguments';
import { exitCodeOf } from './command/cannot-run';
import { commands } from './command/commands';
import { readAndCommit } from './edit/commit';
import { printLedger } from './edit/ledger';
import { SiteEdit } from './edit/site-edit';
import type { World } from './files/world';
import { report } from './report/pretty';
import { openWorld } from './source/open-world';
import { readSite } from './source/read-site';
import { manifestFile } from './source/site-paths';

interface Request {
  readonly root: string;
  readonly accept: boolean;
}

function compare({ root, accept }: Request, { workspace, contract }: World): number {
  const files = new SiteEdit(root);
  // What is accepted is what the manifest says by then.
  files.get(manifestFile);
  const before = files.read(ledgerFile) ?? '';
  const { issues, site } = validateSite({ ...readSite(workspace), ledger: undefined }, contract);
  if (site === undefined) {
    report(issues, root);
    return 1;
  }
  const served = findServed(indexPages(site.manifest.pages, { drafts: false }));
  const after = printLedger(before, served);
  const known = new Set(parseLedger(before).map(({ path }) => path));
  const fresh = [...served].filter(([path]) => !known.has(path));
  if (accept && fresh.length > 0) {
    files.set(ledgerFile, after);
    files.write();
  }
  for (const [path, id] of fresh)
    process.stdout.write(`${accept ? 'accepted' : 'new'} ${path}  ${id}\n`);
  if (fresh.length === 0) process.stdout.write('The ledger contains every address.\n');
  else if (!accept) process.stdout.write('To add these: npm run urls -- --accept\n');
  return fresh.length > 0 && !accept ? 1 : 0;
}

/** Exit code 1 when the ledger lacks an address and --accept was not given, or findings leave no site to serve. */
export function run(args: readonly string[]): Promise<number> {
  return exitCodeOf(async () => {
    const request = parseArguments(commands.urls, args);
    const world = await openWorld(request.root);
    return readAndCommit(request.root, () => compare(request, world));
  });
}
