// Not quick: commands.
// Builds that are stopped, hindered or disturbed: the old output whole or the new one whole, and nothing left over.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { homedir, hostname, tmpdir, userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { wait } from '../../engine/app/wait';
import { readListing } from '../../scripts/output/build-listing';
import { healOutput } from '../../scripts/output/build-output';
import { startServer } from '../../scripts/serve/start-server';
import { copySiteFolder } from '../copy-site-folder';
import { long } from './long';

const secret = 'SECRET-OF-THE-ENVIRONMENT';
let folder: string;
let root: string;
beforeAll(() => void spawnSync(process.execPath, ['scripts/run.cjs', 'bundle']));
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'plinth-build-'));
  root = join(folder, 'site');
  copySiteFolder('tests/sites/minimal', root);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const args = (outDir: string, ...more: string[]) => [
  resolve('scripts/run.cjs'),
  'build',
  ...['--root', root, '--out-dir', outDir, '--uncompressed', ...more],
];

interface Options {
  readonly uid?: number;
  readonly gid?: number;
}

function build(outDir: string, options: Options = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args(outDir), {
    encoding: 'utf8',
    timeout: 100_000,
    env: { ...process.env, MY_TOKEN: secret },
    ...options,
  });
  expect(stderr).not.toMatch(/\n\s+at |Internal error/);
  return { status, stdout, stderr };
}

const say = (words: string) => {
  const path = join(root, 'files/text/repairs.txt');
  writeFileSync(path, JSON.stringify([words]));
};

/** Every listed file is there as it was written, and no other; what it says. */
/** What a build leaves beside its output, besides its cache. */
const listHidden = (): string[] =>
  readdirSync(root).filter((name) => name.startsWith('.') && name !== '.plinth');

function readWhole(outDir: string): string {
  const listing = readListing(outDir);
  if (listing === undefined) throw new Error('There is no output.');
  const names = readdirSync(outDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(outDir.length + 1));
  expect(names.sort()).toEqual([...Object.keys(listing.files), '_site/build.json'].sort());
  for (const [name, { hash }] of Object.entries(listing.files)) {
    const bytes = readFileSync(join(outDir, name));
    expect(createHash('sha256').update(bytes).digest('hex').startsWith(hash), name).toBe(true);
  }
  return readFileSync(join(outDir, 'work/repairs.html'), 'utf8');
}

const ended = (child: ChildProcess): Promise<number | string | null> =>
  new Promise((resolve) => child.once('exit', (code, signal) => resolve(signal ?? code)));

const start = (outDir: string): ChildProcess =>
  spawn(process.execPath, args(outDir), { stdio: 'ignore' });

describe.each(['SIGKILL', 'SIGINT', 'SIGTERM'] as const)('%s', (signal) => {
  const rounds = signal === 'SIGKILL' ? (long ? 50 : 5) : long ? 10 : 2;

  test(`at any moment leaves a whole output, ${rounds} times`, { timeout: 600_000 }, async () => {
    const outDir = join(root, 'dist');
    say('round 0.');
    const before = performance.now();
    expect(build(outDir).status).toBe(0);
    const time = performance.now() - before;
    let last = 0;
    for (let round = 1; round <= rounds; round += 1) {
      say(`round ${round}.`);
      const child = start(outDir);
      const gone = ended(child);
      // The later half is where files are written.
      await wait(time * (0.3 + Math.random() * 0.7));
      child.kill(signal);
      await gone;
      await healOutput(outDir);
      const html = readWhole(outDir);
      if (html.includes(`round ${round}.`)) last = round;
      expect(html).toContain(`round ${last}.`);
      expect(listHidden()).toEqual([]);
    }
    expect(build(outDir).status).toBe(0);
    expect(readWhole(outDir)).toContain(`round ${rounds}.`);
  });
});

/** Mounts a small disk of its own; false where that is not allowed. */
const mount = (at: string, options: string): boolean => {
  mkdirSync(at, { recursive: true });
  return spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', at]).status === 0;
};
const unmount = (at: string) => void spawnSync('umount', ['-l', at]);

const probe = mkdtempSync(join(tmpdir(), 'plinth-mount-'));
const mayMount = process.platform === 'linux' && mount(probe, 'size=64k');
unmount(probe);
rmSync(probe, { recursive: true, force: true });
if (!mayMount)
  process.stdout.write('Disks cannot be mounted here: full and read-only ones are not tried.\n');

describe('a disk', () => {
  let disk: string;
  beforeEach(() => {
    disk = join(folder, 'disk');
  });
  afterEach(() => unmount(disk));

  test.skipIf(!mayMount)('that is full keeps the old output', () => {
    expect(mount(disk, 'size=4m')).toBe(true);
    const outDir = join(disk, 'dist');
    say('old.');
    const first = build(outDir);
    expect(first.status, first.stderr).toBe(0);
    writeFileSync(join(disk, 'filler'), '');
    spawnSync('dd', ['if=/dev/zero', `of=${join(disk, 'filler')}`, 'bs=4k']);
    say('new.');
    const { status, stderr } = build(outDir);
    expect([status, stderr]).toEqual([2, expect.stringMatching(/^The disk is full[^\n]*\n$/)]);
    expect(readWhole(outDir)).toContain('old.');
    rmSync(join(disk, 'filler'));
    expect(build(outDir).status).toBe(0);
    expect(readWhole(outDir)).toContain('new.');
    expect(readdirSync(disk)).toEqual(['dist']);
  });

  test.skipIf(!mayMount)('that can only be read keeps the old output', () => {
    expect(mount(disk, 'size=8m')).toBe(true);
    const outDir = join(disk, 'dist');
    say('old.');
    expect(build(outDir).status).toBe(0);
    spawnSync('mount', ['-o', 'remount,ro', disk]);
    say('new.');
    const { status, stderr } = build(outDir);
    expect([status, stderr]).toEqual([2, expect.stringMatching(/^The disk is read-only[^\n]*\n$/)]);
    expect(readWhole(outDir)).toContain('old.');
  });

  test.skipIf(!mayMount)('other than that of the site takes the output', () => {
    expect(mount(disk, 'size=8m')).toBe(true);
    for (const words of ['one.', 'two.']) {
      say(words);
      expect(build(join(disk, 'dist')).status).toBe(0);
      expect(readWhole(join(disk, 'dist'))).toContain(words);
    }
    // The output folder a disk of its own: it cannot be exchanged for another.
    writeFileSync(join(disk, 'note.txt'), 'mine');
    expect(build(disk).status).toBe(2);
    expect(readFileSync(join(disk, 'note.txt'), 'utf8')).toBe('mine');
    rmSync(join(disk, 'note.txt'));
    rmSync(join(disk, 'dist'), { recursive: true });
    const { status, stderr } = build(disk);
    expect([status, stderr]).toEqual([2, expect.stringContaining('a separate disk')]);
    expect(readdirSync(folder).sort()).toEqual(['disk', 'site']);
  });

  test.skipIf(process.getuid?.() !== 0)('on which one may not write keeps the old output', () => {
    const outDir = join(root, 'dist');
    say('old.');
    expect(build(outDir).status).toBe(0);
    for (const place of [folder, root]) chmodSync(place, 0o755);
    say('new.');
    const { status, stderr } = build(outDir, { uid: 65_534, gid: 65_534 });
    expect([status, stderr]).toEqual([2, expect.stringMatching(/^Permission denied[^\n]*\n$/)]);
    expect(readWhole(outDir)).toContain('old.');
  });
});

test('two builds at once: one writes, the other says so, or comes after it', async () => {
  const outDir = join(root, 'dist');
  say('words.');
  const codes = await Promise.all([start(outDir), start(outDir), start(outDir)].map(ended));
  expect(codes).toContain(0);
  for (const code of codes) expect([0, 2]).toContain(code);
  expect(readWhole(outDir)).toContain('words.');
  expect(listHidden()).toEqual([]);
});

test('a build while serving: each answer is of the old or of the new one', async () => {
  const outDir = join(root, 'dist');
  say('words 0.');
  expect(build(outDir).status).toBe(0);
  const server = await startServer({ root, outDir, port: 0 });
  const seen = new Set<string>();
  let done = false;
  const visits = (async () => {
    while (!done) {
      const answer = await fetch(`${server.origin}/work/repairs`);
      const [words = String(answer.status)] = /words \d\./.exec(await answer.text()) ?? [];
      seen.add(words);
      await wait(2);
    }
  })();
  for (const words of ['words 1.', 'words 2.']) {
    say(words);
    expect(await ended(start(outDir))).toBe(0);
  }
  await wait(50);
  done = true;
  await visits;
  await server.close();
  expect([...seen]).toEqual(['words 0.', 'words 1.', 'words 2.']);
});

test('the output tells nothing of the machine, its user or its environment', () => {
  const outDir = join(root, 'dist');
  // The reference site is built with all its pictures, from nothing.
  const own = join(folder, 'reference');
  expect(build(outDir).status).toBe(0);
  const { status } = spawnSync(process.execPath, [
    resolve('scripts/run.cjs'),
    ...['build', '--root', resolve('.'), '--out-dir', own, '--uncompressed'],
  ]);
  expect(status).toBe(0);
  const reported = [
    secret,
    folder,
    resolve('.'),
    homedir(),
    tmpdir(),
    'node_modules',
    'sourceMapp',
  ];
  const names = [userInfo().username, hostname()].filter((name) => name.length > 4);
  for (const place of [outDir, own])
    for (const entry of readdirSync(place, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const path = join(entry.parentPath, entry.name);
      // GitHub Pages asks for this one.
      if (entry.name !== '.nojekyll') expect(entry.name).not.toMatch(/\.map$|^\.|~$/);
      const text = readFileSync(path, 'latin1');
      for (const word of [...reported, ...names])
        expect(text.includes(word), `${path} holds ${word}`).toBe(false);
    }
  expect(existsSync(join(outDir, 'site.manifest.json'))).toBe(false);
});
