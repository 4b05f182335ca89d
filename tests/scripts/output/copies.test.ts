// Not quick: builds.
// Compressed copies are written where a host sends them, and nowhere else.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copySiteFolder } from '../../copy-site-folder';
import { expectSameFolder, readFolder, runBuild } from '../built-folder';

const folder = mkdtempSync(join(tmpdir(), 'plinth-copies-'));
const root = join(folder, 'site');
const manifest = join(root, 'site.manifest.json');
const out = join(folder, 'out');
const plain = join(folder, 'plain');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const given = (): object =>
  JSON.parse(readFileSync('tests/sites/minimal/site.manifest.json', 'utf8'));

beforeAll(() => {
  copySiteFolder('tests/sites/minimal', root);
  runBuild(root, plain);
});

const say = (build: object): void => writeFileSync(manifest, JSON.stringify({ ...given(), build }));

const countCopies = (outDir: string): number =>
  [...readFolder(outDir).keys()].filter((path) => /\.(?:br|gz)$/.test(path)).length;

test.each([
  [{}, false],
  [{ host: 'netlify' }, false],
  [{ host: 'nginx' }, true],
  [{ compress: true }, true],
  [{ host: 'nginx', compress: false }, false],
  [{ host: 'netlify', compress: true }, true],
])('%j: %s', (build, written) => {
  say(build);
  runBuild(root, out);
  expect(countCopies(out) > 0).toBe(written);
  runBuild(root, out, { args: ['--uncompressed'] });
  expect(countCopies(out)).toBe(0);
});

test('copies of an earlier build are removed, and that is said once', () => {
  say({ compress: true });
  runBuild(root, out);
  const copies = countCopies(out);
  say({});
  expect(runBuild(root, out)).toContain(`Removed ${copies} compressed copies of the last build`);
  expectSameFolder(out, plain);
  expect(runBuild(root, out)).not.toContain('Removed');
});
