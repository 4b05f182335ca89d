// npm run apply: makes the changes of a list of operations, all or none, if they bring no new error.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { parseArguments } from './command/arguments';
import { CannotRun, exitCodeOf } from './command/cannot-run';
import { commands } from './command/commands';
import { listWords } from './command/list-words';
import { RefusedOperation } from './edit/apply-operations';
import { Base } from './edit/base';
import { findChangedStandards } from './edit/changed-standards';
import { check } from './edit/check';
import { readAndCommit, readWhole, type Write } from './edit/commit';
import type { Operation } from './edit/operations';
import { printDiff } from './edit/print-diff';
import { readOperations } from './edit/read-operations';
import type { World } from './files/world';
import { manifestFile } from './journal/site-paths';
import { askAll } from './new/ask';
import { report } from './report/pretty';
import { toShown } from './report/relocate';
import { reportEdit } from './report/report-edit';
import { openWorld } from './source/open-world';

const explain = (standards: readonly string[]): string =>
  `the edit changes ${listWords(standards, 'and')} in ${manifestFile}, by which every edit is judged.`;

/** A person at a terminal is asked; nobody else is. */
async function confirm({ world, operations }: Omit<Request, 'allowRules'>): Promise<boolean> {
  if (!process.stdin.isTTY || !process.stderr.isTTY) return false;
  const { site } = readWhole(world.workspace.root, () => check(operations, new Base(world)));
  const standards = findChangedStandards(site.changes());
  if (standards.length === 0) return false;
  const text = `Note that ${explain(standards)} Write it?`;
  const question = { text, usual: 'no', among: ['yes', 'no'] };
  const [answer] = await askAll([question], { input: process.stdin, output: process.stderr });
  return answer === 'yes';
}

interface Request {
  readonly world: World;
  readonly operations: readonly Operation[];
  /** Whether what edits are judged by may be changed. */
  readonly allowRules: boolean;
}

/** Exit code 1 when the edit would bring an error, or changes what it is judged by; then nothing is written. */
function attempt({ world, operations, allowRules }: Request, write?: Write): number {
  const { root } = world.workspace;
  const checked = check(operations, new Base(world));
  if (!reportEdit(checked)) return 1;
  const changes = checked.site.changes();
  const standards = findChangedStandards(changes);
  if (standards.length > 0 && !allowRules) {
    process.stderr.write(
      `Nothing was written: ${explain(standards)} If you mean it, add --allow-rules.\n`,
    );
    return 1;
  }
  write?.(checked.site.files());
  process.stdout.write(printDiff(changes));
  const files = changes.map(({ path }) => toShown(root, path));
  const written = files.length === 0 ? 'Nothing changes.' : `Written: ${files.join(', ')}`;
  process.stderr.write(write ? `${written}\n` : 'Nothing was written (--check).\n');
  return 0;
}

/** What is wrong with an operation, said where it stands. */
function explainAt(name: string, error: unknown, findLine: (index: number) => number): never {
  if (!(error instanceof RefusedOperation)) throw error;
  throw new CannotRun(`${name}:${findLine(error.index)}: ${error.message}`);
}

export function run(args: readonly string[]): Promise<number> {
  return exitCodeOf(async () => {
    const { root, file, check: checks, allowRules: allowed } = parseArguments(commands.apply, args);
    const name = file === '-' ? 'stdin' : relative(process.cwd(), file);
    const { operations, findings, findLine } = readOperations(
      name,
      readFileSync(file === '-' ? 0 : file, 'utf8'),
    );
    if (findings.length > 0) {
      report(findings);
      process.stderr.write('Nothing was written: these are not operations.\n');
      return 2;
    }
    const world = await openWorld(root, { documents: true });
    try {
      const allowRules = allowed || (file !== '-' && (await confirm({ world, operations })));
      const request = { world, operations, allowRules };
      return checks
        ? readWhole(root, () => attempt(request))
        : readAndCommit(root, (write) => attempt(request, write));
    } catch (error) {
      return explainAt(name, error, findLine);
    }
  });
}
