// npm run page -- add | move | rename | remove: changes a page and everything that names it, together or not at all.

import type { Manifest } from '../engine/generated/manifest';
import { languagesFolder } from '../engine/manifest/language-files';
import { invariant } from '../engine/model/invariant';
import { parseArguments } from './command/arguments';
import { exitCodeOf } from './command/cannot-run';
import { commands } from './command/commands';
import { findCommand } from './command/find-command';
import { listWords } from './command/list-words';
import { Base } from './edit/base';
import { check, listFixed } from './edit/check';
import { readAndCommit, readWhole, type Write } from './edit/commit';
import { describeOperations } from './edit/describe-operations';
import { listRenumbered } from './edit/list-renumbered';
import type { Operation } from './edit/operations';
import { printDiff } from './edit/print-diff';
import type { World } from './files/world';
import { textOf } from './journal/bytes';
import type { FileChange } from './journal/exchange-files';
import { manifestFile } from './journal/site-paths';
import { report } from './report/pretty';
import { toShown } from './report/relocate';
import { reportEdit } from './report/report-edit';
import { openWorld } from './source/open-world';

interface Request {
  readonly root: string;
  readonly dryRun: boolean;
  readonly operation: Operation;
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
  const { root, dryRun, ...removal } = parseArguments(commands[name], args);
  return { root, dryRun, operation: { op: name, ...removal } };
}

/** The addresses that redirect, or are declared gone. */
function listRedirects(manifest: string): readonly string[] {
  const { redirects = [] }: Partial<Manifest> = JSON.parse(manifest);
  return redirects.map(({ from }) => from);
}

/** Says which addresses have led elsewhere until now. */
function reportTaken(changes: readonly FileChange[]): void {
  const { before, after } = changes.find(({ path }) => path === manifestFile) ?? {};
  const left = listRedirects(textOf(after) ?? '{}');
  for (const from of listRedirects(textOf(before) ?? '{}'))
    if (!left.includes(from)) process.stderr.write(`The redirect from ${from} is removed.\n`);
}

/** The ids of pages by their address. */
function listAddresses(manifest: string): ReadonlyMap<string, string> {
  const { pages = {} }: Partial<Manifest> = JSON.parse(manifest);
  return new Map(Object.entries(pages).map(([id, { path }]) => [path, id]));
}

/** Says which addresses show another page from now on, so that nothing can lead from them to the old one. */
function reportExchanged(changes: readonly FileChange[]): void {
  const { before, after } = changes.find(({ path }) => path === manifestFile) ?? {};
  const now = listAddresses(textOf(after) ?? '{}');
  // A page that has another id by now is the same page.
  const left = new Set(now.values());
  for (const [path, id] of listAddresses(textOf(before) ?? '{}')) {
    const other = now.get(path) ?? id;
    if (other !== id && left.has(id))
      process.stderr.write(
        `${path} shows the page "${other}" now: whoever knows it as the address of "${id}" is not led there.\n`,
      );
  }
}

/** Says which pages of lists show other items now: a new item at the end changes none of them. */
function reportRenumbered(pages: readonly string[]): void {
  if (pages.length > 0)
    process.stderr.write(
      `Older items move to other pages of their lists: ${listWords(pages, 'and')}.\n`,
    );
}

const isGone = ({ before, after }: FileChange): boolean =>
  before !== undefined && after === undefined;

/** ", 48 lines" of a text. */
function countLines(content: FileChange['before']): string {
  const count = textOf(content)?.trimEnd().split('\n').length;
  return count === undefined ? '' : `, ${count === 1 ? '1 line' : `${count} lines`}`;
}

/** What an author does in a file of a new page. */
function toTask({ path, after }: FileChange, { op, ...operation }: Request['operation']): string {
  if (path.startsWith(`files/${languagesFolder}`)) return 'Write the translations';
  const isToday =
    /^starts: /m.test(textOf(after) ?? '') && !('date' in operation && operation.date);
  return `Write the text of the page${isToday ? ', and when it starts, which is today so far,' : ''}`;
}

/** Exit code 1 when the change would bring an error; then nothing is written. */
function act({ root, operation }: Request, world: World, write?: Write): number {
  const base = new Base(world);
  const { depth, findings } = base.validation;
  if (depth === 'syntax') {
    report(
      findings.filter(({ file }) => file === manifestFile),
      root,
    );
    process.stderr.write('Fix this first; nothing was changed.\n');
    return 1;
  }
  const checked = check([operation], base);
  if (!reportEdit(checked)) return 1;
  const { site } = checked;
  const changes = site.changes();
  // The site as it was can be read until its files are others.
  const renamed = operation.op === 'page rename' ? operation : undefined;
  const renumbered = listRenumbered(base.validation.publication, checked.publication, renamed);
  write?.(site.files(), {
    about: describeOperations([operation]),
    fixed: listFixed(checked.gone),
  });
  // The text of a page that goes is nothing to read through.
  const gone = operation.op === 'page remove' ? changes.filter(isGone) : [];
  process.stdout.write(printDiff(changes.filter((change) => !gone.includes(change))));
  for (const { path, before } of gone)
    process.stderr.write(`Goes with it: ${toShown(root, path)}${countLines(before)}\n`);
  reportTaken(changes);
  reportExchanged(changes);
  reportRenumbered(renumbered);
  if (write === undefined) {
    process.stderr.write('Nothing was written (--dry-run).\n');
    return 0;
  }
  const files = changes.map(({ path }) => toShown(root, path));
  process.stderr.write(`Written: ${files.join(', ')}\n`);
  for (const change of operation.op === 'page add' ? changes : [])
    if (change.before === undefined && change.path.startsWith('files/'))
      process.stderr.write(`${toTask(change, operation)} in ${toShown(root, change.path)}\n`);
  return 0;
}

/** Makes the change and prints it, or says why it cannot be made. The exit code. */
export async function makeChange(request: Request): Promise<number> {
  const { root, dryRun } = request;
  const world = await openWorld(root, { documents: true });
  return dryRun
    ? readWhole(root, () => act(request, world))
    : readAndCommit(root, (write) => act(request, world, write));
}

export function run(args: readonly string[]): Promise<number> {
  return exitCodeOf(() => makeChange(parseRequest(['page', ...args])));
}
