// Not quick: commands.
// What changes for readers of each language, and what becomes of its translations.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { run } from '../../scripts/diff';
import { describeChanges } from '../../scripts/editor/server/describe-changes';
import { openWorld } from '../../scripts/source/open-world';
import { copySiteFolder } from '../copy-site-folder';
import { keepPrinted } from './printed';

const folder = mkdtempSync(join(tmpdir(), 'plinth-diff-languages-'));
const [base, root] = [join(folder, 'base'), join(folder, 'root')];
let printed: ReturnType<typeof keepPrinted>;

beforeEach(() => {
  for (const copy of [base, root]) copySiteFolder('tests/sites/languages', copy);
  printed = keepPrinted();
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

function change(file: string, from: string, to: string): void {
  const text = readFileSync(join(root, file), 'utf8');
  if (!text.includes(from)) throw new Error(`${file} does not hold ${from}`);
  writeFileSync(join(root, file), text.replace(from, to));
}

test('words of the site make translations stale, in each language that has them', async () => {
  change('site.manifest.json', 'What we do in the workshop', 'What we make in the workshop');
  change('files/text/repairs.md', 'about three weeks', 'about two weeks');
  expect(await run([base, '--root', root])).toBe(0);
  expect(printed.text).toContain('~ de: 2 texts become stale\n  ~ ar: 2 texts become stale\n');
  expect(printed.text).not.toContain('(de)');
});

test('a path of one language is lost there, unless it redirects', async () => {
  change('files/languages/de/pages/about.json', '"/ueber-uns"', '"/wir"');
  expect(await run([base, '--root', root])).toBe(1);
  const moved = 'Pages (de)\n  ~ /de/ueber-uns → /de/wir  Über uns (the old address ';
  expect(printed.text).toContain(`${moved}is lost)`);
  expect(printed.text).toContain('! /de/ueber-uns\n');
  const redirect = '{ "from": "/de/ueber-uns", "page": "about", "language": "de" }';
  change('site.manifest.json', '"pages": {', `"redirects": [${redirect}], "pages": {`);
  expect(await run([base, '--root', root])).toBe(0);
  expect(printed.text).toContain(`${moved}redirects to /de/wir)`);
});

function keepCommitted(): void {
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', root, '-c', 'user.name=A', '-c', 'user.email=a@b.example', ...args]);
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message', 'All');
}

test('the editor says what changed since the last commit in every language', async () => {
  keepCommitted();
  change('files/languages/de/pages/about.json', '"/ueber-uns"', '"/wir"');
  const world = await openWorld(root);
  expect(await describeChanges({ base: { world } })).toEqual([
    {
      ...{ title: 'Über uns', language: 'de', at: '/de/ueber-uns → /de/wir' },
      ...{ about: 'It has another address', words: [] },
    },
  ]);
});

test('the editor says what is new while its translations wait', async () => {
  keepCommitted();
  const block = '{ "type": "text", "heading": "News of the yard", "items": ["Soon more."] }';
  change('site.manifest.json', '"blocks": [', `"blocks": [${block}, `);
  const changes = await describeChanges({ base: { world: await openWorld(root) } });
  expect(changes).toContainEqual(
    expect.objectContaining({
      words: expect.arrayContaining([{ before: '', after: 'News of the yard' }]),
    }),
  );
});
