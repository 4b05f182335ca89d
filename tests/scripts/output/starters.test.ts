// Not quick: builds.
// The one inline script of documents, and the policies that allow it.
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findStarters } from '../../../engine/site/policy';
import { copySiteFolder } from '../../copy-site-folder';
import { expectSameFolder, readFolder, runBuild } from '../built-folder';

const folder = mkdtempSync(join(tmpdir(), 'plinth-starters-'));
const root = join(folder, 'site');
const cold = join(folder, 'cold');
const next = join(folder, 'next');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

beforeAll(() => {
  copySiteFolder('tests/sites/everything', root);
  runBuild(root, cold);
});

const hashOf = (code: string): string =>
  `sha256-${createHash('sha256').update(code).digest('base64')}`;

/** All scripts of a document that browsers run. */
const listRunning = (html: string) =>
  [...html.matchAll(/<script(?![^>]*type="application\/[\w+]*json")([^>]*)>(.*?)<\/script>/gs)].map(
    ([, attributes = '', code = '']) => ({ attributes: attributes.trim(), code }),
  );

const read = (outDir: string, path: string): string => readFileSync(join(outDir, path), 'utf8');

const policyFiles = ['_headers', '_site/nginx.conf'];

/** What each configuration of a host allows inline. */
const findAllowed = (outDir: string): string[][] =>
  policyFiles.map((path) => {
    const policies = read(outDir, path).match(/script-src [^;]*/g) ?? [];
    expect(new Set(policies).size, path).toBe(1);
    return findStarters(policies[0] ?? '');
  });

describe('a build', () => {
  test('has one inline script, the same in every document, and allows that alone', () => {
    const documents = [...readFolder(cold)].filter(
      ([path, html]) => path.endsWith('.html') && html.includes('<div class="app">'),
    );
    const scripts = documents.flatMap(([, html]) => listRunning(html));
    expect(scripts).toHaveLength(documents.length);
    expect(new Set(scripts.map(({ attributes }) => attributes))).toEqual(
      new Set(['type="module"']),
    );
    const hashes = new Set(scripts.map(({ code }) => hashOf(code)));
    expect(hashes.size).toBe(1);
    for (const allowed of findAllowed(cold)) expect(allowed).toEqual([...hashes]);
    for (const [path, html] of documents) {
      const [, policy = ''] =
        /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html) ?? [];
      expect(findStarters(policy), path).toEqual([...hashes]);
    }
  });

  test('allows the script of the build that it replaces as well, which pages in caches may have', () => {
    runBuild(root, next);
    expectSameFolder(next, cold);
    const [[own = ''] = []] = findAllowed(cold);
    const former = hashOf('former();');
    for (const path of [...policyFiles, '_site/build.json'])
      writeFileSync(join(next, path), read(next, path).replaceAll(own, former));
    runBuild(root, next);
    for (const allowed of findAllowed(next)) expect(allowed).toEqual([own, former]);
    expect(findStarters(read(next, '_site/build.json'))).toEqual([own, former]);
    runBuild(root, next);
    expectSameFolder(next, cold);
  });
});
