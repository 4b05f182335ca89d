// A second thread for large sites: it validates the site while this one builds it.
import { existsSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { SiteSource, Source } from '../../engine/manifest/site-source';
import type { Finding } from '../../engine/model/finding';
import { threadSlots } from '../apart/marks';
import { getThreadData } from '../apart/thread-data';
import { contentHash } from '../files/content-hash';
import type { Workspace } from '../files/workspace';
import { manifestFile } from '../journal/site-paths';
import { readText } from './read-text';

export interface WorkerTask {
  readonly workspace: Workspace;
  /** The instant of the build. */
  readonly now: Date;
}

export interface WorkerResult {
  readonly findings: readonly Finding[];
  /** Until when the clock alone changes nothing, in milliseconds. */
  readonly sameUntil?: number | undefined;
  /** The hash of everything that was read. */
  readonly read: string;
}

export interface ValidationWorker {
  readonly result: Promise<WorkerResult>;
  readonly stop: () => void;
}

/** Smaller sites, in bytes of their sources, are validated faster than a thread starts. */
const minBytes = 500_000;

/** How many bytes the manifest and the texts that it names have; counted no further than a worker needs. */
function countBytes(root: string): number {
  const sizeOf = (...path: readonly string[]): number =>
    statSync(join(root, ...path), { throwIfNoEntry: false })?.size ?? 0;
  let bytes = sizeOf(manifestFile);
  if (bytes === 0 || bytes >= minBytes) return bytes;
  const text = readText(join(root, manifestFile));
  const named = 'text' in text ? text.text.matchAll(/"([^"\\]+\.(?:md|txt))"/g) : [];
  for (const path of new Set(Array.from(named, ([, path = '']) => path))) {
    if (bytes >= minBytes) break;
    bytes += sizeOf('files', path);
  }
  return bytes;
}

const byId = ([one]: readonly [string, string], [other]: readonly [string, string]): number =>
  one < other ? -1 : 1;

/** The same source, and the hash of what was read from it so far, in whatever order. */
export function watchReading(site: SiteSource): { source: SiteSource; read: () => string } {
  const known = new Map<string, string>();
  const watch = (source: Source): Source => {
    const read = (): ReturnType<Source['read']> => {
      const found = source.read();
      const text = 'text' in found ? (found.hash ?? contentHash(found.text)) : found.reason;
      // What is read again must be the same as well.
      const before = known.get(source.id);
      if (before !== text) known.set(source.id, (before ?? '') + text);
      return found;
    };
    // The ledger is read only by who validates: it counts from the beginning.
    if (source.kind !== 'ledger') return { ...source, read };
    const found = read();
    return { ...source, read: () => found };
  };
  const read = (): string => contentHash(JSON.stringify([...known].sort(byId)));
  return { source: { ...site, sources: site.sources.map(watch) }, read };
}

/** Undefined where one thread is as fast, or where the code runs from its sources. */
export function startValidationWorker(
  workspace: Workspace,
  now: Date,
): ValidationWorker | undefined {
  const file = join(dirname(__filename), 'validation-worker-entry.cjs');
  const canStart = availableParallelism() >= 2 && existsSync(file);
  if (!canStart || countBytes(workspace.root) < minBytes) return undefined;
  const data = getThreadData();
  const isWatched = data !== undefined;
  let isAnswered = false;
  let isStopped = false;
  const plinth = data && { ...data, slot: threadSlots.validation };
  const task: WorkerTask = { workspace, now };
  const worker = new Worker(file, { workerData: { ...task, plinth } });
  const result = new Promise<WorkerResult>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => {
      // Nothing for a worker that has answered. Own code may have ended it: its mark, which stays, says so to who watches.
      if (isWatched && !isStopped && !isAnswered) process.exit();
      reject(new Error('The validation worker ended without an answer.'));
    });
  });
  result.then(
    () => {
      isAnswered = true;
    },
    () => undefined,
  );
  const stop = (): void => {
    isStopped = true;
    void worker.terminate();
  };
  return { result, stop };
}
