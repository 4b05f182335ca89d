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

/** As if nobody had touched any file of the site for a while. */
function settle(): void {
  const old = new Date(Date.now() - 60_000);
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) utimesSync(join(entry.parentPath, entry.name), old, old);
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
}, 120_000);
