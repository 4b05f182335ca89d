// The tests of a site, with a browser: what only a browser can tell of the site's own blocks.
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findLightBrowser } from '../../scripts/bench/find-browser';
import { copySiteFolder } from '../copy-site-folder';

const runFile = promisify(execFile);

const env = { ...process.env, PLINTH_BROWSER: findLightBrowser() };

const root = mkdtempSync(join(tmpdir(), 'plinth-site-test-'));
const component = join(root, 'blocks/price-list/price-list.tsx');

async function runTests(...args: readonly string[]): Promise<{ code: number; stdout: string }> {
  const words = ['scripts/run.cjs', 'site-test', '--root', root, ...args];
  try {
    return { code: 0, stdout: (await runFile(process.execPath, words, { env })).stdout };
  } catch (error) {
    return error as { code: number; stdout: string };
  }
}

beforeAll(async () => {
  copySiteFolder('tests/sites/priced', root);
  cpSync('tests/blocks/price-list', join(root, 'blocks/price-list'), { recursive: true });
  await runFile(process.execPath, ['scripts/run.cjs', 'fmt', '--root', root]);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

test('a site without a mistake passes in a browser, too', async () => {
  const { code, stdout } = await runTests();
  expect(stdout).toMatch(/^passed {4}pages in a browser: 2 pages$/m);
  expect(stdout).toContain('0 failed');
  expect(code).toBe(0);
}, 180_000);

test('messages, errors, what the policy refuses, and what axe finds are told with their page', async () => {
  const sound = readFileSync(component, 'utf8');
  const effect = `
  useEffect(() => {
    console.warn('a warning of this block');
    fetch('https://elsewhere.example/').catch(() => undefined);
    setTimeout(() => {
      throw new Error('nobody catches this');
    });
    const list = document.querySelector('.price-list-prices');
    if (list !== null) list.setAttribute('style', 'color: red');
  }, []);
  return (`;
  writeFileSync(
    component,
    `import { useEffect } from 'react';\n${sound
      .replace('  return (', effect)
      .replace('<dl ', '<input type="text" aria-labelledby="nobody" /><dl ')}`,
  );
  const { code, stdout } = await runTests();
  const problems = stdout.split(/^failed {4}pages in a browser: 2 pages\n/m)[1] ?? stdout;
  expect(problems).toMatch(/^ {4}\/ {2}console warning: a warning of this block$/m);
  expect(problems).toMatch(/^ {4}\/ {2}uncaught: nobody catches this$/m);
  expect(problems).toMatch(
    /^ {4}\/ {2}console error: .*elsewhere\.example.*Content Security Policy/m,
  );
  expect(problems).toMatch(/^ {4}\/ {2}console error: .*inline style/m);
  expect(problems).toMatch(/^ {4}\/ {2}axe: label: .*input/m);
  // The other page does not have that block.
  expect(problems).not.toMatch(/^ {4}\/loaves /m);
  expect(code).toBe(1);
}, 180_000);
