// Not quick: commands run as processes, again and again.
// Commands that write a site, killed or at work at once: no edit is lost, and no site is half of one and half of another.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { wait } from '../../engine/app/wait';
import { copySiteFolder } from '../copy-site-folder';
import { snapshotSite } from '../list-folder';
import { long } from './long';

const rounds = long ? 50 : 3;
const timeout = rounds * 60_000;

const folder = mkdtempSync(join(tmpdir(), 'plinth-commands-'));
/** What each round is a copy of. */
const base = join(folder, 'base');
beforeAll(() => {
  spawnSync(process.execPath, ['scripts/run.cjs', 'bundle']);
  copySiteFolder('tests/sites/everything', base);
  run(base, 'urls', '--accept');
  rmSync(join(base, '.plinth'), { recursive: true });
});
afterEach(() => {
  for (const name of readdirSync(folder))
    if (name !== 'base') rmSync(join(folder, name), { recursive: true, force: true });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const args = (root: string, words: readonly string[]): string[] => [
  resolve('scripts/run.cjs'),
  ...words,
  ...['--root', root],
];

function run(root: string, ...words: string[]) {
  const { status, stderr } = spawnSync(process.execPath, args(root, words), { encoding: 'utf8' });
  return { status, stderr };
}

const start = (root: string, ...words: string[]): ChildProcess =>
  spawn(process.execPath, args(root, words), { stdio: 'ignore' });

const ended = (child: ChildProcess): Promise<number | string | null> =>
  new Promise((resolve) => child.once('exit', (code, signal) => resolve(signal ?? code)));

const copy = (name: string): string => {
  const root = join(folder, name);
  cpSync(base, root, { recursive: true });
  return root;
};

/** Whether there is more than the lock: what comes before is reading. */
function isWriting(root: string): boolean {
  try {
    return readdirSync(join(root, '.plinth')).length > 1;
  } catch {
    return false;
  }
}

const words = ['--title', 'Rosen', '--summary', 'Alte Rosen.', '--menu', 'gehoelze'];
const commands: readonly (readonly string[])[] = [
  ['page', 'add', 'rosenbogen', '--path', '/garten/rosenbogen', ...words],
  ['page', 'remove', 'alleebaeume', '--redirect-to', 'hecken'],
  ['page', 'rename', 'kontakt', '--to', 'schreiben'],
];

test(`SIGKILL while a command writes, ${rounds} times`, { timeout }, async () => {
  const before = snapshotSite(base);
  const afters = commands.map((command, index) => {
    const root = copy(`done-${index}`);
    expect(run(root, ...command).status).toBe(0);
    return snapshotSite(root);
  });
  const met = { before: 0, after: 0, completed: 0 };
  for (let round = 0; round < rounds; round += 1) {
    const root = copy(`round-${round}`);
    const index = round % commands.length;
    const child = start(root, ...(commands[index] ?? []));
    const gone = ended(child);
    while (!isWriting(root) && child.exitCode === null) await wait(0);
    await wait(Math.random() * 8);
    child.kill('SIGKILL');
    await gone;
    if (existsSync(join(root, '.plinth/commit.json'))) met.completed += 1;
    expect(run(root, 'validate').stderr).toBe('');
    const state = snapshotSite(root);
    const which = state === before ? 'before' : 'after';
    if (which === 'after') expect(state).toBe(afters[index]);
    met[which] += 1;
    rmSync(root, { recursive: true });
  }
  if (long) process.stdout.write(`${JSON.stringify(met)}\n`);
});

test(`two commands at once, ${rounds} times`, { timeout }, async () => {
  for (let round = 0; round < rounds; round += 1) {
    const root = copy(`round-${round}`);
    const codes = await Promise.all(
      [
        start(root, 'page', 'move', 'hecken', '--path', '/hecken'),
        start(root, ...(commands[0] ?? [])),
      ].map(ended),
    );
    const manifest = JSON.parse(readFileSync(join(root, 'site.manifest.json'), 'utf8'));
    const ledger = readFileSync(join(root, 'site.urls.lock'), 'utf8');
    expect([codes, manifest.pages.hecken.path, manifest.pages.rosenbogen?.path]).toEqual([
      [0, 0],
      '/hecken',
      '/garten/rosenbogen',
    ]);
    expect(ledger).toContain('/hecken hecken\n');
    expect(ledger).toContain('/garten/rosenbogen rosenbogen\n');
    expect(existsSync(join(root, 'files/garten/rosenbogen.txt'))).toBe(true);
    expect(readdirSync(join(root, '.plinth')).sort()).toEqual(['.gitignore', 'history', 'store']);
    rmSync(root, { recursive: true });
  }
});

/** As careful editors save: beside the file, then in its place, unless it is another one by now. */
function save(file: string, change: (text: string) => string): void {
  for (;;) {
    const { ino } = statSync(file);
    writeFileSync(`${file}~`, change(readFileSync(file, 'utf8')));
    if (statSync(file).ino !== ino) continue;
    renameSync(`${file}~`, file);
    return;
  }
}

test(`a save by hand while a command works, ${rounds} times`, { timeout }, async () => {
  for (let round = 0; round < rounds; round += 1) {
    const root = copy(`round-${round}`);
    const child = start(root, 'page', 'move', 'hecken', '--path', '/hecken');
    const gone = ended(child);
    await wait(Math.random() * 600);
    const file = join(root, 'site.manifest.json');
    save(file, (text) => text.replace('"version": 2', '"version":  2'));
    expect(await gone).toBe(0);
    const text = readFileSync(file, 'utf8');
    expect([text.includes('"version":  2'), JSON.parse(text).pages.hecken.path]).toEqual([
      true,
      '/hecken',
    ]);
    rmSync(root, { recursive: true });
  }
});
