// Steps of an edit that are not valid yet → kept beside the site, and back: they never reach its files before they pass.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isRecord } from '../../engine/model/json';
import { CannotRun } from '../command/cannot-run';
import { parseIfJson } from '../files/parse-if-json';
import { makeToken, writeAtomically } from '../files/write-atomically';
import { hideWorkFolder } from '../journal/history';
import { draftsFolder } from '../journal/site-paths';
import { getPlace } from '../journal/site-place';
import type { Operation } from './operations';
import { readOperations } from './read-operations';
import { isSeenFiles, type SeenFiles, toSeenFiles } from './seen-files';

export interface Draft {
  /** Lower-case letters, digits and hyphens. */
  readonly id: string;
  /** In a few words, for people. */
  readonly about: string;
  /** When it was saved last: milliseconds since 1970. */
  readonly saved: number;
  /** All steps until now, in their order; `check` says what they lack together. */
  readonly operations: readonly Operation[];
  /** The files that they were made for, as in a request to write them. */
  readonly seen: SeenFiles;
}

interface Drafts {
  /** The one that was saved last is the last. */
  readonly drafts: readonly Draft[];
  /** The ids of files from which no draft can be read: they stay until somebody drops them. */
  readonly damaged: readonly string[];
}

const isId = (id: string): boolean => /^[a-z\d][a-z\d-]{0,63}$/.test(id);

/** @throws CannotRun where a link leads out of the site. */
const toFile = (root: string, id: string): string => getPlace(root, `${draftsFolder}/${id}.json`);

/** Undefined for what no `saveDraft` has written. */
function readDraft(root: string, id: string): Draft | undefined {
  const value = parseIfJson(readFileSync(toFile(root, id), 'utf8'));
  if (!isRecord(value)) return undefined;
  const { about, saved, operations: steps, seen } = value;
  if (typeof about !== 'string' || typeof saved !== 'number' || !isSeenFiles(seen))
    return undefined;
  const { operations, findings } = readOperations(`${id}.json`, JSON.stringify(steps ?? null));
  // A draft has the bytes of its files, not the names of others.
  if (findings.length > 0 || operations.some((one) => one.op === 'put' && 'from' in one))
    return undefined;
  return {
    id,
    about,
    saved,
    operations: operations as readonly Operation[],
    seen: toSeenFiles(seen),
  };
}

/**
 * Keeps steps, in place of those that had the same id; without one they get a new id, which is returned. The folder is
 * hidden from git.
 * @throws CannotRun for an id of other characters.
 */
export function saveDraft(
  root: string,
  {
    id = `draft-${makeToken()}`,
    about,
    operations,
    seen,
  }: Omit<Draft, 'id' | 'saved'> & Partial<Draft>,
): string {
  if (!isId(id))
    throw new CannotRun(`"${id}" is not the id of a draft. Use a–z, 0–9 and hyphens, 64 at most.`);
  const file = toFile(root, id);
  hideWorkFolder(root);
  const files = Array.from(seen, ([path, hash]) => [path, hash ?? null]);
  const draft = { about, saved: Date.now(), operations, seen: Object.fromEntries(files) };
  writeAtomically(file, `${JSON.stringify(draft)}\n`, { flush: true });
  return id;
}

export function listDrafts(root: string): Drafts {
  const folder = join(root, draftsFolder);
  if (!existsSync(folder)) return { drafts: [], damaged: [] };
  const ids = readdirSync(folder).flatMap((name) => /^([^.]+)\.json$/.exec(name)?.[1] ?? []);
  const read = ids.filter(isId).map((id) => [id, readDraft(root, id)] as const);
  return {
    drafts: read
      .flatMap(([, draft]) => draft ?? [])
      .sort((one, other) => one.saved - other.saved || (one.id < other.id ? -1 : 1)),
    damaged: read.flatMap(([id, draft]) => (draft === undefined ? [id] : [])),
  };
}

/** Forgets it; nothing happens where there is none. */
export function dropDraft(root: string, id: string): void {
  if (isId(id)) rmSync(toFile(root, id), { force: true });
}
