// Files of a build → the output folder, replaced as a whole or, where little changes, patched.
//
// While a build runs, there is a work folder `.dist.plinth` beside the output `dist`. In it `writing` is an
// unfinished output, `staged` a finished one, `old` the one it replaced and `patch-<hash>` the new files of one: the
// names are the journal, each step is one rename, and the name of what a kill leaves says what to do with it.
import { existsSync, lstatSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { settleTimers } from '../apart/settle-timers';
import { takeToldLock } from '../apart/told-lock';
import { CannotRun, explainSystemError } from '../command/cannot-run';
import { codeOf } from '../files/code-of';
import type { Release } from '../files/lock';
import { renameSafely } from '../files/rename-safely';
import type { BuildFacts, BuildListing } from './build-listing';
import type { StagedFile } from './output-file';
import { checkOutputPlace, type OutputPlace } from './output-folder';
import { applyPatch, beginPatch, canPatch, finishPatches } from './output-patch';
import { Stage } from './output-stage';
import { hashListing, PreviousOutput } from './previous-output';
import { planShard, type ShardPlan } from './shard-plan';
import { workFolderOf } from './work-folder';

/** What a build has written, as far as hosts may ask. */
export interface WrittenOutput extends Pick<BuildListing, 'headers'> {
  readonly files: Stage['files'];
}

export interface OutputSummary extends WrittenOutput {
  readonly written: number;
  /** Files reused from the previous output. */
  readonly linked: number;
}

function swap(work: string, outDir: string): void {
  const [writing, staged, old] = ['writing', 'staged', 'old'].map((name) => join(work, name)) as [
    string,
    string,
    string,
  ];
  renameSafely(writing, staged);
  try {
    if (existsSync(outDir)) renameSafely(outDir, old);
  } catch (error) {
    const code = codeOf(error);
    if (code !== 'EBUSY' && code !== 'EXDEV') throw error;
    throw new CannotRun(
      `The output folder ${outDir} cannot be replaced: it is in use, or a separate disk. ` +
        'Choose a folder inside it with --out-dir.',
    );
  }
  try {
    renameSafely(staged, outDir);
  } catch (error) {
    if (existsSync(old)) renameSafely(old, outDir);
    throw error;
  }
}

function clear(work: string, outDir: string): void {
  const staged = join(work, 'staged');
  if (existsSync(staged) && !existsSync(outDir)) renameSafely(staged, outDir);
  finishPatches(work, outDir);
  for (const name of ['writing', 'staged', 'old'])
    rmSync(join(work, name), { recursive: true, force: true, maxRetries: 5 });
}

function lockOutput(work: string, outDir: string): Release {
  const file = join(work, 'lock');
  const lock = takeToldLock(file, 0);
  if (typeof lock === 'function') return lock;
  const { holder } = lock;
  throw new CannotRun(
    `Another build${holder === undefined ? '' : ` (process ${holder.pid})`} is writing ${outDir}. ` +
      `Wait until it is done. If no build is running, remove ${file}.`,
  );
}

/** Does something while holding the lock, after repairing what a killed build left. */
async function withLock<Result>(outDir: string, act: (work: string) => Promise<Result>) {
  const work = workFolderOf(outDir);
  if (lstatSync(work, { throwIfNoEntry: false })?.isSymbolicLink())
    throw new CannotRun(`${work} is a symbolic link. Remove it and build again.`);
  const release = lockOutput(work, outDir);
  try {
    clear(work, outDir);
    return await act(work);
  } finally {
    try {
      clear(work, outDir);
    } finally {
      release();
    }
  }
}

/**
 * Repairs what a killed build left: afterwards the output is entirely the old or the new one.
 * Does nothing while a build runs.
 */
export async function healOutput(outDir: string): Promise<void> {
  if (!existsSync(workFolderOf(outDir))) return;
  try {
    await withLock(outDir, async () => undefined);
  } catch (error) {
    if (!(error instanceof CannotRun)) throw error;
  }
}

function patch(work: string, previous: PreviousOutput, { files }: Stage): void {
  const folder = beginPatch(work, previous);
  applyPatch(folder, previous.folder, { old: previous.paths, files });
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

/**
 * Writes some files of a build anew, in place of the ones in its output: all others stay.
 * Undefined where the output is another by now.
 * @throws CannotRun as `writeOutput`.
 */
export async function changeOutput(
  place: OutputPlace,
  previous: PreviousOutput,
  files: Iterable<StagedFile>,
): Promise<Pick<OutputSummary, 'files' | 'written'> | undefined> {
  const { outDir } = place;
  checkOutputPlace(place);
  try {
    return await withLock(outDir, async (work) => {
      if (hashListing(outDir) !== previous.hash) return undefined;
      const stage = new Stage(join(work, 'writing'), previous);
      for (const file of files) stage.add(file);
      stage.changeListing();
      const folder = beginPatch(work, previous);
      applyPatch(folder, previous.folder, { old: [], files: stage.files });
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
      return { files: stage.files, written: stage.files.size - stage.kept.size };
    });
  } catch (error) {
    throw explainSystemError(error) ?? error;
  }
}

interface OutputOptions {
  readonly shardPlan?: ShardPlan;
  /** Whether files of the former output are read before they are reused. */
  readonly verify?: boolean | undefined;
}

type OutputFiles = Iterable<StagedFile> | AsyncIterable<StagedFile>;

/** What may depend on the output that is replaced, and on the folder in which the new one is staged. */
type Given<Value> = Value | ((previous: PreviousOutput, folder: string) => Value);

/**
 * Writes a build: stages it beside the output, then swaps the two. When anything fails, `files`
 * included, the old output stays. The listing is added as `_site/build.json`
 * and, for many pages, its parts.
 * @throws CannotRun when the folder must not be replaced, another build runs or the system refuses.
 */
export async function writeOutput(
  place: OutputPlace,
  files: Given<OutputFiles>,
  facts: Given<BuildFacts>,
  { shardPlan = planShard(0), verify }: OutputOptions = {},
): Promise<OutputSummary> {
  const { outDir } = place;
  checkOutputPlace(place);
  try {
    return await withLock(outDir, async (work) => {
      const previous = new PreviousOutput(outDir, { verify });
      const folder = join(work, 'writing');
      const stage = new Stage(folder, previous, shardPlan);
      for await (const file of typeof files === 'function' ? files(previous, folder) : files)
        stage.add(file);
      await settleTimers();
      const given = typeof facts === 'function' ? facts(previous, folder) : facts;
      const { base, redirects, connects, headers, shared } = given;
      const { parts } = shardPlan;
      const answers = { base, redirects, connects, headers, shared };
      const listed = stage.writeListing({ version: 1, parts, ...answers });
      const patched = previous.isListedIn(listed) && canPatch(previous.paths, stage);
      if (patched) patch(work, previous, stage);
      else {
        stage.linkKept(outDir);
        swap(work, outDir);
      }
      const linked = stage.kept.size;
      return { headers, files: stage.files, written: stage.files.size - linked, linked };
    });
  } catch (error) {
    throw explainSystemError(error) ?? error;
  }
}
