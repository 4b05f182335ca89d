// Not quick: commands, each in a process of its own, whose limits have to be reached.
// A block of a site's own that misbehaves: it is named, no command hangs, none succeeds without its work.
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Limits } from '../../../scripts/apart/limits';
import { copySiteFolder } from '../../copy-site-folder';
import {
  hostileFiles,
  hostileKinds,
  kindVariable,
  lastingKinds,
  nativeKinds,
  printedOf,
} from './hostile-kinds';
import { createOwnSite, ownType } from './own-site';

const site = createOwnSite(hostileFiles);
const plain = mkdtempSync(join(tmpdir(), 'plinth-plain-'));
afterAll(() => {
  site.remove();
  rmSync(plain, { recursive: true, force: true });
});

const manifest = site.read('site.manifest.json');
const outDir = join(site.root, 'dist');

const run = (words: readonly string[], kind?: string, limits?: Partial<Limits>) =>
  site.run(words, { limits, variables: { [kindVariable]: kind ?? '' } });

/** What ends by itself may take its time: a stack that is read for the first time costs work, too. */
const limitsOf = (name: string): Partial<Limits> => {
  const { finds, limits } = hostileKinds[name] ?? {};
  return { ...(!finds?.includes('endless') && { work: 600_000 }), ...limits };
};

/** What depends on the module alone is known before anything is built. */
const findCommand = (name: string): 'validate' | 'build' =>
  ['module', 'ids', 'check'].includes(hostileKinds[name]?.when ?? '') ? 'validate' : 'build';

describe('a block that misbehaves', () => {
  // The block is bundled for all that follows.
  beforeAll(() => {
    expect(run(['build'])).toMatchObject({ status: 0 });
  });
  // What is built is built again, and what is valid is validated again: a variable says how the block misbehaves.
  beforeEach(() => {
    rmSync(outDir, { recursive: true, force: true });
    rmSync(join(site.root, '.plinth/cache/validation.json'), { force: true });
  });

  test('there are more than twenty ways', () => {
    expect(Object.keys(hostileKinds).length).toBeGreaterThan(20);
  });

  test.each(Object.keys(hostileKinds))('is named: %s', (name) => {
    const { status, printed } = run([findCommand(name)], name, limitsOf(name));
    expect(printed).toMatch(printedOf(name));
    expect(printed).not.toContain('Internal error');
    expect(status).toBe(1);
    expect(existsSync(outDir)).toBe(false);
  });

  test('is named where a pattern of its schema explodes, with the line of the pattern', () => {
    site.write('site.manifest.json', manifest.replace('"Our note"', `"${'a'.repeat(60)}"`));
    const { status, printed } = run(['validate']);
    site.write('site.manifest.json', manifest);
    const lines = site.read(`blocks/${ownType}/${ownType}.schema.json`).split('\n');
    const line = 1 + lines.findIndex((text) => text.includes('"pattern"'));
    expect(printed).toMatch(
      new RegExp(
        `our-note\\.schema\\.json:${line}:\\d+ +error +block-endless .*while the pattern ".*" of its schema is tested`,
      ),
    );
    expect(status).toBe(1);
  });

  test('is named in a report, in the form of the report', () => {
    const name = 'a loop where the module is loaded';
    const { stdout } = run(['validate', '--format', 'json'], name);
    expect(JSON.parse(stdout).findings).toMatchObject([
      { code: 'block-endless', file: 'blocks/our-note/our-note.block.ts' },
    ]);
  });

  test('keeps what it prints out of a report', () => {
    const name = 'a member that all objects get';
    const { stdout, printed } = run(['validate', '--format', 'json'], name);
    expect(JSON.parse(stdout).findings).toMatchObject([{ code: 'block-code' }]);
    expect(printed).toContain('hello');
  });

  test('is named where only the base of a comparison has it', () => {
    copySiteFolder('tests/sites/minimal', plain);
    const diff = ['diff', site.root, '--root', plain];
    expect(run(diff).printed).toContain('our-note');
    const name = 'a loop where the module is loaded';
    const { status, printed } = run(diff, name);
    expect(printed).toMatch(printedOf(name));
    expect(printed).toContain('has errors, so it cannot be compared.');
    expect(status).toBe(2);
  });

  test.each(Object.keys(nativeKinds))('is named, and the process ends itself: %s', (name) => {
    const limits = { waiting: 500, work: 600_000, asking: 500, ending: 500 };
    const { status, printed } = run(['build'], name, limits);
    expect(printed).toMatch(printedOf(name));
    expect(printed).toContain('this process ends itself');
    expect(status).toBe(null);
  });

  test.each(Object.keys(lastingKinds))('is a warning, and the site is written: %s', (name) => {
    // Nobody holds the lock of the output.
    const { status, printed } = run(['build'], name);
    expect(printed).toMatch(/Built 3 pages/);
    expect(printed).toMatch(printedOf(name));
    expect(status).toBe(0);
  });
});
