// npm run apply: makes the changes of a list of operations, all or none, if they bring no new error.
import { readFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
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
import { type Checked, check, listFixed } from './edit/check';
import { readAndCommit, readWhole, type Write } from './edit/commit';
import { describeOperations } from './edit/describe-operations';
import type { Operation } from './edit/operations';
import { printDiff } from './edit/print-diff';
import { readOperations, readPutFiles } from './edit/read-operations';
import { readSeenFiles, type SeenFiles } from './edit/seen-files';
import type { World } from './files/world';
import { hashBytes } from './journal/bytes';
import type { FileChange } from './journal/exchange-files';
import { findByKey } from './journal/history';
import type { EditRecord } from './journal/journal-file';
import { manifestFile } from './journal/site-paths';
import { askAll } from './new/ask';
import { offerRepair } from './report/offer-repair';
import { report } from './report/pretty';
import { toShown } from './report/relocate';
import { reportEdit, toUndo } from './report/report-edit';
import { openWorld } from './source/open-world';

const explain = (standards: readonly string[]): string =>
  `the edit changes ${listWords(standards, 'and')} in ${manifestFile}, by which every edit is judged.`;

/** A person at a terminal is asked; nobody else is. */
async function confirm({
  world,
  operations,
  seen,
}: Pick<Request, 'world' | 'operations' | 'seen'>): Promise<boolean> {
  if (!process.stdin.isTTY || !process.stderr.isTTY) return false;
  let changes: readonly FileChange[];
  try {
    changes = readWhole(world.workspace.root, () => applyToSeen(world, operations, seen).changes());
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

interface Writing {
  /** What it was checked against. */
  readonly base: Base;
  /** Whether what edits are judged by may be changed. */
  readonly allowRules: boolean;
  /** For who wants to undo it. */
  readonly record: EditRecord;
  /** How to take it back. */
  readonly toUndo: (token: string) => string;
}

/** Writes what was checked, and says so. Exit code 1 when something refuses it; then nothing is written. */
export function writeChecked(
  checked: Checked,
  { base, allowRules, record, toUndo }: Writing,
  write?: Write,
): number {
  const { site } = checked;
  if (!reportEdit(checked)) return 1;
  const changes = site.changes();
  const standards = findChangedStandards(changes);
  if (standards.length > 0 && !allowRules) {
    process.stderr.write(
      `Nothing was written: ${explain(standards)} If you mean it, add --allow-rules.\n`,
    );
    return 1;
  }
  // Said of the files as they are before they are written.
  const words = changes.length > 0 ? (describeEdit(checked, base, findBuildInstant()) ?? '') : '';
  const token = write?.(site.files(), { ...record, fixed: listFixed(checked.gone) });
  process.stdout.write(printDiff(changes));
  process.stderr.write(`${words}\n`);
  if (changes.length === 0) process.stderr.write('Nothing changes.\n');
  else if (write === undefined) process.stderr.write('Nothing was written (--check).\n');
  else
    process.stderr.write(
      `Written: ${changes.map(({ path }) => toShown(site.root, path)).join(', ')}\n${toUndo(String(token))}\n`,
    );
  return 0;
}

interface Request {
  readonly allowRules: boolean;
  readonly world: World;
  /** Where others write meanwhile, what they have not changed is not read again. */
  readonly base: Base;
  readonly operations: readonly Operation[];
  readonly key: string | undefined;
  readonly seen: SeenFiles | undefined;
}

/** With the same key, the same operations are written once. */
function attempt(
  { world, base, operations, key, seen, allowRules }: Request,
  write?: Write,
): number {
  const request = hashBytes(JSON.stringify(operations));
  const earlier = key === undefined ? undefined : findByKey(world.workspace.root, key);
  if (earlier !== undefined) {
    if (earlier.record.request !== request)
      throw new CannotRun(`The key "${key}" was used for other operations. Choose another key.`);
    process.stderr.write(`These were written before, as the edit ${earlier.token}.\n`);
    return 0;
  }
  const record = { about: describeOperations(operations), key, request };
  base.refresh();
  const checked = check(operations, base, seen);
  return writeChecked(checked, { base, allowRules, record, toUndo }, write);
}

/** What is wrong with an operation, said where it stands. */
function explainAt(name: string, error: unknown, findLine: (index: number) => number): never {
  if (!(error instanceof RefusedOperation)) throw error;
  throw new CannotRun(`${name}:${findLine(error.index)}: ${error.message}`);
}

/** Offers a repair of what is refused, or not allowed: it is looked for when others may write again. */
function withRepair({ operations, world, seen }: Request, act: () => number): number {
  const { root } = world.workspace;
  // Operations that were made for other files would have to be repaired there.
  const offer = (): void =>
    readWhole(root, () => {
      if (!isOutdated(root, seen)) offerRepair(operations, world);
    });
  try {
    const code = act();
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
    } = readOperations(name, readFileSync(file === '-' ? 0 : file, 'utf8'));
    if (findings.length > 0) {
      report(findings);
      process.stderr.write('Nothing was written: these are not operations.\n');
      return 2;
    }
    const seen = seenFile === undefined ? undefined : readSeenFiles(seenFile);
    const world = await openWorld(root, { documents: true });
    try {
      const operations = readPutFiles(given, file === '-' ? process.cwd() : dirname(file));
      const allowRules = allowed || (file !== '-' && (await confirm({ world, operations, seen })));
      const base = new Base(world);
      const request = { world, base, operations, key, seen, allowRules };
      return withRepair(request, () =>
        checks
          ? readWhole(root, () => attempt(request))
          : readAndCommit(root, (write) => attempt(request, write)),
      );
    } catch (error) {
      if (error instanceof OutdatedFiles) return reportOutdated(error);
      return explainAt(name, error, findLine);
    }
  });
}
