// The thread beside a build: see companion.ts.

import { parentPort, workerData } from 'node:worker_threads';
import { validateSite } from '../../engine/manifest/validate-site';
import { type Proof, watchReading } from './companion';
import { engineContract } from './engine-contract';
import { readSite } from './read-site';

const { source, read } = watchReading(readSite(workerData as string));
const { issues } = validateSite(source, engineContract);
parentPort?.postMessage({ issues, read: read() } satisfies Proof);
