// The validation worker of a build: see validation-worker.ts.

import { parentPort, workerData } from 'node:worker_threads';
import { validateSite } from '../../engine/manifest/validate-site';
import { InvalidCode } from '../command/invalid-code';
import { toSourceStack } from '../command/source-stack';
import { FileStore } from '../store/file-store';
import { readContract } from './open-world';
import { readSite } from './read-site';
import { type WorkerResult, type WorkerTask, watchReading } from './validation-worker';

async function validateApart({ workspace, now }: WorkerTask): Promise<WorkerResult> {
  const store = new FileStore(workspace);
  const { source, read } = watchReading(readSite(workspace, { store, now }));
  try {
    const { findings, changes } = validateSite(source, await readContract(workspace));
    store.save();
    return { findings, sameUntil: changes?.findSameUntil(), read: read() };
  } catch (error) {
    // A thread passes no more of an error than its words.
    if (error instanceof InvalidCode) return { findings: error.findings, read: read() };
    throw error;
  }
}

// A thread shares no hooks with the one that started it, which gets the stack as text.
Error.prepareStackTrace = toSourceStack;

void validateApart(workerData as WorkerTask).then((result) => parentPort?.postMessage(result));
