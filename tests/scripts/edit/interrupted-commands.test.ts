// Not quick: commands are stopped after each of their steps, and others run after them.
// A command that is killed after any of its steps: the next one leaves the site as it was before, or as it was to be.
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { run as apply } from '../../../scripts/apply';
import { run as fmt } from '../../../scripts/fmt';
import { run as map } from '../../../scripts/map';
import { run as page } from '../../../scripts/page';
import { run as types } from '../../../scripts/types';
import { run as urls } from '../../../scripts/urls';
import { run as validate } from '../../../scripts/validate';
import { copySiteFolder } from '../../copy-site-folder';
import { long } from '../../faults/long';
import { snapshotSite } from '../../list-folder';
import { keepPrinted } from '../printed';
import { recordOperations, replay } from './recorded-operations';

/** Every step, or every so many where there is less time. */
const stride = long ? 1 : 6;

let folder: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'plinth-interrupted-'));
  keepPrinted();
  copySiteFolder('tests/sites/minimal', join(folder, 'base'));
  await urls(['--accept', '--root', join(folder, 'base')]);
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

const copy = (name: string): string => {
  const root = join(folder, name);
  cpSync(join(folder, 'base'), root, { recursive: true });
  return root;
};

const messy = (root: string): void => {
  for (const file of ['site.manifest.json', 'files/text/repairs.txt']) {
    const value = JSON.parse(readFileSync(join(root, file), 'utf8'));
    writeFileSync(join(root, file), JSON.stringify(value), { mode: 0o640 });
  }
};
const words = ['--title', 'Bolts', '--summary', 'All bolts.', '--menu', 'work'];
const nothing = (): void => undefined;
const root = (at: string): string[] => ['--root', at];

interface Case {
  readonly name: string;
  readonly prepare: (root: string) => void;
  readonly act: (root: string) => Promise<number>;
}

const cases: readonly Case[] = [
  {
    name: 'page add',
    prepare: nothing,
    act: (at) => page(['add', 'bolts', '--path', '/shop/bolts', ...words, ...root(at)]),
  },
  {
    name: 'page move',
    prepare: nothing,
    act: (at) => page(['move', 'repairs', '--path', '/repairs', ...root(at)]),
  },
  {
    name: 'page rename',
    prepare: (at) => writeFileSync(join(at, 'files/text/notes.txt'), '["[Us](page:repairs)"]'),
    act: (at) => page(['rename', 'repairs', '--to', 'mending', ...root(at)]),
  },
  {
    name: 'page remove',
    prepare: nothing,
    act: (at) => page(['remove', 'repairs', '--redirect-to', 'work', ...root(at)]),
  },
  { name: 'fmt', prepare: messy, act: (at) => fmt(root(at)) },
  {
    name: 'urls --accept',
    prepare: (at) => writeFileSync(join(at, 'site.urls.lock'), '# ours\r\n/ home\r\n'),
    act: (at) => urls(['--accept', ...root(at)]),
  },
  {
    name: 'apply, of pictures',
    prepare: (at) => {
      writeFileSync(join(at, 'files/old.bin'), Buffer.from([0xff, 0, 1]));
      writeFileSync(join(at, '../new.bin'), Buffer.from([0xfe, 0, 2]));
      const put = { op: 'put', file: 'files/images/new.bin', from: 'new.bin' };
      const move = { op: 'move', file: 'files/images/logo.svg', to: 'files/logo.svg' };
      const gone = { op: 'delete', file: 'files/old.bin' };
      writeFileSync(join(at, '../pictures.json'), JSON.stringify([put, move, gone]));
    },
    act: (at) => apply([join(folder, 'pictures.json'), ...root(at)]),
  },
  { name: 'types --editor', prepare: nothing, act: (at) => types(['--editor', ...root(at)]) },
];

/** A lock that could not be removed names this process, which goes on; that of a command would be gone. */
function endProcess(at: string): void {
  const lock = join(at, '.plinth/lock');
  if (!existsSync(lock)) return;
  const holder = JSON.parse(readFileSync(lock, 'utf8'));
  writeFileSync(lock, JSON.stringify({ ...holder, pid: 2 ** 30 }));
}

/** What comes next: none of these writes anything of its own. */
const followers: readonly ((at: string) => Promise<number>)[] = [
  (at) => validate(root(at)),
  (at) => map(root(at)),
  (at) => fmt(['--check', ...root(at)]),
  (at) => urls(root(at)),
  (at) => page(['move', 'work', '--path', '/never', '--dry-run', ...root(at)]),
];

test.each(cases)('$name, killed after any step', async (one) => {
  one.prepare(join(folder, 'base'));
  const done = copy('done');
  const before = snapshotSite(done);
  const { operations } = await recordOperations(done, () => one.act(done));
  const after = snapshotSite(done);
  expect(after).not.toBe(before);
  const found: boolean[] = [];
  for (let count = 0; count <= operations.length; count += stride) {
    const at = copy('cut');
    replay(at, operations.slice(0, count));
    await followers[count % followers.length]?.(at);
    const state = snapshotSite(at);
    expect([before, after].indexOf(state), `after ${count} steps`).not.toBe(-1);
    found.push(state === after);
    rmSync(at, { recursive: true });
  }
  // Once it is certain, it stays certain.
  expect(found).toEqual([...found].sort((a, b) => Number(a) - Number(b)));
  expect(new Set(found)).toEqual(new Set([false, true]));
});

test('a command, killed after any step of completing another', async () => {
  const done = copy('done');
  const [add] = cases;
  const { operations } = await recordOperations(done, async () => add?.act(done));
  const after = snapshotSite(done);
  const renames = operations.flatMap((one, index) =>
    one.kind === 'rename' ? [{ index, to: one.to }] : [],
  );
  // The journal, then the files: one of them is in its place.
  const journal = renames.findIndex(({ to }) => to === join('.plinth', 'commit.json'));
  const cut = operations.slice(0, (renames[journal + 1]?.index ?? 0) + 1);
  const half = copy('half');
  replay(half, cut);
  const { operations: completing } = await recordOperations(half, () => validate(root(half)));
  expect(snapshotSite(half)).toBe(after);
  expect(completing.length).toBeGreaterThan(10);
  for (let count = 0; count <= completing.length; count += stride) {
    const at = copy('cut');
    replay(at, [...cut, ...completing.slice(0, count)]);
    await map(root(at));
    expect(snapshotSite(at) === after, `after ${count} steps`).toBe(true);
    rmSync(at, { recursive: true });
  }
});

test.each(cases.slice(0, long ? cases.length : 1))(
  '$name, with a disk that is full at any step',
  { timeout: 120_000 },
  async (one) => {
    one.prepare(join(folder, 'base'));
    const done = copy('done');
    const before = snapshotSite(done);
    await one.act(done);
    const after = snapshotSite(done);
    const codes = new Set<number | undefined>();
    for (let failing = 1, failed = true; failed; failing += 1) {
      const at = copy('full');
      let code: number | undefined;
      const act = async () => {
        code = await one.act(at);
      };
      ({ failed } = await recordOperations(at, act, failing));
      endProcess(at);
      const left = snapshotSite(at);
      // Only what had been written and was to be removed may be left; the next command does that.
      if (left !== before && left !== after) await map(root(at));
      codes.add(code);
      expect([before, after].indexOf(snapshotSite(at)), `with step ${failing} failing`).not.toBe(
        -1,
      );
      if (code === 0) expect(snapshotSite(at)).toBe(after);
      rmSync(at, { recursive: true });
    }
    expect(codes).toEqual(new Set([0, 2]));
  },
);
