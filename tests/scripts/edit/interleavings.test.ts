// Not quick: sites are checked again and again, and commands run as processes.
// Edits of a process that stays, while others write the same files: what anybody has written is never lost.
import { spawn, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { CannotRun } from '../../../scripts/command/cannot-run';
import { applyOperations } from '../../../scripts/edit/apply-operations';
import { OutdatedFiles } from '../../../scripts/edit/apply-to-seen';
import { Base } from '../../../scripts/edit/base';
import { check } from '../../../scripts/edit/check';
import { readAndCommit } from '../../../scripts/edit/commit';
import type { Operation } from '../../../scripts/edit/operations';
import { SiteEdit } from '../../../scripts/edit/site-edit';
import { openWorkspace } from '../../../scripts/files/workspace';
import { hashBytes } from '../../../scripts/journal/bytes';
import { readContract } from '../../../scripts/source/open-world';
import { copySiteFolder } from '../../copy-site-folder';
import { long } from '../../faults/long';

const rounds = long ? 500 : 40;
const processes = long ? 50 : 3;
const timeout = 900_000;

const manifest = 'site.manifest.json';
const content = 'files/text/repairs.txt';
const files = [manifest, content];

let folder: string;
let original: string;
let root: string;
let base: Base;
const at = (path: string): string => join(root, path);
const read = (path: string): string => readFileSync(at(path), 'utf8');

function git(...words: string[]): void {
  const names = [
    '-c',
    'user.name=A',
    '-c',
    'user.email=a@example.com',
    '-c',
    'commit.gpgsign=false',
  ];
  const { status, stderr } = spawnSync('git', [...names, ...words], {
    cwd: root,
    encoding: 'utf8',
  });
  expect([words, status, status === 0 ? '' : stderr]).toEqual([words, 0, '']);
}

/** Two branches, which differ in both files. */
function makeBranches(): void {
  git('init', '-q', '-b', 'main');
  git('add', '.');
  git('commit', '-q', '-m', 'One');
  git('checkout', '-q', '-b', 'other');
  writeFileSync(at(manifest), read(manifest).replace('Harbour Clocks', 'Harbour Watches'));
  writeFileSync(at(content), read(content).replace('["', '["On the other branch. '));
  git('commit', '-q', '-a', '-m', 'Two');
  git('checkout', '-q', 'main');
}

beforeAll(() => {
  spawnSync(process.execPath, ['scripts/run.cjs', 'bundle']);
  folder = mkdtempSync(join(tmpdir(), 'plinth-interleavings-'));
  original = join(folder, 'original');
  copySiteFolder('tests/sites/minimal', original);
  root = original;
  makeBranches();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function openCopy(): Promise<void> {
  root = mkdtempSync(join(folder, 'site-'));
  cpSync(original, root, { recursive: true });
  const workspace = openWorkspace(root);
  base = new Base({ workspace, contract: await readContract(workspace, { documents: true }) });
}
beforeEach(openCopy);

const own: readonly ((number: number) => Operation)[] = [
  (number) => ({
    ...{ op: 'set', file: manifest, path: ['pages', 'work', 'title'] },
    value: `Work ${number}`,
  }),
  (number) => ({
    ...{ op: 'set', file: manifest, path: ['pages', 'home', 'summary'] },
    value: `Home ${number}.`,
  }),
  (number) => ({ op: 'set', file: content, path: [0], value: `Repairs ${number}.` }),
  (number) => ({ op: 'redirect add', value: { from: `/old-${number}`, page: 'work' } }),
];

const addWord = (text: string, number: number): string =>
  text
    .replace('"summary": "', `"summary": "Theirs ${number}. `)
    .replace('["', `["Theirs ${number}. `);

/** How programs write that know of no lock; each gets a file and a random number. */
const others: readonly ((path: string, number: number) => void)[] = [
  // A text editor: beside the file, then in its place.
  (path, number) => {
    writeFileSync(at(`${path}~`), addWord(read(path), number));
    renameSync(at(`${path}~`), at(path));
  },
  // Another one: in place.
  (path, number) => writeFileSync(at(path), addWord(read(path), number)),
  // In place, of the same size, with the time of before.
  (path) => {
    const text = read(path);
    writeFileSync(
      at(path),
      text.replace(/[a-z](?=\w*\.")/, (letter) => (letter === 'x' ? 'y' : 'x')),
    );
    utimesSync(at(path), 1_000_000_000, 1_000_000_000);
  },
  // What it had opened long ago.
  (path, number) =>
    writeFileSync(at(path), addWord(readFileSync(join(original, path), 'utf8'), number)),
  // It has not written all of it yet.
  (path) => writeFileSync(at(path), read(path).slice(0, 20)),
  (_, number) => git('checkout', '-q', '-f', number % 2 === 0 ? 'main' : 'other'),
];

interface Step {
  readonly edit: number;
  readonly writer: number;
  readonly path: number;
  readonly number: number;
  /** When the others write: before the edit is checked, or between that and its writing. */
  readonly moment: 'before' | 'between' | 'between, twice' | 'never';
  /** Whether the edit says what it was made for. */
  readonly isSeen: boolean;
}

const met = { written: 0, refused: 0, outdated: 0 };

/** Everything that is on the disk. */
const readAll = (): string[] => files.map(read);

/** What files with these texts hold with the edit. */
function foresee(operation: Operation, texts: readonly string[]): string[] {
  const site = new SiteEdit(root, new Map(files.map((path, index) => [path, texts[index]])));
  applyOperations(site, base.world, [operation]);
  return files.map((path) => String(site.readContent(path)));
}

const refuses = (operation: Operation): boolean => {
  try {
    return check([operation], new Base(base.world)).refusing.length > 0;
  } catch (error) {
    if (error instanceof CannotRun) return true;
    throw error;
  }
};

function makeStep({ edit, writer, path, number, moment, isSeen }: Step): void {
  const operation = own[edit % own.length]?.(number) as Operation;
  const seen = new Map(files.map((one) => [one, hashBytes(read(one))]));
  const write = (): void =>
    others[writer % others.length]?.(files[path % files.length] ?? manifest, number);
  if (moment === 'before') write();
  let left = moment === 'between' ? 1 : moment === 'between, twice' ? 2 : 0;
  let last = readAll();
  let token: string | undefined;
  try {
    token = readAndCommit(root, (commit) => {
      base.refresh();
      const { refusing, site } = check([operation], base, isSeen ? seen : undefined);
      if (left > 0) {
        left -= 1;
        write();
        last = readAll();
      }
      if (refusing.length > 0) return undefined;
      return commit(site.files(), { about: 'an edit' });
    });
  } catch (error) {
    if (!(error instanceof CannotRun)) throw error;
    if (error instanceof OutdatedFiles) met.outdated += 1;
    else expect([operation, refuses(operation)]).toEqual([operation, true]);
  }
  if (token === undefined) {
    met.refused += 1;
    expect(readAll()).toEqual(last);
    return;
  }
  met.written += 1;
  const written = readAll();
  expect(written).toEqual(foresee(operation, last));
  // An editor that had opened the file long ago may write over it.
  for (const text of written)
    if (!last.includes(text)) expect(existsSync(at(`.plinth/store/${hashBytes(text)}`))).toBe(true);
}

const steps = fc.array(
  fc.record<Step>({
    edit: fc.nat(100),
    writer: fc.nat(100),
    path: fc.nat(100),
    number: fc.nat(1000),
    moment: fc.constantFrom('before', 'between', 'between, twice', 'never'),
    isSeen: fc.boolean(),
  }),
  { minLength: 1, maxLength: 5 },
);

test(`what others write at any moment stays, ${rounds} times`, { timeout }, async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (some) => {
      await openCopy();
      for (const step of some) makeStep(step);
      base.refresh();
      expect(base.validation.findings).toEqual(new Base(base.world).validation.findings);
      rmSync(root, { recursive: true });
    }),
    { numRuns: rounds },
  );
  if (long) process.stdout.write(`${JSON.stringify(met)}\n`);
  expect(met.written).toBeGreaterThan(met.refused);
});

function start(operations: readonly Operation[], ...words: string[]): Promise<number | null> {
  const file = join(mkdtempSync(join(folder, 'operations-')), 'operations.json');
  writeFileSync(file, JSON.stringify(operations));
  const args = [resolve('scripts/run.cjs'), 'apply', file, '--root', root, ...words];
  const child = spawn(process.execPath, args, { stdio: 'ignore' });
  return new Promise((done) => child.once('exit', done));
}

/** On a machine that has no time for it, a process holds the lock for longer than others wait. */
const isWaiting = (error: unknown): boolean =>
  error instanceof CannotRun && error.message.includes('is writing to this site');

const listRedirects = (): unknown => JSON.parse(read(manifest)).redirects ?? [];
const toRedirect = (number: number): unknown => ({ from: `/old-${number}`, page: 'work' });

/** Who is told to wait has written nothing, and says it again. */
function commitOwn(number: number): void {
  for (;;)
    try {
      readAndCommit(root, (commit) => {
        base.refresh();
        const operation = own[3]?.(number) as Operation;
        commit(check([operation], base).site.files(), { about: 'an edit' });
      });
      return;
    } catch (error) {
      if (!isWaiting(error)) throw error;
      expect(listRedirects()).not.toContainEqual(toRedirect(number));
    }
}

test(`another process applies operations meanwhile, ${processes} times`, { timeout }, async () => {
  const readTitle = (): unknown => JSON.parse(read(manifest)).pages.work.title;
  for (let round = 1; round <= processes; round += 1) {
    const title = { ...{ op: 'set' as const, file: manifest }, path: ['pages', 'work', 'title'] };
    const value = `Theirs ${round}`;
    const begin = (): Promise<number | null> => start([{ ...title, value }]);
    const writeOther = async (): Promise<void> => {
      for (let code = await begin(); code !== 0; code = await begin())
        expect([code, readTitle() === value]).toEqual([2, false]);
    };
    let edits = 0;
    let isDone = false;
    const other = writeOther().finally(() => {
      isDone = true;
    });
    while (!isDone && edits < 20) {
      edits += 1;
      commitOwn(round * 1000 + edits);
      await new Promise((next) => setTimeout(next, 20));
    }
    await other;
    expect(readTitle()).toBe(value);
    const redirects = listRedirects();
    for (let edit = 1; edit <= edits; edit += 1)
      expect(redirects).toContainEqual(toRedirect(round * 1000 + edit));
  }
});

test(`processes with the same key write once, ${processes} times`, { timeout }, async () => {
  for (let round = 1; round <= processes; round += 1) {
    const operations = [own[3]?.(round) as Operation];
    const key = ['--key', `round ${round}`];
    const codes = await Promise.all([start(operations, ...key), start(operations, ...key)]);
    expect(codes).toEqual([0, 0]);
    expect(read(manifest).split(`"/old-${round}"`).length).toBe(2);
  }
});
