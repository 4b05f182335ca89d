// The validation worker of a build: see companion.ts.

import { parentPort, workerData } from 'node:worker_threads';
import { validateSite } from '../../engine/manifest/validate-site';
import { toSourceStack } from '../command/source-stack';
import type { Workspace } from '../files/workspace';
import { type Proof, watchReading } from './companion';
import { FileIndex } from './file-index';
import { readContract } from './open-world';
import { readSite } from './read-site';

async function prove(workspace: Workspace): Promise<Proof> {
  const index = new FileIndex(workspace);
  const { source, read } = watchReading(readSite(workspace, index));
  const { issues } = validateSite(source, await readContract(workspace));
  index.save();
  return { issues, read: read() };
}

// A thread shares no hooks with the one that started it, which gets the stack as text.
Error.prepareStackTrace = toSourceStack;

void prove(workerData as Workspace).then((proof) => parentPort?.postMessage(proof));
