// What becomes of a command when own code throws behind its end.
import { EventEmitter } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { afterAll, expect, test } from 'vitest';
import { readLimits } from '../../../scripts/apart/limits';
import { watchThread } from '../../../scripts/apart/watch/watch-thread';
import { openWorkspace } from '../../../scripts/files/workspace';
import { createOwnSite } from './own-site';

const site = createOwnSite();
afterAll(() => site.remove());

/** Thrown by Node, for nobody who waits. */
const late = Object.assign(new Error('late'), {
  stack: 'Error: late\n    at process.processTimers (node:internal/timers:541:7)',
});

const watch = (events: readonly (readonly [string, unknown])[]) => {
  const worker = Object.assign(new EventEmitter(), {
    ref: () => undefined,
    terminate: () => Promise.resolve(1),
  });
  const memory = new SharedArrayBuffer(1024);
  const outcome = watchThread(
    { worker: worker as unknown as Worker, memory },
    { workspace: openWorkspace(site.root), limits: readLimits(), byPage: false },
  );
  for (const [name, value] of events) worker.emit(name, value);
  return outcome;
};

test('it has done what it was asked for: this is a warning', async () => {
  const done = ['message', { type: 'done', code: 0 }] as const;
  expect(await watch([done, ['error', late]])).toMatchObject({
    code: 0,
    warnings: [{ code: 'block-throws', severity: 'warning' }],
  });
});

test('before that it is refused', async () => {
  expect(await watch([['error', late]])).toMatchObject({
    refusal: { findings: [{ code: 'block-throws', severity: 'error' }] },
  });
});
