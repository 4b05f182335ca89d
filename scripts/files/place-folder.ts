// A finished folder → the same in its place, at once: a command that is killed leaves nothing that looks finished.
import { cpSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from './make-folder';
import { makeToken, toPartial } from './write-atomically';

const stageStart = '.plinth-new-';

/** What a killed command left in a folder. */
export const isStage = (name: string): boolean => name.startsWith(stageStart);

/** A folder beside the new one; undefined where none can be made. */
function makeStage(folder: string): string | undefined {
  const stage = toPartial(folder, makeToken());
  try {
    makeFolder(stage);
    return stage;
  } catch {
    return undefined;
  }
}

/** Into a folder that is there: one rename for each entry, `last` as the last one. */
function fill(folder: string, source: string, last: string): void {
  for (const name of readdirSync(folder).filter(isStage))
    rmSync(join(folder, name), { recursive: true, force: true });
  const stage = join(folder, `${stageStart}${makeToken()}`);
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
