// A second thread for large sites: it proves the site while this one builds it, and looks at the output before.
import { createHash } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { SiteSource } from '../../engine/manifest/validate-site';
import type { Issue } from '../../engine/model/issue';
import type { ExaminedOutput } from './previous-output';
import { manifestFile } from './read-site';

export interface Proof {
  readonly issues: readonly Issue[];
  /** The hash of all that was read. */
  readonly read: string;
}

export interface Companion {
  readonly examined: Promise<ExaminedOutput | undefined>;
  readonly proof: Promise<Proof>;
  readonly stop: () => void;
}

/** What the companion is told, and what it answers, in this order. */
export interface CompanionTask {
  readonly root: string;
  readonly outDir: string;
}
export type CompanionAnswer =
  | { readonly examined: ExaminedOutput | undefined }
  | { readonly proof: Proof };

/** Smaller manifests are proved sooner than a thread starts, in bytes. */
const smallest = 500_000;

/** The same source, and the hash of what was read from it so far. */
export function watchReading(source: SiteSource): { source: SiteSource; read: () => string } {
  const hash = createHash('sha256')
    .update(source.manifest.text)
    .update(source.ledger ?? '');
  const readContent: SiteSource['readContent'] = (path) => {
    const read = source.readContent(path);
    hash.update(path).update('text' in read ? read.text : read.reason);
    return read;
  };
  return { source: { ...source, readContent }, read: () => hash.digest('hex') };
}

/** Undefined where one thread does as well, or the code runs from its sources. */
export function startCompanion(task: CompanionTask): Companion | undefined {
  const file = join(dirname(__filename), 'companion-entry.cjs');
  const manifest = join(task.root, manifestFile);
  const size = statSync(manifest, { throwIfNoEntry: false })?.size ?? 0;
  if (size < smallest || availableParallelism() < 2 || !existsSync(file)) return undefined;
  const worker = new Worker(file, { workerData: task });
  const failed = new Promise<never>((_, reject) => worker.once('error', reject));
  const answer = <Field extends string>(field: Field) =>
    new Promise<unknown>((resolve) =>
      worker.on('message', (message: object) => {
        if (field in message) resolve(message[field as never]);
      }),
    );
  const examined = Promise.race([answer('examined'), failed]) as Companion['examined'];
  const proof = Promise.race([answer('proof'), failed]) as Companion['proof'];
  for (const promise of [failed, examined, proof]) promise.catch(() => undefined);
  return { examined, proof, stop: () => void worker.terminate() };
}
