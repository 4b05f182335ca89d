// Changes of several files → all of them or none, whenever the command is killed.
//
// All contents, old and new, are first kept by their hashes; then one file names them, the journal: from the moment it has its
// name, the change is certain. Then each content is written beside its file, and only when all of them are on the disk do they
// take their places, by one rename each. The journal goes last, or becomes a part of the history: then the change can be
// undone. A command that finds one completes what another was stopped in.
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { CannotRun } from '../command/cannot-run';
import { flushFolder } from '../files/flush-folder';
import { namesHolder } from '../files/lock';
import { makeFolder } from '../files/make-folder';
import { removeIfEmpty } from '../files/remove-if-empty';
import { renameSafely } from '../files/rename-safely';
import { makeToken, toPartial, writeNew } from '../files/write-atomically';
import { dropBytes, hashBytes, keepBytes } from './bytes';
import {
  checkUnchanged,
  exchange,
  type FileChange,
  flush,
  holds,
  putBack,
  removeBlockFolders,
  removeStaged,
  type Step,
  stage,
} from './exchange-files';
import { compactHistory, hideWorkFolder, nextName, sweepBytes } from './history';
import { type EditRecord, isJournal, type Journal } from './journal-file';
import { withSiteLock } from './site-lock';
import { ignoreFile, journalFile, lockFile, workFolder } from './site-paths';
import { getPlace } from './site-place';

/** Two names of one file, by a link, are one step. */
function toSteps(root: string, { token, changes }: Journal): Step[] {
  const steps = new Map<string, Step>();
  for (const change of changes) {
    const real = getPlace(root, change.path);
    // What goes is the link, where there is one.
    const place = change.after === undefined ? join(root, change.path) : real;
    const twin = steps.get(place);
    if (twin !== undefined && twin.after !== change.after)
      throw new CannotRun(
        `${twin.path} and ${change.path} are the same file. Put a copy in the place of the link.`,
      );
    // Not named after the file, whose name may be as long as names can be.
    const partial = join(dirname(place), `.${token}-${steps.size}`);
    steps.set(place, { ...change, root, place, partial: twin?.partial ?? partial });
  }
  return [...steps.values()];
}

function writeJournal(root: string, journal: Journal): void {
  const file = join(root, journalFile);
  const partial = toPartial(file, journal.token);
  try {
    writeNew(partial, JSON.stringify(journal), { flush: true, like: undefined });
    renameSafely(partial, file);
  } catch (error) {
    rmSync(partial, { force: true });
    throw error;
  }
  flushFolder(join(root, workFolder));
}

/** The last step: the change can be undone from then on, or is forgotten. */
function closeJournal(root: string, { history }: Journal): void {
  const file = join(root, journalFile);
  if (history === undefined) rmSync(file, { force: true });
  else {
    makeFolder(dirname(join(root, history)));
    renameSafely(file, join(root, history));
  }
}

const hashOf = (content: FileChange['after']): string | undefined =>
  content === undefined ? undefined : hashBytes(content);

function toJournal(root: string, changes: readonly FileChange[], record?: EditRecord): Journal {
  const token = makeToken();
  const hashed = changes.map(({ path, before, after }) => ({
    path,
    before: hashOf(before),
    after: hashOf(after),
  }));
  if (record === undefined) return { token, changes: hashed };
  return { token, changes: hashed, history: nextName(root, token), record };
}

/**
 * Makes changes, all or none. The lock of the site must be held. With a record they can be undone, by the token that is
 * returned.
 */
export function makeChanges(
  root: string,
  changes: readonly FileChange[],
  record?: EditRecord,
): string {
  const journal = toJournal(root, changes, record);
  const steps = toSteps(root, journal);
  const contents = changes.flatMap(({ before, after }) =>
    [before, after].filter((content) => content !== undefined),
  );
  const added: string[] = [];
  const made: string[] = [];
  const done: Step[] = [];
  try {
    keepBytes(root, contents, added);
    if (record !== undefined) hideWorkFolder(root);
    writeJournal(root, journal);
    for (const step of steps) stage(step, made);
    for (const step of steps) {
      // Bringing the contents to the disk took its time.
      checkUnchanged(root, step);
      exchange(step);
      done.push(step);
    }
  } catch (error) {
    // Where this fails too, the journal stays: the next command goes on from it.
    for (const step of done) putBack(step);
    removeStaged(steps, made);
    rmSync(join(root, journalFile), { force: true });
    dropBytes(root, added);
    throw error;
  }
  flush(steps);
  removeBlockFolders(steps);
  closeJournal(root, journal);
  if (record === undefined) dropBytes(root, added);
  else compactHistory(root);
  return journal.token;
}

/** Undefined for what no command wrote, such as a folder. */
function readJournal(file: string): Journal | undefined {
  if (!statSync(file).isFile()) return undefined;
  const text = readFileSync(file, 'utf8');
  try {
    const journal: unknown = JSON.parse(text);
    return isJournal(journal) ? journal : undefined;
  } catch {
    return undefined;
  }
}

const [lockName, journalName] = [lockFile, journalFile].map((file) => basename(file)) as [
  string,
  string,
];

/** What a command was stopped in before it had its name. */
const isPartial = (name: string): boolean =>
  [journalFile, ignoreFile].some((file) => name.startsWith(`.${basename(file)}.`));

/** Whether a file of the work folder is there only while something is written. */
const isOfChange = (name: string): boolean =>
  name === journalName || name.startsWith(lockName) || isPartial(name);

/** Completes what a command was stopped in. What has been changed by hand since stays as it is. */
function complete(root: string): void {
  const file = join(root, journalFile);
  for (const name of readdirSync(join(root, workFolder)))
    if (isPartial(name)) rmSync(join(root, workFolder, name));
  if (!existsSync(file)) return;
  const journal = readJournal(file);
  if (journal === undefined) throw new CannotRun(`${file} is not what a command wrote. Remove it.`);
  const steps = toSteps(root, journal);
  const open = steps.filter(({ place, before }) => holds(place, before));
  const foreign = steps.filter(
    ({ place, before, after }) => !holds(place, before) && !holds(place, after),
  );
  // Nothing had been exchanged yet: then what was saved since counts, and the rest stays with it.
  const begun = open.length + foreign.length < steps.length;
  removeStaged(steps, []);
  if (begun || foreign.length === 0) {
    for (const step of open) stage(step);
    for (const step of open) exchange(step);
    flush(open);
    removeBlockFolders(open);
    closeJournal(root, journal);
  } else rmSync(file);
  sweepBytes(root);
  for (const { path } of foreign)
    process.stderr.write(
      `A command was stopped while it wrote ${path}, which was changed since and stays as it is.\n`,
    );
}

/** What a command has left that was stopped before its journal had a name. */
function sweep(root: string): void {
  withSiteFiles(root, () => sweepBytes(root));
}

/** Does something with the files of a site while no other command writes there, and none is half written. */
export const withSiteFiles = <Result>(root: string, act: () => Result): Result =>
  withSiteLock(root, () => {
    complete(root);
    return act();
  });

const listWork = (root: string): readonly string[] => {
  try {
    return readdirSync(join(root, workFolder));
  } catch {
    return [];
  }
};

/**
 * What every command does first: the files of a site are those of before a change, or those of after it. A command that is
 * at work, but has not begun to write, is not waited for.
 */
export function finishChanges(root: string): void {
  const left = listWork(root).filter(isOfChange);
  if (left.length === 0) removeIfEmpty(join(root, workFolder));
  else if (left.includes(journalName) || !namesHolder(join(root, lockFile))) sweep(root);
}
