// What steps have changed → a commit of those files alone, and a branch that is proposed.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Base } from '../../../scripts/edit/base';
import { EditSession } from '../../../scripts/editor/server/edit-session';
import { makeStepLister } from '../../../scripts/editor/server/list-steps';
import {
  buildSite,
  commitChanges,
  countIncoming,
  findPublishing,
  findStanding,
  proposeChanges,
} from '../../../scripts/editor/server/publishing';
import { openWorld } from '../../../scripts/source/open-world';
import { copySiteFolder } from '../../copy-site-folder';

let folder: string;
let root: string;
let session: EditSession;
const git = (...args: readonly string[]): string =>
  execFileSync('git', ['-C', root, ...args], { encoding: 'utf8' }).trim();

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'plinth-publish-'));
  root = join(folder, 'site');
  copySiteFolder('tests/sites/minimal', root);
  git('init', '--quiet', '--initial-branch', 'main');
  git('config', 'user.name', 'Office');
  git('config', 'user.email', 'office@example.com');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Begin');
  const world = await openWorld(root, { documents: true });
  const base = new Base(world);
  session = new EditSession({ root, findBase: () => base, onWritten: () => undefined });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const spot = { file: 'site.manifest.json', pointer: '/pages/home/title' };
const say = (text: string) => session.take({ key: 'k', step: { type: 'words', spot, text } });

test('a commit has the files that steps have touched, and leaves other work in the index', () => {
  writeFileSync(join(root, 'notes.txt'), 'Mine.');
  writeFileSync(join(root, 'README.md'), 'Half done.');
  git('add', 'README.md');
  say('Clocks for ever');
  // The engine's own, for editors of code.
  mkdirSync(join(root, '.vscode'));
  writeFileSync(join(root, '.vscode/settings.json'), '{}');
  expect(findPublishing(root)).toMatchObject({
    branch: 'main',
    files: ['site.manifest.json'],
    others: 2,
  });
  rmSync(join(root, '.vscode'), { recursive: true });
  commitChanges(root, 'Say it better');
  expect(git('show', '--name-only', '--format=%s', 'HEAD')).toBe(
    'Say it better\n\nsite.manifest.json',
  );
  expect(git('status', '--porcelain')).toBe('A  README.md\n?? notes.txt');
});

test('where a site stands is said of its own files: saved, committed, sent', () => {
  writeFileSync(join(root, 'notes.txt'), 'Mine.');
  expect(findStanding(root)).toEqual({ git: true, isCommitted: true, unsent: 0 });
  say('Clocks for ever');
  expect(findStanding(root)).toEqual({ git: true, isCommitted: false, unsent: 0 });
  execFileSync('git', ['init', '--quiet', '--bare', join(folder, 'remote.git')]);
  git('remote', 'add', 'origin', join(folder, 'remote.git'));
  git('push', '--quiet', '--set-upstream', 'origin', 'main');
  commitChanges(root, 'Say it better');
  expect(findStanding(root)).toEqual({ git: true, isCommitted: true, unsent: 1 });
  git('push', '--quiet');
  expect(findStanding(root)).toEqual({ git: true, isCommitted: true, unsent: 0 });
  rmSync(join(root, '.git'), { recursive: true });
  expect(findStanding(root)).toEqual({ git: false });
});

test('a new file of a step is in the commit', () => {
  const add = {
    op: 'page add',
    id: 'news',
    path: '/news',
    title: 'News',
    summary: 'What is new.',
    markdown: true,
  };
  session.take({ key: 'k', step: { type: 'operations', operations: [add] } });
  const { files } = commitChanges(root, 'Add news');
  expect(files.some((file) => file.endsWith('.md'))).toBe(true);
  expect(git('status', '--porcelain')).toBe('');
});

test('what nobody has changed is no commit, and git says in its own words what it refuses', () => {
  expect(() => commitChanges(root, 'Nothing')).toThrow('There is nothing to publish');
  say('Clocks for ever');
  writeFileSync(
    join(root, '.git/hooks/pre-commit'),
    '#!/bin/sh\necho "Not on a Friday." >&2\nexit 1\n',
    { mode: 0o755 },
  );
  expect(() => commitChanges(root, 'Try')).toThrow('Not on a Friday.');
  expect(readFileSync(join(root, 'site.manifest.json'), 'utf8')).toContain('Clocks for ever');
});

test('a proposal is a branch with the commit, sent to the remote', () => {
  execFileSync('git', ['init', '--quiet', '--bare', join(folder, 'remote.git')]);
  git('remote', 'add', 'origin', join(folder, 'remote.git'));
  say('Clocks for ever');
  const { branch } = proposeChanges(root, 'Say it better', new Date('2026-05-04'));
  expect(branch).toBe('edit/2026-05-04-say-it-better');
  expect(git('ls-remote', '--heads', 'origin')).toContain(branch);
});

test('what was committed before is proposed by itself', () => {
  execFileSync('git', ['init', '--quiet', '--bare', join(folder, 'remote.git')]);
  git('remote', 'add', 'origin', join(folder, 'remote.git'));
  git('push', '--quiet', '--set-upstream', 'origin', 'main');
  say('Clocks for ever');
  const { commit } = commitChanges(root, 'Say it better');
  expect(findPublishing(root)).toMatchObject({ files: [], unsent: 1 });
  const proposed = proposeChanges(root, '', new Date('2026-05-04'));
  const branch = 'edit/2026-05-04-say-it-better';
  expect(proposed).toEqual({ branch, commit, files: [] });
  expect(git('ls-remote', '--heads', 'origin')).toContain(branch);
  expect(findPublishing(root)).toMatchObject({ unsent: 0 });
  expect(() => proposeChanges(root, 'Again', new Date('2026-05-05'))).toThrow('nothing to publish');
  expect(git('branch', '--show-current')).toBe(branch);
});

test('a build is that of the command, and fails in its words', async () => {
  const run = (code: string) => buildSite(root, [process.execPath, '-e', code]);
  const told = `if (process.argv[1] !== "build" || process.argv[3] !== ${JSON.stringify(root)}) throw 0`;
  expect(await run(told)).toBe(join(root, 'dist'));
  await expect(run('console.error("A page has no title."); process.exit(1)')).rejects.toThrow(
    'A page has no title.',
  );
});

test('every step is listed, the newest first, and can be taken back', () => {
  say('One');
  say('Two');
  const [newest, older] = makeStepLister(root)();
  expect([newest?.about, older?.about]).toEqual(['write “Two”', 'write “One”']);
  session.undo(newest && { token: newest.token });
  expect(makeStepLister(root)()[0]?.isUndone).toBe(true);
  expect(readFileSync(join(root, 'site.manifest.json'), 'utf8')).toContain('"One"');
});

test('what others have published is counted by itself, and nothing where there is nobody', async () => {
  expect(await countIncoming(root)).toBe(0);
  const shared = join(folder, 'shared.git');
  git('clone', '--quiet', '--bare', root, shared);
  git('remote', 'add', 'origin', shared);
  git('fetch', '--quiet');
  git('branch', '--quiet', '--set-upstream-to', 'origin/main');
  const other = join(folder, 'other');
  git('clone', '--quiet', shared, other);
  const theirs = ['-C', other, '-c', 'user.name=Ann', '-c', 'user.email=a@example.com'];
  execFileSync('git', [...theirs, 'commit', '--quiet', '--allow-empty', '--message', 'More']);
  execFileSync('git', ['-C', other, 'push', '--quiet']);
  expect(await countIncoming(root)).toBe(1);
  rmSync(shared, { recursive: true });
  expect(await countIncoming(root)).toBe(1);
});
