// A second thread for large sites: it validates the site while this one builds it.
import { createHash } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { SiteSource } from '../../engine/manifest/site-source';
import type { Finding } from '../../engine/model/finding';
import type { Workspace } from '../files/workspace';
import { manifestFile } from '../journal/site-paths';

export interface WorkerResult {
  readonly findings: readonly Finding[];
  /** The hash of everything that was read. */
  readonly read: string;
}

export interface ValidationWorker {
  readonly result: Promise<WorkerResult>;
  readonly stop: () => void;
}

/** Smaller manifests, in bytes, are validated faster than a thread starts. */
const minBytes = 500_000;

/** The same source, and the hash of what was read from it so far. */
export function watchReading(source: SiteSource): { source: SiteSource; read: () => string } {
  const hash = createHash('sha256')
    .update(source.manifest.text)
    .update(source.ledger ?? '')
    .update(source.redirects ?? '');
  const readContent: SiteSource['readContent'] = (path) => {
    const read = source.readContent(path);
    hash.update(path).update('text' in read ? read.text : read.reason);
    return read;
  };
  return { source: { ...source, readContent }, read: () => hash.digest('hex') };
}

/** Undefined where one thread is as fast, or where the code runs from its sources. */
export function startValidationWorker(workspace: Workspace): ValidationWorker | undefined {
  const file = join(dirname(__filename), 'validation-worker-entry.cjs');
  const size = statSync(join(workspace.root, manifestFile), { throwIfNoEntry: false })?.size ?? 0;
  if (size < minBytes || availableParallelism() < 2 || !existsSync(file)) return undefined;
  const worker = new Worker(file, { workerData: workspace });
  const result = new Promise<WorkerResult>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
  result.catch(() => undefined);
  return { result, stop: () => void worker.terminate() };
}
