// A finished folder → the same in its place, at once: a command that is killed leaves nothing that looks finished.
import { cpSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isAlive } from './is-alive';
import { makeFolder } from './make-folder';
import { makeToken } from './write-atomically';

/** The name of a folder that is not finished: whose it is, and what nobody can foresee. */
const toStageName = (): string => `.plinth-new-${process.pid}-${makeToken()}`;

const stageName = /^\.plinth-new-(\d+)-[0-9a-f]+$/;

/** What a running command is about to place, or a killed one left. */
export const isStage = (name: string): boolean => stageName.test(name);

/** Removes what killed commands left in a folder, for whichever place it was meant. */
function clearStages(folder: string): void {
  for (const name of readdirSync(folder)) {
    const [, pid] = stageName.exec(name) ?? [];
    if (pid !== undefined && !isAlive(Number(pid)))
      rmSync(join(folder, name), { recursive: true, force: true });
  }
}

/** A folder beside the new one; undefined where none can be made. */
function makeStage(folder: string): string | undefined {
  const parent = dirname(folder);
  const stage = join(parent, toStageName());
  try {
    makeFolder(parent);
    clearStages(parent);
    makeFolder(stage);
    return stage;
  } catch {
    return undefined;
  }
}

/** Into a folder that is there: one rename for each entry, `last` as the last one. */
function fill(folder: string, source: string, last: string): void {
  clearStages(folder);
  const stage = join(folder, toStageName());
  try {
    cpSync(source, stage, { recursive: true });
    const names = readdirSync(stage).filter((name) => name !== last);
    for (const name of [...names, last]) renameSync(join(stage, name), join(folder, name));
  } finally {
    rmSync(stage, { recursive: true, force: true });
  }
}

/** @throws where the folder cannot be made, with its name */
export function placeFolder(source: string, folder: string, last: string): void {
  const isThere = statSync(folder, { throwIfNoEntry: false }) !== undefined;
  const stage = isThere ? undefined : makeStage(folder);
  if (stage === undefined) {
    makeFolder(folder);
    fill(folder, source, last);
    return;
  }
  try {
    for (const name of readdirSync(source))
      cpSync(join(source, name), join(stage, name), { recursive: true });
    renameSync(stage, folder);
  } catch (error) {
    rmSync(stage, { recursive: true, force: true });
    throw error;
  }
}
