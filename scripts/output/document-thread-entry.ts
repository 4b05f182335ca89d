// The second thread of a build: see document-thread.ts.
import { writeFileSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import { createRenderers } from '../../engine/entry/prerender';
import type { DocumentContext } from '../../engine/model/document';
import { makeDocument } from '../../engine/output/page-outputs';
import { contentHash } from '../files/content-hash';
import { BudgetCheck } from './budgets';
import type { ListedFile } from './build-listing';
import type { AskedDocument, Batch, DocumentTask, MadeBatch } from './document-thread';
import type { WrittenFile } from './output-file';
import { createPlaces } from './output-places';

const { port, folder, weighed, files } = workerData as DocumentTask;
const toPlace = createPlaces(folder);
const budgets = new BudgetCheck({
  ...weighed,
  files: files.map(([path, content]) => ({ path, read: () => content })),
  // These say what is to blame, which the other thread does.
  modules: new Map(),
});
const renderers = budgets.watch(createRenderers());
let shared: DocumentContext | undefined;

function write({ path, input, before }: AskedDocument): ListedFile | WrittenFile | undefined {
  const { breachCount } = budgets;
  const html = makeDocument({ context: shared, ...JSON.parse(input) }, renderers);
  if (budgets.breachCount > breachCount) return undefined;
  const bytes = Buffer.from(html);
  const file = { size: bytes.byteLength, hash: contentHash(bytes) };
  if (before?.hash === file.hash && before.size === file.size) return file;
  writeFileSync(toPlace(path), bytes);
  return { ...file, isWritten: true };
}

function attempt(asked: AskedDocument): ReturnType<typeof write> {
  try {
    return write(asked);
  } catch {
    return undefined;
  }
}

port.on('message', ({ context, documents, isLast }: Batch) => {
  shared = context ?? shared;
  const made = documents.map(attempt);
  port.postMessage({ made, ...(isLast && { isLast }) } satisfies MadeBatch);
});
