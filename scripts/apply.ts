// npm run apply: makes the changes of a list of operations, all or none, if they bring no new error.
import { readFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import type { Finding } from '../engine/model/finding';
import { parseArguments } from './command/arguments';
import { findBuildInstant } from './command/build-instant';
import { CannotRun, exitCodeOf } from './command/cannot-run';
import { commands } from './command/commands';
import { listWords } from './command/list-words';
import { describeEdit } from './diff/describe-edit';
import { RefusedOperation } from './edit/apply-operations';
import { applyToSeen, isOutdated, OutdatedFiles } from './edit/apply-to-seen';
import { Base } from './edit/base';
import { findChangedStandards } from './edit/changed-standards';
import type { Checked } from './edit/check';
import { readWhole } from './edit/commit';
import { type EditOutcome, type EditRequest, makeEdit, tryEdit } from './edit/make-edit';
import { printDiff } from './edit/print-diff';
import { readOperations, readPutFiles } from './edit/read-operations';
import { readSeenFiles } from './edit/seen-files';
import type { World } from './files/world';
import type { FileChange } from './journal/exchange-files';
import { manifestFile } from './journal/site-paths';
import { askAll } from './new/ask';
import { offerRepair } from './report/offer-repair';
import { report } from './report/pretty';
import { toShown } from './report/relocate';
import { reportEdit, toUndo } from './report/report-edit';
import { openWorld } from './source/open-world';
import { readGiven } from './source/read-given';

const explain = (standards: readonly string[]): string =>
  `the edit changes ${listWords(standards, 'and')} in ${manifestFile}, by which every edit is judged.`;

/** A person at a terminal is asked; nobody else is. */
async function confirm(
  world: World,
  { operations, seen }: Pick<EditRequest, 'operations' | 'seen'>,
): Promise<boolean> {
  if (!process.stdin.isTTY || !process.stderr.isTTY) return false;
  let changes: readonly FileChange[];
  try {
    changes = readWhole(world.workspace.root, () =>
      applyToSeen(new Base(world), operations, seen).changes(),
    );
  } catch (error) {
    // Who writes it says so.
    if (error instanceof RefusedOperation || error instanceof OutdatedFiles) return false;
    throw error;
  }
  const standards = findChangedStandards(changes);
  if (standards.length === 0) return false;
  const text = `Note that ${explain(standards)} Write it?`;
  const question = { text, usual: 'no', among: ['yes', 'no'] };
  const [answer] = await askAll([question], { input: process.stdin, output: process.stderr });
  return answer === 'yes';
}

interface Printing {
  readonly base: Base;
  /** What the edit changes, in words, where it is known. */
  readonly words: string;
  /** How to take it back. */
  readonly toUndo: (root: string, token: string) => string;
  /** Errors that are said to come back with it. */
  readonly returning?: readonly Finding[];
}

/** Says what became of an edit. Exit code 1 when something refuses it. */
export function printOutcome(
  outcome: EditOutcome,
  { base, words, toUndo, returning = [] }: Printing,
): number {
  if (outcome.kind === 'repeated') {
    const { token, isUndone } = outcome;
    const since = isUndone
      ? ', and that was undone since: nothing was written. Give another key to write them again.'
      : '.';
    process.stderr.write(`These were written before, as the edit ${token}${since}\n`);
    return 0;
  }
  if (!reportEdit({ ...outcome.checked, returning })) return 1;
  if (outcome.kind === 'not-allowed') {
    process.stderr.write(
      `Nothing was written: ${explain(outcome.standards)} If you mean it, add --allow-rules.\n`,
    );
    return 1;
  }
  const changes = outcome.checked.site.changes();
  process.stdout.write(printDiff(changes));
  process.stderr.write(`${words}\n`);
  if (outcome.kind === 'unchanged') process.stderr.write('Nothing changes.\n');
  else if (outcome.kind === 'accepted') process.stderr.write('Nothing was written (--check).\n');
  else if (outcome.kind === 'written')
    process.stderr.write(
      `Written: ${changes.map(({ path }) => toShown(base.root, path)).join(', ')}\n${toUndo(base.root, outcome.token)}\n`,
    );
  return 0;
}

/** What an edit changes, in words: said of the files as they are before they are written. */
export function keepWords(base: Base, isUndoing = false) {
  let words = '';
  const now = findBuildInstant();
  const willWrite = (checked: Checked): void => {
    const changes = checked.site.changes();
    words = changes.length > 0 ? (describeEdit(checked, base, { now, isUndoing }) ?? '') : '';
  };
  return { willWrite, get: () => words };
}

interface Request extends EditRequest {
  /** Where others write meanwhile, what they have not changed is not read again. */
  readonly base: Base;
  /** Whether nothing is written. */
  readonly checks: boolean;
}

function act({ base, checks, ...request }: Request): number {
  const { willWrite, get } = keepWords(base);
  const outcome = (checks ? tryEdit : makeEdit)({ ...request, willWrite }, base);
  return printOutcome(outcome, { base, words: get(), toUndo });
}

/** What is wrong with an operation, said where it stands. */
function explainAt(name: string, error: unknown, findLine: (index: number) => number): never {
  if (!(error instanceof RefusedOperation)) throw error;
  throw new CannotRun(`${name}:${findLine(error.index)}: ${error.message}`);
}

/** Offers a repair of what is refused, or not allowed: it is looked for when others may write again. */
function actOrRepair(request: Request): number {
  const { base, operations, seen } = request;
  // Operations that were made for other files would have to be repaired there.
  const offer = (): void =>
    readWhole(base.root, () => {
      if (isOutdated(base.root, seen)) return;
      base.refresh();
      offerRepair(operations, base);
    });
  try {
    const code = act(request);
    if (code !== 0) offer();
    return code;
  } catch (error) {
    if (error instanceof RefusedOperation) offer();
    throw error;
  }
}

/** What others have written, and which files it is about. */
function reportOutdated({ changes, message }: OutdatedFiles): number {
  process.stdout.write(printDiff(changes));
  process.stderr.write(`${message}\n`);
  return 1;
}

export function run(args: readonly string[]): Promise<number> {
  return exitCodeOf(async () => {
    const {
      root,
      file,
      key,
      check: checks,
      allowRules: allowed,
      seen: seenFile,
    } = parseArguments(commands.apply, args);
    const name = file === '-' ? 'stdin' : relative(process.cwd(), file);
    const {
      operations: given,
      findings,
      findLine,
    } = readOperations(name, file === '-' ? readFileSync(0) : readGiven(file));
    if (findings.length > 0) {
      report(findings);
      process.stderr.write('Nothing was written: these are not operations.\n');
      return 2;
    }
    const seen = seenFile === undefined ? undefined : readSeenFiles(seenFile);
    const world = await openWorld(root, { documents: true });
    try {
      const operations = readPutFiles(given, file === '-' ? process.cwd() : dirname(file));
      const allowRules = allowed || (file !== '-' && (await confirm(world, { operations, seen })));
      const base = new Base(world);
      return actOrRepair({ base, checks, operations, key, seen, allowRules });
    } catch (error) {
      if (error instanceof OutdatedFiles) return reportOutdated(error);
      return explainAt(name, error, findLine);
    }
  });
}
