// What is to be written, as data: files by their hashes, before and after.
import { isRecord } from '../../engine/model/json';
import { mayWrite } from './site-paths';

/** A file before and after, by the hash of its content; undefined where it is not there. */
export interface HashedChange {
  /** Relative to the root, with forward slashes. */
  readonly path: string;
  readonly before?: string | undefined;
  readonly after?: string | undefined;
}

/** Why something is written, for who wants to undo it. */
export interface EditRecord {
  /** In a few words. */
  readonly about: string;
  /** By which its caller knows it again: with the same key nothing is written a second time. */
  readonly key?: string | undefined;
  /** The hash of what the caller asked for. */
  readonly request?: string | undefined;
  /** The token of the edit that it undoes. */
  readonly undoes?: string | undefined;
  /** The errors that went with it: undoing it may bring them back. */
  readonly fixed?: readonly string[] | undefined;
}

export interface Journal {
  /** Part of the names of the new files while they are beside the old, and the name of the edit for who undoes it. */
  readonly token: string;
  readonly changes: readonly HashedChange[];
  /** Where the journal goes when everything is written; absent where the change cannot be undone. */
  readonly history?: string | undefined;
  readonly record?: EditRecord | undefined;
}

const isHash = (value: unknown): boolean =>
  value === undefined || (typeof value === 'string' && /^[\da-f]{64}$/.test(value));

const isChange = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value.path === 'string' &&
  mayWrite(value.path) &&
  [value.before, value.after].every(isHash);

const isEditRecord = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value.about === 'string' &&
  [value.key, value.request, value.undoes].every(
    (one) => one === undefined || typeof one === 'string',
  ) &&
  (value.fixed === undefined ||
    (Array.isArray(value.fixed) && value.fixed.every((one) => typeof one === 'string')));

/** What a repository from elsewhere brings along must not make a command write anything else. */
export const isJournal = (value: unknown): value is Journal =>
  isRecord(value) &&
  typeof value.token === 'string' &&
  /^[\da-f]+$/.test(value.token) &&
  Array.isArray(value.changes) &&
  value.changes.every(isChange) &&
  (value.history === undefined
    ? value.record === undefined
    : /^\.plinth\/history\/\d{9}-[\da-f]+\.json$/.test(String(value.history)) &&
      isEditRecord(value.record));
