// Not quick: processes that are killed.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findEngine } from '../../../scripts/files/workspace';
import { readListing } from '../../../scripts/output/build-listing';
import { healOutput } from '../../../scripts/output/build-output';
import { long } from '../../faults/long';

let folder: string;
let root: string;
let outDir: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'plinth-'));
  root = join(folder, 'site');
  outDir = join(root, 'dist');
  mkdirSync(join(root, 'files'), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const read = (path: string) => readFileSync(join(outDir, path), 'utf8');

describe('kill -9', () => {
  const rounds = long ? 50 : 5;

  test.each([
    ['exchanged', 300],
    ['patched', 25],
  ])(`leaves a whole output that is %s, ${rounds} times`, async (_, changing) => {
    const child = join(folder, 'child.cjs');
    await build({
      stdin: {
        contents: `import { writeOutput } from './scripts/output/build-output';
          const [outDir, root, engine] = process.argv.slice(2);
          const facts = { base: '/', redirects: [], connects: [], headers: {}, shared: '' };
          (async () => { for (let round = 0; ; round += 1) {
            const files = Array.from({ length: 300 }, (_, i) => [\`p\${i % 7}/\${i}.html\`, i < ${changing} ? \`\${process.pid} \${round}\` : 'same']);
            await writeOutput({ engine, root, outDir }, files, facts);
            process.stdout.write('.');
          } })();`,
        resolveDir: findEngine(),
        loader: 'ts',
      },
      outfile: child,
      bundle: true,
      platform: 'node',
      format: 'cjs',
    });
    for (let round = 0; round < rounds; round += 1) {
      const running = spawn(process.execPath, [child, outDir, root, findEngine()], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      await new Promise((resolve) => running.stdout.once('data', resolve));
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 60));
      const ended = new Promise((resolve) => running.once('exit', resolve));
      running.kill('SIGKILL');
      await ended;
      await healOutput(outDir);
      const listing = readListing(outDir);
      const texts = new Set(Object.keys(listing?.files ?? {}).map(read));
      const different = changing < 300 ? 2 : 1;
      expect([Object.keys(listing?.files ?? {}).length, texts.size]).toEqual([300, different]);
      expect(readdirSync(root)).toEqual(['dist', 'files']);
    }
  });
});
