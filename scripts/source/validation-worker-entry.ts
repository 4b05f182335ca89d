// The validation worker of a build: see validation-worker.ts.

import { parentPort, workerData } from 'node:worker_threads';
import { validateSite } from '../../engine/manifest/validate-site';
import { toSourceStack } from '../command/source-stack';
import type { Workspace } from '../files/workspace';
import { FileIndex } from './file-index';
import { readContract } from './open-world';
import { readSite } from './read-site';
import { type WorkerResult, watchReading } from './validation-worker';

async function validateApart(workspace: Workspace): Promise<WorkerResult> {
  const index = new FileIndex(workspace);
  const { source, read } = watchReading(readSite(workspace, index));
  const { findings } = validateSite(source, await readContract(workspace));
  index.save();
  return { findings, read: read() };
}

// A thread shares no hooks with the one that started it, which gets the stack as text.
Error.prepareStackTrace = toSourceStack;

void validateApart(workerData as Workspace).then((result) => parentPort?.postMessage(result));
