// Operations, and the files that they were made for → the site as it is, changed by them: with all that others have written
// meanwhile, or not at all.
import { CannotRun } from '../command/cannot-run';
import { type Content, hashBytes, keepsBytes } from '../journal/bytes';
import { ChangedMeanwhile, type FileChange } from '../journal/exchange-files';
import { applyOperations } from './apply-operations';
import type { Base } from './base';
import { mergeChange } from './merge-change';
import type { Operation } from './operations';
import { readKept } from './read-kept';
import type { SeenFiles } from './seen-files';
import { SiteEdit } from './site-edit';

interface OutdatedFile {
  readonly path: string;
  /** Hashes; undefined where there is no file. */
  readonly seen: string | undefined;
  readonly found: string | undefined;
}

const nameHash = (hash: string | undefined): string => hash ?? 'no file';

/** Thrown where others have changed a file in a way that operations cannot be made beside. */
export class OutdatedFiles extends CannotRun {
  /** What others have written there, where it is known what was there before. */
  readonly changes: readonly FileChange[];

  constructor(files: readonly OutdatedFile[], changes: readonly FileChange[]) {
    const lines = files.map(
      ({ path, seen, found }) =>
        `  ${path}\n    made for  ${nameHash(seen)}\n    there is  ${nameHash(found)}\n`,
    );
    const shown = changes.length > 0 ? ' Above is what others have written (+).' : '';
    super(
      `Nothing was written: the operations were made for something else than there is now.\n${lines.join('')}Read it again, and make them for that.${shown}`,
    );
    this.changes = changes;
  }
}

function findOutdated(site: SiteEdit, seen: SeenFiles): OutdatedFile[] {
  return [...seen].flatMap(([path, hash]) => {
    const content = site.readContent(path);
    const found = content === undefined ? undefined : hashBytes(content);
    return found === hash ? [] : [{ path, seen: hash, found }];
  });
}

/** Whether others have changed what operations were made for. */
export const isOutdated = (root: string, seen: SeenFiles = new Map()): boolean =>
  findOutdated(new SiteEdit(root), seen).length > 0;

/** What the files held that are outdated; undefined where that is not known of one. */
function findContents(
  root: string,
  outdated: readonly OutdatedFile[],
): ReadonlyMap<string, Content | undefined> | undefined {
  const isKept = outdated.every(({ seen }) => seen === undefined || keepsBytes(root, seen));
  return isKept
    ? new Map(outdated.map(({ path, seen }) => [path, readKept(root, seen)]))
    : undefined;
}

/**
 * Operations for a file that has changed are made in the file that they were made for, if an edit has kept it, and merged
 * like an undoing: what they change must be other lines than what others have changed.
 * @throws RefusedOperation when the site does not allow one of them; OutdatedFiles when something would be lost.
 */
export function applyToSeen(
  base: Base,
  operations: readonly Operation[],
  seen: SeenFiles = new Map(),
): SiteEdit {
  const { root, world } = base;
  const site = base.begin();
  const outdated = findOutdated(site, seen);
  if (outdated.length === 0) {
    applyOperations(site, world, operations);
    return site;
  }
  const contents = findContents(root, outdated);
  if (contents === undefined) throw new OutdatedFiles(outdated, []);
  const own = base.begin(contents);
  applyOperations(own, world, operations);
  const conflicts = own.files().flatMap((change) => mergeChange(site, change) ?? []);
  const lost = new Set(conflicts.map(({ path }) => path));
  const meanwhile = [...lost].find((path) => !contents.has(path));
  if (meanwhile !== undefined) throw new ChangedMeanwhile(meanwhile);
  if (lost.size > 0)
    throw new OutdatedFiles(
      outdated.filter(({ path }) => lost.has(path)),
      conflicts,
    );
  return site;
}
