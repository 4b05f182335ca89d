// Not quick: git, and commands.
import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { run as apply } from '../../../scripts/apply';
import { run } from '../../../scripts/merge';
import { run as page } from '../../../scripts/page';
import { run as validate } from '../../../scripts/validate';
import { keepPrinted } from '../printed';
import { createRepository, type Repository } from './repository';

const file = 'site.manifest.json';

let site: Repository;
let printed: ReturnType<typeof keepPrinted>;
beforeEach(() => {
  site = createRepository('tests/sites/minimal');
  printed = keepPrinted();
});
afterEach(() => {
  vi.restoreAllMocks();
  site.remove();
});

async function merge(...words: string[]) {
  printed.text = '';
  const code = await run([...words, '--root', site.root]);
  return { code, text: printed.text };
}

/** Makes a change on a branch, another on main, and stays there. */
async function fork(theirs: () => unknown, ours: () => unknown): Promise<void> {
  site.git('checkout', '--quiet', '-b', 'other');
  await theirs();
  site.commit('Change theirs', 'Second Editor');
  site.git('checkout', '--quiet', 'main');
  await ours();
  site.commit('Change ours');
}

const add = (id: string) => () =>
  page([
    'add',
    id,
    '--path',
    `/${id}`,
    '--title',
    id,
    '--summary',
    `On ${id}.`,
    '--root',
    site.root,
  ]);
const remove = (id: string) => () => page(['remove', id, '--root', site.root]);
const isValid = async (): Promise<boolean> => (await validate(['--root', site.root])) === 0;

test('both have added a page next to the same one: git alone would stop', async () => {
  await fork(add('prices'), add('promises'));
  expect(
    spawnSync('git', ['-C', site.root, 'merge-tree', '--write-tree', 'main', 'other']).status,
  ).toBe(1);
  expect(await merge('other')).toMatchObject({ code: 0 });
  expect(printed.text).toContain('Merged other. To undo it: git reset --keep ORIG_HEAD');
  expect(Object.keys(JSON.parse(site.read(file)).pages)).toEqual([
    'home',
    'prices',
    'promises',
    'repairs',
    'work',
  ]);
  expect(site.git('log', '-1', '--format=%P').split(' ')).toHaveLength(2);
  expect(site.git('status', '--short')).toBe('');
  expect(await isValid()).toBe(true);
});

test('both have changed one value: it is told in words, with both and who wrote them', async () => {
  await fork(
    () => site.change(file, '"Our work"', '"What we do"'),
    () => site.change(file, '"Our work"', '"The workshop"'),
  );
  const head = site.git('rev-parse', 'HEAD');
  const { code, text } = await merge('other');
  expect(code).toBe(1);
  expect(text).toContain(`${file}  pages › work › title\n  was     "Our work"\n`);
  expect(text).toMatch(
    / {2}ours {4}"The workshop" {2}\(First Editor, \d{4}-\d\d-\d\d, “Change ours”\)\n/,
  );
  expect(text).toMatch(/ {2}theirs {2}"What we do" {2}\(Second Editor, .*“Change theirs”\)\n/);
  expect(text).toContain('Nothing was merged: both have changed this.');
  expect(site.git('rev-parse', 'HEAD')).toBe(head);
  expect(site.git('status', '--short')).toBe('');

  expect(await merge('other', '--take', 'theirs')).toMatchObject({ code: 0 });
  expect(JSON.parse(site.read(file)).pages.work.title).toBe('What we do');
});

test('one has removed the page that the other leads to: refused, with a repair', async () => {
  const link = {
    ...{ op: 'block insert', page: 'home' },
    value: { type: 'text', items: ['See [our repairs](page:repairs).'] },
  };
  await fork(remove('repairs'), async () => {
    site.write('operations.json', JSON.stringify([link]));
    await apply([join(site.root, 'operations.json'), '--root', site.root]);
    site.git('clean', '--quiet', '--force', 'operations.json');
  });
  const { code, text } = await merge('other');
  expect(code).toBe(1);
  expect(text).toContain('unknown-page');
  expect(text).toContain('Each of the two sites is right without the other');
  expect(text).toMatch(/With this repair it would pass:\n {2}\S.*\n/);
  expect(text).toContain('Nothing was merged.');

  expect(await merge('other', '--fix')).toMatchObject({ code: 0 });
  expect(await isValid()).toBe(true);
  expect(site.read(file)).toContain('See our repairs.');
});

const ring = () => site.change(file, '"title": "Our work"', '"title": "Our work, {phone}"');

test('a variable that one has renamed and the other uses has its new name there', async () => {
  await fork(ring, () => {
    site.change(file, '"phone": "+44', '"tel": "+44');
    site.change(file, '"value": "{phone}"', '"value": "{tel}"');
    site.change(file, 'come: {phone}', 'come: {tel}');
  });
  expect((await merge('other')).text).toContain('  Write "tel" in place of "phone".\n');
  expect(await merge('other', '--fix')).toMatchObject({ code: 0 });
  expect(JSON.parse(site.read(file)).pages.work.title).toBe('Our work, {tel}');
});

test('a variable that one has removed and the other uses has its value again', async () => {
  await fork(ring, () => {
    site.change(file, ', "phone": "+44 1632 960 123"', ', "phones": "two"');
    site.change(file, '"value": "{phone}"', '"value": "+44 1632 960 124"');
    site.change(file, 'come: {phone}', 'come, we have {phones}');
  });
  const { text } = await merge('other');
  expect(text).toContain('  Write "phone": "+44 1632 960 123" at /variables.\n');
  expect(await merge('other', '--fix')).toMatchObject({ code: 0 });
  expect(await isValid()).toBe(true);
});

test('an error that one side has already is not held against the merge', async () => {
  await fork(
    () => site.change(file, '"page": "repairs", "buttonLabel"', '"page": "repiars", "buttonLabel"'),
    () => site.change(file, '"Our work"', '"The workshop"'),
  );
  expect(await merge('other')).toMatchObject({ code: 0 });
  expect(await isValid()).toBe(false);
});

test('a file that both have changed and that has no parts is for a person', async () => {
  await fork(
    () => site.write('theme.css', '.a { color: red; }\n'),
    () => site.write('theme.css', '.a { color: blue; }\n'),
  );
  const { code, text } = await merge('other');
  expect(code).toBe(1);
  expect(text).toContain('theme.css\n  was     no file\n  ours    another text  (First Editor');
});

test('a change that is not committed stays, or nothing is merged', async () => {
  await fork(add('prices'), add('promises'));
  site.change(file, '"Our work"', '"Not committed"');
  const { code, text } = await merge('other');
  expect(code).toBe(2);
  expect(text).toContain('would be overwritten');
  expect(site.read(file)).toContain('Not committed');
});

/** One removes a page; the other leads to it, in lines that git can merge. */
const breakEachOther = () =>
  fork(remove('repairs'), () =>
    site.change(
      file,
      '"items": [\n            "A clock',
      '"items": [\n            "See [it](page:repairs).",\n            "A clock',
    ),
  );

describe('nothing to merge', () => {
  test('a branch that is here already, and one that is only ahead', async () => {
    site.git('checkout', '--quiet', '-b', 'other');
    await add('prices')();
    site.commit('Add prices');
    expect(await merge('main')).toMatchObject({
      code: 0,
      text: 'Everything of main is here already.\n',
    });
    site.git('checkout', '--quiet', 'main');
    expect(await merge('other')).toMatchObject({ code: 0 });
    expect(printed.text).toContain('Nothing was changed here since');
    expect(site.git('rev-parse', 'main')).toBe(site.git('rev-parse', 'other'));
  });

  test('a branch that is only ahead, and broken, is not taken', async () => {
    site.git('checkout', '--quiet', '-b', 'other');
    site.write(file, '{oops\n');
    site.commit('Break');
    site.git('checkout', '--quiet', 'main');
    const before = site.git('rev-parse', 'main');
    expect(await merge('other')).toMatchObject({ code: 1 });
    expect(printed.text).toContain('Nothing was merged: other has this error, and this has not.');
    expect(site.git('rev-parse', 'main')).toBe(before);
    expect(await isValid()).toBe(true);
  });

  test('a branch that brings the site is taken', async () => {
    const text = site.read(file);
    site.git('rm', '--quiet', file);
    site.commit('Begin');
    site.git('checkout', '--quiet', '-b', 'other');
    site.write(file, text);
    site.commit('Bring the site');
    site.git('checkout', '--quiet', 'main');
    expect(await merge('other')).toMatchObject({ code: 0 });
    expect(site.read(file)).toBe(text);
  });

  test('a branch that repairs some errors of this one is taken with the others', async () => {
    site.change(file, '"page": "repairs", "buttonLabel"', '"page": "repiars", "buttonLabel"');
    site.change(file, '"home": "home"', '"home": "hoem"');
    site.commit('Break');
    site.git('checkout', '--quiet', '-b', 'other');
    site.change(file, '"home": "hoem"', '"home": "home"');
    site.commit('Repair');
    site.git('checkout', '--quiet', 'main');
    expect(await merge('other')).toMatchObject({ code: 0 });
    expect(site.git('rev-parse', 'main')).toBe(site.git('rev-parse', 'other'));
  });

  test('what is no branch, and arguments that say nothing', async () => {
    expect(await merge('nowhere')).toMatchObject({
      code: 2,
      text: expect.stringContaining('"nowhere" is not a known revision'),
    });
    expect(await merge()).toMatchObject({
      code: 2,
      text: expect.stringContaining('Name the branch to merge'),
    });
    expect(await merge('other', '--check', 'main')).toMatchObject({
      code: 2,
      text: 'These exclude each other: the branch "other" and --check. Give one of them.\n',
    });
  });
});

describe('merge --check', () => {
  test('finds what git merges into a broken site, before it is merged', async () => {
    await breakEachOther();
    expect(
      spawnSync('git', ['-C', site.root, 'merge-tree', '--write-tree', 'main', 'other']).status,
    ).toBe(0);
    const { code, text } = await merge('--check', 'other', '--format', 'github');
    expect(code).toBe(1);
    expect(text).toMatch(/::error file=.*title=unknown-page::/);
    expect(site.git('log', '-1', '--format=%s')).toBe('Change ours');
  });

  test('and after a host has merged it for a pull request', async () => {
    await breakEachOther();
    site.git('checkout', '--quiet', '--detach');
    site.git('merge', '--quiet', '--no-edit', 'other');
    expect((await merge('--check', 'main')).code).toBe(1);
    expect(printed.text).toContain('unknown-page');
  });

  test('says what git alone would stop at', async () => {
    await fork(add('prices'), add('promises'));
    expect(await merge('--check', 'other')).toMatchObject({
      code: 0,
      text: expect.stringMatching(/^The two become a valid site\.\ngit alone would stop/),
    });
  });
});

describe('the driver', () => {
  /** As git starts it, with the bundle that this repository runs. */
  const register = () => {
    site.write('.gitattributes', `/${file} merge=plinth\n`);
    site.commit('Name the driver');
    const call = `node '${resolve('scripts/run.cjs')}' merge --root . --driver %P --base %O --ours %A --theirs %B`;
    site.git('config', 'merge.plinth.driver', call);
  };
  const mergeByGit = () =>
    spawnSync('git', ['-C', site.root, 'merge', '--no-edit', 'other'], { encoding: 'utf8' });

  test('--install tells git how to start it, in this repository alone', async () => {
    const { code, text } = await merge('--install');
    expect(code).toBe(0);
    const call = site.git('config', '--local', 'merge.plinth.driver');
    expect(call).toMatch(
      /^node '.*' merge --root '\.' --driver %P --base %O --ours %A --theirs %B$/,
    );
    expect(text).toContain(call);
    expect(text).toContain('add the line `/site.manifest.json merge=plinth`');
    site.write('.gitattributes', `/${file} merge=plinth\n`);
    expect((await merge('--install')).text).not.toContain('add the line');
  });

  test('git merges the parts of files with it', async () => {
    register();
    await fork(add('prices'), add('promises'));
    expect(mergeByGit().status).toBe(0);
    expect(JSON.parse(site.read(file)).pages).toMatchObject({ prices: {}, promises: {} });
    expect(await isValid()).toBe(true);
  });

  test('and stops where both have changed one value, with its marks in the file', async () => {
    register();
    await fork(
      () => site.change(file, '"Our work"', '"What we do"'),
      () => site.change(file, '"Our work"', '"The workshop"'),
    );
    expect(mergeByGit().status).toBe(1);
    expect(site.read(file)).toContain('<<<<<<< ours');
    expect(await merge('other')).toMatchObject({
      code: 2,
      text: expect.stringContaining('A merge is under way here.'),
    });
  });

  test('--check looks at what git makes of texts, though a driver is registered here', async () => {
    register();
    await breakEachOther();
    expect(await merge('--check', 'other')).toMatchObject({
      code: 1,
      text: expect.stringContaining('unknown-page'),
    });
    site.git('reset', '--hard', '--quiet', 'HEAD~1');
    site.git('branch', '--delete', '--force', 'other');
    await fork(add('prices'), add('promises'));
    expect(await merge('--check', 'other')).toMatchObject({
      text: expect.stringContaining('git alone would stop'),
    });
    expect(await merge('other')).toMatchObject({ code: 0 });
  });

  test('outside a repository there is nothing to register', async () => {
    rmSync(join(site.root, '.git'), { recursive: true });
    expect(await merge('--install')).toMatchObject({
      code: 0,
      text: 'There is no git repository to register this in.\n',
    });
    expect((await merge('other')).text).toContain('is not in a git repository');
  });
});

test('a site in a folder of a larger repository is merged with what is around it', async () => {
  site.remove();
  site = createRepository('tests/sites/minimal', 'web');
  site.write('../notes.txt', 'One\n');
  site.commit('Take notes');
  await fork(
    () => Promise.all([add('prices')(), site.write('../theirs.txt', 'x')]),
    add('promises'),
  );
  expect(await merge('other')).toMatchObject({ code: 0 });
  expect(JSON.parse(site.read(file)).pages).toMatchObject({ prices: {}, promises: {} });
  expect(existsSync(join(site.root, '../theirs.txt'))).toBe(true);
});
