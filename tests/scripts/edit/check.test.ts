// What an edit may bring: no error that the site lacks, unless it could not be seen before.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Base } from '../../../scripts/edit/base';
import { check } from '../../../scripts/edit/check';
import type { Operation } from '../../../scripts/edit/operations';
import { openWorkspace } from '../../../scripts/files/workspace';
import { copySiteFolder } from '../../copy-site-folder';
import { engineContract } from '../../engine-contract';

type Checked = ReturnType<typeof check>;

const file = 'site.manifest.json';
const content = 'files/text/repairs.txt';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'plinth-check-'));
  copySiteFolder('tests/sites/minimal', root);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const change = (path: string, from: string, to: string): void => {
  const text = read(path);
  expect(text).toContain(from);
  writeFileSync(join(root, path), text.replace(from, to));
};
const attempt = (...operations: readonly Operation[]): Checked =>
  check(operations, new Base({ workspace: openWorkspace(root), contract: engineContract }));
const codes = (findings: Checked['findings']): string[] => findings.map(({ code }) => code);

const set = (value: unknown, ...path: (string | number)[]): Operation => ({
  ...{ op: 'set', file, path },
  value: value as string,
});
const breakLink = set('nowhere', 'menus', 0, 'page');

/** An error at an item of a list that edits move. */
const withFaultyRedirects = (): void =>
  change(
    file,
    '"pages": {',
    '"redirects": [{ "from": "/a", "page": "work" }, { "from": "/b", "page": "wrok" }],\n  "pages": {',
  );

describe('an edit of a valid site', () => {
  test('is refused for a new error, and accepted with a warning', () => {
    expect(codes(attempt(breakLink).refusing)).toContain('unknown-page');
    const { refusing, brought } = attempt(set('Repairs', 'pages', 'work', 'title'));
    expect([codes(refusing), codes(brought)]).toEqual([[], ['duplicate-title']]);
  });

  test('writes nothing', () => {
    const before = read(file);
    attempt(set('Other', 'pages', 'work', 'title'));
    expect(read(file)).toBe(before);
  });
});

describe('an edit of a site with an error', () => {
  beforeEach(withFaultyRedirects);

  test('is accepted, wherever the error goes with it', () => {
    const value = { from: '/c', page: 'home' };
    const list = { file, path: ['redirects'] };
    for (const operation of [
      set('Other', 'pages', 'work', 'title'),
      { op: 'insert', ...list, value, index: 0 },
      { op: 'remove', file, path: ['redirects', 0] },
      { op: 'move', file, path: ['redirects', 1], to: ['redirects', 0] },
      { op: 'page rename', id: 'work', to: 'labour' },
      { op: 'page move', id: 'work', path: '/labour' },
    ] as Operation[]) {
      const { refusing, findings } = attempt(operation);
      expect([operation.op, codes(refusing)]).toEqual([operation.op, []]);
      expect(codes(findings)).toContain('unknown-page');
    }
  });

  test('is refused for the same error at another place', () => {
    expect(codes(attempt(set('wrok', 'redirects', 0, 'page')).refusing)).toEqual(['unknown-page']);
    const both = attempt(set('home', 'redirects', 1, 'page'), set('wrok', 'redirects', 0, 'page'));
    expect([codes(both.refusing), codes(both.gone)]).toEqual([['unknown-page'], ['unknown-page']]);
  });

  test('says what it fixes', () => {
    const { refusing, gone } = attempt(set('home', 'redirects', 1, 'page'));
    expect([codes(refusing), codes(gone)]).toEqual([[], ['unknown-page']]);
  });
});

describe('what only a deeper look finds', () => {
  test('is reported, and not refused, where the manifest was no JSON', () => {
    withFaultyRedirects();
    const right = read(file);
    writeFileSync(join(root, file), right.replace('"pages": {', '"pages" {'));
    const { refusing, deeper } = attempt({ op: 'write', file, text: right });
    expect([codes(refusing), codes(deeper)]).toEqual([[], ['unknown-page']]);
  });

  test('is reported where the shape of the manifest was wrong', () => {
    withFaultyRedirects();
    change(file, '"pages": {', '"pagess": {}, "pages": {');
    const { refusing, deeper } = attempt({ op: 'unset', file, path: ['pagess'] });
    expect([codes(refusing), codes(deeper)]).toEqual([[], []]);
    change(file, '"redirects": [', '"redirects": [{ "from": "/work", "page": "work" }, ');
    const after = attempt({ op: 'unset', file, path: ['pagess'] });
    expect([codes(after.refusing), after.deeper.length]).toEqual([[], 1]);
  });

  test('is reported of a content file whose text was none', () => {
    writeFileSync(join(root, content), '["[There](page:nowhere)"');
    const text = '["[There](page:nowhere)"]\n';
    const { refusing, deeper } = attempt({ op: 'write', file: content, text });
    expect([codes(refusing), codes(deeper)]).toEqual([[], ['unknown-page']]);
    // What the rest of the edit breaks is not hidden by that.
    const both = attempt({ op: 'write', file: content, text }, breakLink);
    expect(codes(both.refusing)).toContain('unknown-page');
  });
});

test('what a look of the same depth finds was not hidden', () => {
  change(file, '"pages": {', '"pagess": {}, "pages": {');
  expect(codes(attempt(breakLink).refusing)).toContain('unknown-page');
});

test('a lost address is found beside other errors', () => {
  withFaultyRedirects();
  writeFileSync(join(root, 'site.urls.lock'), '/ home\n/old work\n');
  const { findings } = new Base({
    workspace: openWorkspace(root),
    contract: engineContract,
  }).validation;
  expect(codes(findings)).toEqual(expect.arrayContaining(['unknown-page', 'lost-address']));
});

test('an edit is judged by the rules that were there before it', () => {
  const rule = { 'missing-alt': { severity: 'off', reason: 'No pictures.' } };
  const { standards } = new Base({ workspace: openWorkspace(root), contract: engineContract })
    .validation;
  expect(standards?.rules).toEqual({});
  const image = { type: 'feature', heading: 'A', items: ['B'], image: { src: 'mark.svg' } };
  const add: Operation = { op: 'insert', file, path: ['pages', 'work', 'blocks'], value: image };
  const alone = codes(attempt(add).refusing);
  expect(alone.length).toBeGreaterThan(0);
  expect(codes(attempt(set(rule, 'rules'), add).refusing)).toEqual(alone);
});
