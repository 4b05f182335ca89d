// npm run page -- add | move | rename | remove: changes a page and everything that names it, together or not at all.

import { indexPages } from '../engine/content/pages/page-index';
import type { Manifest } from '../engine/generated/manifest';
import { findServed, ledgerFile } from '../engine/manifest/checks/addresses/ledger';
import { invariant } from '../engine/model/invariant';
import { parseArguments } from './command/arguments';
import { exitCodeOf } from './command/cannot-run';
import { commands } from './command/commands';
import { findCommand } from './command/find-command';
import { applyOperation } from './edit/apply-operation';
import { readAndCommit, readWhole, type Write } from './edit/commit';
import { makeFindErrors } from './edit/find-errors';
import { printLedger } from './edit/ledger';
import type { PageOperation } from './edit/operations';
import { withDocument } from './edit/page-documents';
import { printDiff } from './edit/print-diff';
import { SiteEdit } from './edit/site-edit';
import type { World } from './files/world';
import { manifestFile } from './journal/site-paths';
import { report } from './report/pretty';
import { toShown } from './report/relocate';
import { openWorld } from './source/open-world';

/** Adds the addresses to the ledger: a command that was asked for an address intends it. */
function acceptAddresses(site: SiteEdit, { contract }: World): void {
  const before = site.read(ledgerFile);
  if (before === undefined) return;
  const manifest: Manifest = JSON.parse(site.read(manifestFile) ?? '');
  const entries = Object.entries(manifest.pages).map(
    ([id, page]) => [id, withDocument(site, contract.parseDocument, page)] as const,
  );
  const index = indexPages(Object.fromEntries(entries), { drafts: false });
  site.set(ledgerFile, printLedger(before, findServed(index, [])));
}

interface Request {
  readonly root: string;
  readonly dryRun: boolean;
  readonly operation: PageOperation;
}

function parseRequest(words: readonly string[]): Request {
  const { name, args } = findCommand(words);
  switch (name) {
    case 'page add': {
      const { root, dryRun, ...page } = parseArguments(commands[name], args);
      return { root, dryRun, operation: { op: name, ...page } };
    }
    case 'page move': {
      const { root, dryRun, ...move } = parseArguments(commands[name], args);
      return { root, dryRun, operation: { op: name, ...move } };
    }
    case 'page rename': {
      const { root, dryRun, id, to } = parseArguments(commands[name], args);
      return { root, dryRun, operation: { op: name, id, to } };
    }
  }
  invariant(name === 'page remove', 'every action on a page is handled');
  const { root, dryRun, id, redirectTo } = parseArguments(commands[name], args);
  return { root, dryRun, operation: { op: name, id, redirectTo } };
}

/** The addresses that redirect, or are declared gone. */
function listRedirects(site: SiteEdit): readonly string[] {
  const { redirects = [] }: Partial<Manifest> = JSON.parse(site.read(manifestFile) ?? '');
  return redirects.map(({ from }) => from);
}

/** Says which addresses have led elsewhere until now. */
function reportTaken(before: readonly string[], after: readonly string[]): void {
  for (const from of before)
    if (!after.includes(from)) process.stderr.write(`The redirect from ${from} is removed.\n`);
}

/** Exit code 1 when the change would break the site; then nothing is written. */
function act({ root, operation }: Request, world: World, write?: Write): number {
  const site = new SiteEdit(root);
  const findErrors = makeFindErrors(world);
  const earlier = findErrors(site);
  if (earlier.length > 0) {
    report(earlier, root);
    process.stderr.write('Fix this first; nothing was changed.\n');
    return 1;
  }
  const redirects = listRedirects(site);
  applyOperation(site, world, operation);
  acceptAddresses(site, world);
  const errors = findErrors(site);
  if (errors.length > 0) {
    report(errors);
    process.stderr.write('Nothing was written: the site would no longer be valid.\n');
    return 1;
  }
  const changes = site.changes();
  write?.(site.files());
  process.stdout.write(printDiff(changes));
  reportTaken(redirects, listRedirects(site));
  if (write === undefined) {
    process.stderr.write('Nothing was written (--dry-run).\n');
    return 0;
  }
  const files = changes.map(({ path }) => toShown(root, path));
  process.stderr.write(`Written: ${files.join(', ')}\n`);
  for (const { path, before } of changes)
    if (before === undefined && path.startsWith('files/'))
      process.stderr.write(`Write the text of the page in ${toShown(root, path)}\n`);
  return 0;
}

export function run(args: readonly string[]): Promise<number> {
  return exitCodeOf(async () => {
    const request = parseRequest(['page', ...args]);
    const world = await openWorld(request.root, { documents: true });
    const { root, dryRun } = request;
    return dryRun
      ? readWhole(root, () => act(request, world))
      : readAndCommit(root, (write) => act(request, world, write));
  });
}
