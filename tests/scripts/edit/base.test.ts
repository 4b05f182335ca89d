// Not quick: whole sites are validated, again and again.
// A site that stays in memory, while others write its files.
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { validateSite } from '../../../engine/manifest/validate-site';
import { Base } from '../../../scripts/edit/base';
import { check } from '../../../scripts/edit/check';
import { makeEdit } from '../../../scripts/edit/make-edit';
import type { Operation } from '../../../scripts/edit/operations';
import { openWorkspace } from '../../../scripts/files/workspace';
import { readContract } from '../../../scripts/source/open-world';
import { readSite } from '../../../scripts/source/read-site';
import { copySiteFolder } from '../../copy-site-folder';

const file = 'site.manifest.json';
const picture = 'files/bilder/hecke.svg';

let folder: string;
let root: string;
let base: Base;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'plinth-base-'));
  root = join(folder, 'site');
  copySiteFolder('tests/sites/documents', root);
  for (const path of listFiles()) age(path);
  const workspace = openWorkspace(root);
  base = new Base({ workspace, contract: await readContract(workspace, { documents: true }) });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const at = (path: string): string => join(root, path);
const listFiles = (): string[] =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.\w+$/.test(path) && !path.startsWith('.plinth'))
    .sort();

let clock = 1_000_000_000;
/** So old that its state can be trusted: otherwise it would be read in any case. */
function age(path: string): void {
  clock += 60;
  utimesSync(at(path), clock, clock);
}

/** What a command finds that begins now. */
function findAnew() {
  const { contract, workspace } = base.world;
  return validateSite(readSite(workspace), contract).findings;
}

function expectCurrent(): void {
  base.refresh();
  expect(base.validation.findings).toEqual(findAnew());
}

test('where nothing has changed, nothing is read or found again', () => {
  const { source, validation } = base;
  base.refresh();
  expect([base.source === source, base.validation === validation]).toEqual([true, true]);
});

test('what was written just now is compared itself', () => {
  const { source } = base;
  writeFileSync(at(file), readFileSync(at(file)));
  base.refresh();
  expect(base.source === source).toBe(true);
});

test('an edit is checked against what others have written', () => {
  const addRedirect = {
    ...{ op: 'redirect add' as const },
    value: { from: '/alt', page: 'neu' },
  };
  const codes = (): string[] => check([addRedirect], base).refusing.map(({ code }) => code);
  expect(codes()).toContain('unknown-page');
  const manifest = JSON.parse(readFileSync(at(file), 'utf8'));
  const page = { path: '/neu', title: 'Neu', summary: 'Alles neu.', blocks: [] };
  writeFileSync(at(file), JSON.stringify({ ...manifest, pages: { ...manifest.pages, neu: page } }));
  age(file);
  base.refresh();
  expect(codes()).toEqual([]);
});

describe('in a process whose clock stands still', () => {
  const now = new Date('2026-03-01');
  const write = (operation: Operation) => makeEdit({ operations: [operation] }, base);
  const setName = (name: string): Operation => ({
    ...{ op: 'set' as const, file, path: ['site', 'name'] },
    value: name,
  });
  const findNow = () =>
    validateSite(readSite(base.world.workspace, { now }), base.world.contract).findings;
  beforeEach(() => {
    base = new Base(base.world, undefined, { now });
  });

  test('an edit that was validated is not validated again once it is written', () => {
    const outcome = write(setName('Andere'));
    expect(outcome.kind).toBe('written');
    base.refresh();
    expect('checked' in outcome && outcome.checked.publication).toBe(base.validation.publication);
    expect(base.validation.publication?.main.manifest.site.name).toBe('Andere');
  });

  test('what others have written since is', () => {
    write(setName('Andere'));
    writeFileSync(at(file), readFileSync(at(file), 'utf8').replace('Andere', 'Dritte'));
    base.refresh();
    expect(base.validation.publication?.main.manifest.site.name).toBe('Dritte');
  });

  test('so is an edit by whose rules nothing was judged yet', () => {
    const path = ['rules', 'english-labels', 'severity'];
    const set = { op: 'set' as const, file, path, value: 'warning' };
    expect(makeEdit({ operations: [set], allowRules: true }, base).kind).toBe('written');
    base.refresh();
    expect(base.validation.standards?.rules).toMatchObject({
      'english-labels': { severity: 'warning' },
    });
    expect(base.validation.findings).toEqual(findNow());
  });
});

test('a picture that is another one is looked at again', () => {
  expect(base.validation.findings).toEqual([]);
  writeFileSync(
    at(picture),
    readFileSync(at(picture), 'utf8').replace('<svg', '<svg onload="x()"'),
  );
  age(picture);
  expectCurrent();
  expect(base.validation.findings).not.toEqual([]);
});

/** How others write; each gets a file and a random number. */
const writers: readonly ((path: string, seed: number) => void)[] = [
  // In place, of the same size.
  (path, seed) => {
    const bytes = readFileSync(at(path));
    const index = seed % Math.max(bytes.length, 1);
    if (bytes.length > 0) bytes[index] = 0x61 + (seed % 26);
    writeFileSync(at(path), bytes);
  },
  (path, seed) => {
    const text = readFileSync(at(path), 'utf8');
    writeFileSync(at(path), text.replace('e', `e${seed % 10}`));
  },
  // Beside it, then in its place.
  (path, seed) => {
    const text = readFileSync(at(path), 'utf8');
    writeFileSync(at(`${path}~`), text.replace(/"([^"]{3,})"/, `"$1 ${seed % 10}"`));
    renameSync(at(`${path}~`), at(path));
  },
  (path) => {
    if (path !== file) rmSync(at(path));
  },
  (_, seed) => writeFileSync(at(`files/neu-${seed % 3}.txt`), `["Neu ${seed}."]\n`),
  (_, seed) => writeFileSync(at('site.urls.lock'), `/ start\n/fort-${seed % 3} fort\n`),
  (_, seed) => writeFileSync(at('redirects.csv'), `from,page\n/alt-${seed % 3},start\n`),
  (_, seed) => writeFileSync(at(`files/icons-${seed % 2}.svg`), '<svg>'),
  // As git does.
  (path) => {
    const from = join('tests/sites/documents', path);
    if (!existsSync(from)) return;
    rmSync(at(path), { force: true });
    writeFileSync(at(path), readFileSync(from));
  },
];

const writes = fc.array(fc.tuple(fc.nat(), fc.nat(), fc.nat(), fc.boolean()), {
  minLength: 1,
  maxLength: 12,
});

test('after any writes of others it is what a new process reads', { timeout: 600_000 }, () => {
  fc.assert(
    fc.property(writes, (some) => {
      for (const path of listFiles()) rmSync(at(path));
      copySiteFolder('tests/sites/documents', root);
      for (const [writer, choice, seed, isOld] of some) {
        const files = listFiles();
        const path = files[choice % files.length] ?? file;
        writers[writer % writers.length]?.(path, seed);
        if (isOld && existsSync(at(path))) age(path);
        if (seed % 2 === 0) expectCurrent();
      }
      expectCurrent();
    }),
    { numRuns: Number(process.env.PLINTH_CASES ?? 300) / 10 },
  );
});
