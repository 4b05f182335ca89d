// The edits of a site that can be undone → the last 1,000 of them, each as the journal that it was written by.
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { writeAtomically } from '../files/write-atomically';
import { dropBytes, listBytes } from './bytes';
import { type EditRecord, isJournal, type Journal } from './journal-file';
import { historyFolder, ignoreFile } from './site-paths';

/** An edit that was written, by its token. */
export type PastEdit = Journal & { readonly record: EditRecord };

const maxEdits = 1000;

/** So many more are let in before the oldest are taken out, all at once. */
const slack = 100;

/** In bytes. */
const maxSize = 500_000_000;

const listNames = (root: string): string[] => {
  const folder = join(root, historyFolder);
  return existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => /^\d{9}-[\da-f]+\.json$/.test(name))
        .sort()
    : [];
};

/** The name of the next one, in the order in which they were made. */
export function nextName(root: string, token: string): string {
  const last = Number(listNames(root).at(-1)?.slice(0, 9) ?? 0);
  return `${historyFolder}/${String(last + 1).padStart(9, '0')}-${token}.json`;
}

/** From git. */
export function hideWorkFolder(root: string): void {
  const file = join(root, ignoreFile);
  if (!existsSync(file)) writeAtomically(file, '*\n');
}

function readEdit(root: string, name: string): PastEdit | undefined {
  try {
    const journal: unknown = JSON.parse(readFileSync(join(root, historyFolder, name), 'utf8'));
    return isJournal(journal) && journal.record !== undefined
      ? { ...journal, record: journal.record }
      : undefined;
  } catch {
    return undefined;
  }
}

/** The oldest first. */
export const readHistory = (root: string): PastEdit[] =>
  listNames(root).flatMap((name) => readEdit(root, name) ?? []);

/** The newest first, each when it is asked for: who looks for a late one reads no others. */
export function* readBackwards(root: string): Generator<PastEdit> {
  for (const name of listNames(root).reverse()) {
    const edit = readEdit(root, name);
    if (edit !== undefined) yield edit;
  }
}

const findName = (root: string, token: string): string | undefined =>
  listNames(root).find((name) => name.endsWith(`-${token}.json`));

/** When an edit was written: in milliseconds since 1970; 0 where it is not there any more. */
export function readTime(root: string, token: string): number {
  const name = findName(root, token);
  return name === undefined ? 0 : statSync(join(root, historyFolder, name)).mtimeMs;
}

/** Undefined where it cannot be read, or is not there any more. */
export function findByToken(root: string, token: string): PastEdit | undefined {
  const name = findName(root, token);
  return name === undefined ? undefined : readEdit(root, name);
}

/** How many there are, whether or not they can be read. */
export const countHistory = (root: string): number => listNames(root).length;

/** What was written under a key of its caller. */
export function findByKey(root: string, key: string): PastEdit | undefined {
  for (const edit of readBackwards(root)) if (edit.record.key === key) return edit;
  return undefined;
}

const hashesOf = ({ changes }: Journal): string[] =>
  changes.flatMap(({ before, after }) => [before, after].filter((hash) => hash !== undefined));

/** Removes what no edit names any more. */
export function sweepBytes(root: string): void {
  const named = new Set(readHistory(root).flatMap(hashesOf));
  dropBytes(
    root,
    [...listBytes(root).keys()].filter((name) => !named.has(name)),
  );
}

/** How many of the oldest have to go for the rest to be small enough. */
function countSurplus(root: string, names: readonly string[]): number {
  const sizes = listBytes(root);
  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  if (total <= maxSize) return 0;
  const kept = new Set<string>();
  let size = 0;
  for (let index = names.length - 1; index >= 0; index -= 1) {
    for (const hash of hashesOf(readEdit(root, names[index] ?? '') ?? { token: '', changes: [] })) {
      if (kept.has(hash)) continue;
      kept.add(hash);
      size += sizes.get(hash) ?? 0;
    }
    if (size > maxSize) return index + 1;
  }
  return 0;
}

/** Keeps the last edits, as far as there is room. The lock of the site must be held. */
export function compactHistory(root: string): void {
  const names = listNames(root);
  const old = names.length > maxEdits + slack ? names.length - maxEdits : 0;
  const large = countSurplus(root, names);
  const count = Math.max(old, large);
  if (count === 0) return;
  for (const name of names.slice(0, count)) rmSync(join(root, historyFolder, name));
  sweepBytes(root);
  if (large > old)
    process.stderr.write(
      `The oldest ${count === 1 ? 'edit' : `${count} edits`} can no longer be undone: what is kept for undo takes more than ${maxSize / 1e6} MB.\n`,
    );
}
