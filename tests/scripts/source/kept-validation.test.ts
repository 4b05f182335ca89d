// Not quick: whole commands.
// A valid site that has not changed is not validated again, and says the same; whatever has changed is validated.
import { spawnSync } from 'node:child_process';
import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { copySiteFolder } from '../../copy-site-folder';
import { createOwnSite, ownType } from '../apart/own-site';

const folder = mkdtempSync(join(tmpdir(), 'plinth-kept-validation-'));
const root = join(folder, 'site');
const manifest = join(root, 'site.manifest.json');
const record = join(root, '.plinth/cache/validation.json');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const validate = (...args: string[]) => {
  const words = ['scripts/run.cjs', 'validate', '--root', root, ...args];
  const { status, stdout } = spawnSync(process.execPath, words, { encoding: 'utf8' });
  return { status, stdout };
};

/** As if nobody had touched any file of a site for a while. */
function settle(site = root): void {
  const old = new Date(Date.now() - 60_000);
  for (const entry of readdirSync(site, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) utimesSync(join(entry.parentPath, entry.name), old, old);
}

/** A module that ends the process where anything but its main thread starts. */
function writeThreadGuard(): string {
  const file = join(folder, 'no-thread.cjs');
  writeFileSync(file, "if (!require('node:worker_threads').isMainThread) process.exit(9);\n");
  return file;
}

const stateOf = (): number => statSync(record).ino;

test('is found again as long as the site stays as it is', () => {
  copySiteFolder('tests/sites/everything', root);
  settle();
  const first = validate();
  expect(first.status).toBe(0);
  const kept = stateOf();
  expect(validate()).toEqual(first);
  const found = validate('--format', 'json');
  expect(stateOf()).toBe(kept);
  const text = readFileSync(manifest, 'utf8');
  writeFileSync(manifest, `${text}\n`);
  settle();
  expect(validate()).toEqual(first);
  expect(stateOf()).not.toBe(kept);
  rmSync(record);
  expect(validate('--format', 'json')).toEqual(found);
  writeFileSync(manifest, text.replace('"version"', '"versoin"'));
  settle();
  expect(validate()).toMatchObject({ status: 1, stdout: expect.stringContaining('versoin') });
});

test('with code of its own, too: none runs until it has changed, and then it is watched', () => {
  const site = createOwnSite();
  const kept = join(site.root, '.plinth/cache/validation.json');
  const module = `blocks/${ownType}/${ownType}.block.ts`;
  try {
    settle(site.root);
    const first = site.run(['validate']);
    expect(first.status).toBe(0);
    const { ino } = statSync(kept);
    // With it a thread ends before it has answered, and the command fails.
    const inMain = { variables: { NODE_OPTIONS: `--require=${writeThreadGuard()}` } };
    expect(site.run(['validate'], inMain)).toEqual(first);
    expect(statSync(kept).ino).toBe(ino);
    site.write(module, `${site.read(module)}\nfor (;;);\n`);
    const { printed, status } = site.run(['validate']);
    expect(printed).toMatch(new RegExp(`${ownType}\\.block\\.ts:\\d+:\\d+ +error +block-endless`));
    expect(status).toBe(1);
  } finally {
    site.remove();
  }
});
