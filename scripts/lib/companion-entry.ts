// The thread beside a build: see companion.ts.
import { parentPort, workerData } from 'node:worker_threads';
import { validateSite } from '../../engine/manifest/validate-site';
import { type CompanionAnswer, type CompanionTask, watchReading } from './companion';
import { type ExaminedOutput, PreviousOutput } from './previous-output';
import { readSite } from './read-site';

/** Undefined where the output cannot be replaced: the build says why. */
function examine(outDir: string): ExaminedOutput | undefined {
  try {
    return new PreviousOutput(outDir).examine();
  } catch {
    return undefined;
  }
}

const { root, outDir } = workerData as CompanionTask;
const answer = (message: CompanionAnswer): void => parentPort?.postMessage(message);
answer({ examined: examine(outDir) });
const { source, read } = watchReading(readSite(root));
const { issues } = validateSite(source);
answer({ proof: { issues, read: read() } });
