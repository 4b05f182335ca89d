// Not quick: it bundles the engine.
// A build that ends at validation leaves nothing running: the code that it began to make is there.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { attemptBuild } from '../../scripts/build';
import { getEngineBundle } from '../../scripts/bundle/kept-bundle';
import { openWorld } from '../../scripts/source/open-world';
import { copySiteFolder } from '../copy-site-folder';

const root = mkdtempSync(join(tmpdir(), 'plinth-invalid-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

test('what a build has begun ends before it', async () => {
  copySiteFolder('tests/sites/minimal', root);
  writeFileSync(join(root, 'site.manifest.json'), '{ "version": 2 }');
  const world = await openWorld(root);
  const request = { world, outDir: join(root, 'dist'), now: new Date(), compressed: false };
  const { findings, words } = await attemptBuild({ ...request, shard: { index: 1, count: 1 } });
  expect(findings.length).toBeGreaterThan(0);
  expect(words).toBeUndefined();
  const made = await Promise.race([
    getEngineBundle({ world, minify: true }),
    setImmediate('still'),
  ]);
  expect(made).not.toBe('still');
});
