// Not quick: one command after the other.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { run } from '../../scripts/page';
import { run as urls } from '../../scripts/urls';
import { run as validate } from '../../scripts/validate';
import { copySiteFolder } from '../copy-site-folder';
import { keepPrinted } from './printed';

let root: string;
let printed: ReturnType<typeof keepPrinted>;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'plinth-page-'));
  copySiteFolder('tests/sites/everything', root);
  printed = keepPrinted();
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(root, { recursive: true, force: true });
});

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const page = (...words: string[]) => run([...words, '--root', root]);
const manifest = () => JSON.parse(read('site.manifest.json'));

/** Lines of one text that the other has not. */
const differing = (one: string, other: string) =>
  one.split('\n').filter((line) => !other.split('\n').includes(line));

test('add writes page, menu entry and content file, and nothing else', async () => {
  const before = read('site.manifest.json');
  const words = [
    '--path',
    '/sortiment/rosen',
    '--title',
    'Rosen',
    '--summary',
    'Alte Rosen.',
    '--menu',
    'gehoelze',
    '--after',
    'hecken',
  ];
  expect(await page('add', 'rosen', ...words)).toBe(0);
  expect(manifest().pages.rosen).toMatchObject({ path: '/sortiment/rosen', title: 'Rosen' });
  const items = manifest().menus[0].items[0].items.map((item: { page: string }) => item.page);
  expect(items.indexOf('rosen')).toBe(items.indexOf('hecken') + 1);
  expect(read('files/sortiment/rosen.txt')).toBe('["Alte Rosen."]\n');
  expect(differing(before, read('site.manifest.json')).length).toBeLessThanOrEqual(2);
  expect(await validate(['--root', root])).toBe(0);
});

test('a path that repeats the folder of the site is refused, with the one that is meant', async () => {
  expect(await page('move', 'hecken', '--path', '/baumschule/hecken')).toBe(2);
  expect(printed.text).toContain(
    'The address of "/baumschule/hecken" would be /baumschule/baumschule/hecken. Leave "/baumschule" out: "/hecken".',
  );
});

test('add takes a layout, and refuses one that does not exist', async () => {
  const words = ['--path', '/rosen', '--title', 'Rosen', '--summary', 'Alte Rosen.'];
  expect(await page('add', 'rosen', ...words, '--layout', 'plan')).toBe(2);
  expect(printed.text).toContain('--layout "plan" is not valid. Did you mean "plain"?');
  expect(await page('add', 'rosen', ...words, '--layout', 'plain')).toBe(0);
  expect(manifest().pages.rosen.layout).toBe('plain');
  expect(await page('add', 'nelken', ...words.map((word) => word.replace('osen', 'elken')))).toBe(
    0,
  );
  expect(manifest().pages.nelken).not.toHaveProperty('layout');
  expect(await validate(['--root', root])).toBe(0);
});

test('a whole address in place of a path is told with the path in it', async () => {
  const address = 'https://www.example.com/neue-hecken';
  expect(await page('move', 'hecken', '--path', address)).toBe(2);
  expect(printed.text).toContain(`The path "${address}" must start with a slash: "/neue-hecken".`);
});

test('add puts a page behind another, wherever that stands, and says what it does not know', async () => {
  const words = ['--path', '/rosenbogen', '--title', 'Rosen', '--summary', 'Alte Rosen.'];
  expect(await page('add', 'rosenbogen', ...words, '--after', 'pflanzzeit')).toBe(0);
  expect(printed.text).toMatch(/^Written: \S*site\.manifest\.json, \S*files\/rosenbogen\.txt$/m);
  expect(read('site.manifest.json')).toContain(
    '{ "page": "pflanzzeit" },\n                { "page": "rosenbogen" }\n',
  );
  const add = (...more: string[]) =>
    page('add', 'x', '--path', '/x', '--title', 'X', '--summary', 'X.', ...more);
  expect(await add('--menu', 'gehölze')).toBe(2);
  expect(printed.text).toContain('There is no page "gehölze" (--menu). Did you mean "gehoelze"?');
  expect(await add('--after', 'impressum')).toBe(2);
  expect(printed.text).toContain('The page "impressum" (--after) is not in any menu.');
  expect(await add('--menu', 'betrieb', '--after', 'hecken')).toBe(2);
  expect(printed.text).toContain('is not directly below "betrieb" in the menus');
  expect(await page('move', 'heken', '--path', '/x')).toBe(2);
  expect(printed.text).toContain('There is no page "heken". Did you mean "hecken"?');
});

test('what is written is in canonical form', async () => {
  const { run: fmt } = await import('../../scripts/fmt');
  const check = () => fmt(['--root', root, '--check']);
  const words = ['--path', '/a', '--title', 'A', '--summary', 'A.', '--menu', 'gehoelze'];
  for (const edit of [
    () => page('add', 'astern', ...words),
    () => page('move', 'astern', '--path', '/b'),
    () => page('rename', 'astern', '--to', 'zinnien'),
    () => page('remove', 'zinnien'),
  ]) {
    expect(await edit()).toBe(0);
    expect([printed.text, await check()]).toEqual([expect.anything(), 0]);
  }
});

test('removing takes out the least, and redirects lead on', async () => {
  expect(await page('remove', 'obstbaeume')).toBe(2);
  expect(await page('remove', 'pflanzzeit')).toBe(0);
  expect(await page('remove', 'obstbaeume', '--redirect-to', 'hecken')).toBe(0);
  expect(printed.text).toMatch(/^Goes with it: .+\/texte\/obstbaeume\.txt, \d+ lines$/m);
  expect(printed.text).not.toContain('/dev/null');
  expect(manifest().redirects).toContainEqual({ from: '/obst', page: 'hecken' });
  expect(await page('remove', 'start')).toBe(2);
  expect(printed.text).toContain('The site needs the page named at ');
  expect(await validate(['--root', root])).toBe(0);
});

test('the page of a collection stays as long as that names it', async () => {
  rmSync(root, { recursive: true });
  copySiteFolder('tests/sites/collections', root);
  expect(await page('remove', 'news')).toBe(2);
  // Errors that a missing member would hide are no reason to take it out.
  writeFileSync(join(root, 'redirects.csv'), 'from,to\n/a,page:nowhere\n/b,page:nowhere\n');
  expect(await page('remove', 'news')).toBe(2);
  expect(printed.text).toContain('"news" is the page of the collection "news". Name another page');
});

test('what the rest of the engine takes for a comment is not the id of a page', async () => {
  const before = read('site.manifest.json');
  const words = ['--path', '/rosen', '--title', 'Rosen', '--summary', 'Alte Rosen.'];
  for (const id of ['$comment', '$schema']) {
    expect(await page('add', id, ...words)).toBe(2);
    expect(await page('rename', 'hecken', '--to', id)).toBe(2);
    expect(await page('remove', id)).toBe(2);
  }
  expect(printed.text).toContain('"$comment" is reserved');
  expect(read('site.manifest.json')).toBe(before);
});

test('what removing leaves is in canonical form again, in a file that was', async () => {
  const { run: fmt } = await import('../../scripts/fmt');
  const file = join(root, 'site.manifest.json');
  const own = manifest();
  own.pages.hecken.blocks.push({
    ...{ type: 'feature', heading: 'Wann', items: ['Im Herbst.'] },
    link: { page: 'pflanzzeit' },
  });
  writeFileSync(file, `${JSON.stringify(own, null, 2)}\n`);
  expect(await page('remove', 'alleebaeume')).toBe(0);
  expect(await fmt(['--root', root, '--check'])).toBe(1);
  expect(await fmt(['--root', root])).toBe(0);
  expect(await page('remove', 'pflanzzeit')).toBe(0);
  expect(read('site.manifest.json')).toContain(
    '{ "type": "feature", "heading": "Wann", "items": ["Im Herbst."] }',
  );
  expect(await fmt(['--root', root, '--check'])).toBe(0);
});

test('the links of blocks lead to the page that takes the place of another', async () => {
  const file = join(root, 'site.manifest.json');
  const own = manifest();
  const feature = {
    ...{ type: 'feature', heading: 'Wann', items: ['Im Herbst.'] },
    link: { page: 'obstbaeume', anchor: 'pflanzzeit', label: 'Wann gepflanzt wird' },
  };
  for (const id of ['impressum', 'hecken']) own.pages[id].blocks.push(feature);
  writeFileSync(file, JSON.stringify(own));
  expect(await page('remove', 'pflanzzeit')).toBe(0);
  expect(await page('remove', 'obstbaeume', '--redirect-to', 'hecken')).toBe(0);
  expect(manifest().pages.impressum.blocks.at(-1).link).toEqual({
    page: 'hecken',
    label: 'Wann gepflanzt wird',
  });
  expect(manifest().pages.hecken.blocks.at(-1)).not.toHaveProperty('link');
  expect(await validate(['--root', root])).toBe(0);
});

test('move keeps the old address leading to the page', async () => {
  expect(await page('move', 'hecken', '--path', '/hecken')).toBe(0);
  expect(manifest().pages.hecken.path).toBe('/hecken');
  expect(manifest().redirects.at(-1)).toEqual({
    from: '/sortiment/gehoelze/hecken',
    page: 'hecken',
  });
  expect(await validate(['--root', root])).toBe(0);
});

const pathsBelow = (path: string): string[] =>
  Object.values<{ path: string }>(manifest().pages)
    .map((entry) => entry.path)
    .filter((own) => own.startsWith(`${path}/`));

test('move takes the pages below along, and each old address leads to its page', async () => {
  const before = pathsBelow('/sortiment/gehoelze');
  expect(before.length).toBeGreaterThan(2);
  expect(await page('move', 'gehoelze', '--path', '/holz')).toBe(0);
  expect(pathsBelow('/sortiment/gehoelze')).toEqual([]);
  expect(pathsBelow('/holz')).toEqual(
    before.map((path) => path.replace('/sortiment/gehoelze', '/holz')),
  );
  const { pages, redirects } = manifest();
  for (const from of ['/sortiment/gehoelze', ...before]) {
    const { page: id } = redirects.find((entry: { from: string }) => entry.from === from);
    expect([from, pages[id].path.replace('/holz', '/sortiment/gehoelze')]).toEqual([from, from]);
  }
  expect(await validate(['--root', root])).toBe(0);
});

test('move --only leaves the pages below where they are', async () => {
  const before = pathsBelow('/sortiment/gehoelze');
  expect(await page('move', 'gehoelze', '--path', '/holz', '--only')).toBe(0);
  expect(manifest().pages.gehoelze.path).toBe('/holz');
  expect(pathsBelow('/sortiment/gehoelze')).toEqual(before);
  expect(await validate(['--root', root])).toBe(0);
});

test('move below its own old address leads from no address where a page is now', async () => {
  expect(await page('move', 'hecken', '--path', '/sortiment/gehoelze/gehoelze')).toBe(0);
  expect(await page('move', 'gehoelze', '--path', '/sortiment/gehoelze/gehoelze')).toBe(0);
  expect(manifest().pages.hecken.path).toBe('/sortiment/gehoelze/gehoelze/gehoelze');
  expect(printed.text).toContain(
    '/sortiment/gehoelze/gehoelze shows the page "gehoelze" now: whoever knows it as the address of "hecken" is not led there.\n',
  );
  expect(await validate(['--root', root])).toBe(0);
});

test('an address that led elsewhere is named where a page takes it', async () => {
  expect(await page('move', 'hecken', '--path', '/rosen')).toBe(0);
  expect(printed.text).toContain('The redirect from /rosen is removed.\n');
  printed.text = '';
  expect(await page('move', 'hecken', '--path', '/stauden')).toBe(0);
  expect(printed.text).not.toContain('is removed');
});

test('move may change the case of a path alone', async () => {
  const { redirects: before } = manifest();
  expect(await page('move', 'hecken', '--path', '/sortiment/gehoelze/Hecken')).toBe(0);
  expect(manifest().pages.hecken.path).toBe('/sortiment/gehoelze/Hecken');
  const { redirects } = manifest();
  expect(redirects).toEqual(before);
  expect(await validate(['--root', root])).toBe(0);
});

test('a page that moves back takes the redirects from its address, in whatever spelling', async () => {
  const { path: first } = manifest().pages.hecken;
  const { redirects: before } = manifest();
  expect(await page('move', 'hecken', '--path', '/sortiment/gehoelze/Hecken')).toBe(0);
  expect(await page('move', 'hecken', '--path', '/stauden')).toBe(0);
  expect(manifest().redirects).toContainEqual({
    from: '/sortiment/gehoelze/Hecken',
    page: 'hecken',
  });
  expect(await page('move', 'hecken', '--path', first)).toBe(0);
  expect(manifest().redirects).toEqual([...before, { from: '/stauden', page: 'hecken' }]);
  expect(await validate(['--root', root])).toBe(0);
});

test('only a new page asks for its text', async () => {
  const words = ['--path', '/rosen', '--title', 'Rosen', '--summary', 'Alte Rosen.'];
  const asked = /^Write the text of the page in .*\/files\/rosen\.txt$/m;
  expect(await page('add', 'rosen', ...words)).toBe(0);
  expect(printed.text).toMatch(asked);
  printed.text = '';
  expect(await page('move', 'rosen', '--path', '/garten/rosen')).toBe(0);
  expect(await page('rename', 'rosen', '--to', 'garten')).toBe(0);
  expect(printed.text).not.toContain('Write the text');
});

test('a new event without a day asks for the day, too', async () => {
  rmSync(root, { recursive: true, force: true });
  copySiteFolder('tests/sites/collections', root);
  const words = ['--title', 'Choir', '--summary', 'We sing here.'];
  const asked =
    /^Write the text of the page, and when it starts, which is today so far, in .*choir\.md$/m;
  expect(await page('add', 'events:choir', ...words)).toBe(0);
  expect(printed.text).toMatch(asked);
  printed.text = '';
  expect(await page('add', 'events:songs', ...words, '--date', '2027-01-12')).toBe(0);
  expect(printed.text).toMatch(/^Write the text of the page in .*songs\.md$/m);
});

test('rename changes every reference, those in texts included', async () => {
  expect(await page('rename', 'obstbaeume', '--to', 'obst')).toBe(0);
  expect(printed.text).not.toContain('is not led there');
  expect(read('site.manifest.json')).not.toMatch(/"obstbaeume"|page:obstbaeume/);
  expect(read('site.manifest.json')).toContain('(page:obst#pflanzzeit)');
  expect(await page('rename', 'kontakt', '--to', 'schreiben')).toBe(0);
  expect(read('files/texte/obstbaeume.txt')).toContain('(page:schreiben)');
  expect(await validate(['--root', root])).toBe(0);
});

test('links spelt with escapes follow, and files that are no content are passed over', async () => {
  const file = join(root, 'files/texte/hecken.txt');
  const text = read('files/texte/hecken.txt');
  writeFileSync(
    file,
    text
      .replace('["', '["[Mehr](\\u0070age:impressum). ')
      .replace('[\n  "', '[\n  "[Mehr](\\u0070age:impressum). '),
  );
  writeFileSync(join(root, 'files/notizen.txt'), 'Siehe (page:impressum)');
  expect(await page('rename', 'impressum', '--to', 'anbieter')).toBe(0);
  expect(read('files/texte/hecken.txt')).toContain('[Mehr](page:anbieter)');
  expect(read('files/notizen.txt')).toBe('Siehe (page:impressum)');
});

describe('remove', () => {
  test('takes references along, and its address leads elsewhere', async () => {
    expect(await page('remove', 'alleebaeume', '--redirect-to', 'hecken')).toBe(0);
    expect(read('site.manifest.json')).not.toContain('"alleebaeume"');
    expect(manifest().redirects.at(-1)).toEqual({
      from: '/sortiment/gehoelze/alleebaeume',
      page: 'hecken',
    });
    expect(existsSync(join(root, 'files/texte/hecken.txt'))).toBe(true);
    expect(await validate(['--root', root])).toBe(0);
  });

  test('keeps the words of links, and says that the address is gone', async () => {
    expect(await page('remove', 'impressum')).toBe(0);
    expect(read('site.manifest.json')).toContain('dienen allein der Antwort. Impressum"');
    expect(manifest().redirects.at(-1)).toEqual({ from: '/impressum', status: 410 });
    expect(await validate(['--root', root])).toBe(0);
  });

  test('refuses a page that others stand below', async () => {
    expect(await page('remove', 'gehoelze')).toBe(2);
    expect(printed.text).toContain('Other pages are below "gehoelze"');
  });
});

test('--dry-run shows the diff and writes nothing', async () => {
  const before = read('site.manifest.json');
  expect(await page('move', 'hecken', '--path', '/hecken', '--dry-run')).toBe(0);
  expect(printed.text).toMatch(/^-\s+"path": "\/sortiment\/gehoelze\/hecken",$/m);
  expect(printed.text).toMatch(/^\+\s+"path": "\/hecken",$/m);
  expect(read('site.manifest.json')).toBe(before);
});

test('what would break the site is not written', async () => {
  const before = read('site.manifest.json');
  expect(await page('move', 'hecken', '--path', '/kontakt')).toBe(1);
  expect(printed.text).toContain('duplicate-path');
  expect(read('site.manifest.json')).toBe(before);
  expect(await page('move', 'heken', '--path', '/x')).toBe(2);
});

test('errors elsewhere stay as they are, and new ones are refused', async () => {
  const file = join(root, 'site.manifest.json');
  const text = read('site.manifest.json');
  writeFileSync(file, text.replace('"page": "betrieb"', '"page": "betriep"'));
  expect(await validate(['--root', root])).toBe(1);
  printed.text = '';
  expect(await page('move', 'hecken', '--path', '/hecken')).toBe(0);
  expect(printed.text).toMatch(/^The site still has \d errors? that it had before\.$/m);
  expect(await page('move', 'hecken', '--path', '/impressum')).toBe(1);
  expect(printed.text).toContain(
    'Nothing was written: the edit would bring this error. Lines are those of the files as they would be then.',
  );
  expect(manifest().pages.hecken.path).toBe('/hecken');
});

test('a manifest that is no JSON has to be fixed first', async () => {
  const file = join(root, 'site.manifest.json');
  writeFileSync(file, '{');
  expect(await page('move', 'hecken', '--path', '/x')).toBe(1);
  expect(printed.text).toContain('not-json');
  expect(printed.text).toContain('Fix this first');
  expect(read('site.manifest.json')).toBe('{');
  expect(await urls(['--root', root])).toBe(1);
  rmSync(file);
  expect(await page('move', 'hecken', '--path', '/x')).toBe(2);
  expect(await urls(['--root', root])).toBe(2);
  expect(printed.text).not.toContain('Internal error');
});

describe('the ledger of addresses', () => {
  const accept = () => urls(['--root', root, '--accept']);

  test('takes today’s addresses in, once', async () => {
    expect(await urls(['--root', root])).toBe(1);
    expect(await accept()).toBe(0);
    expect(read('site.urls.lock')).toMatch(/^\/ start\n\/betrieb betrieb\n/);
    expect(read('site.urls.lock')).not.toContain('/sortiment/neu');
    expect(await urls(['--root', root])).toBe(0);
    expect(await validate(['--root', root])).toBe(0);
  });

  test('keeps an address from vanishing', async () => {
    await accept();
    const file = join(root, 'site.manifest.json');
    writeFileSync(file, read('site.manifest.json').replace('"/impressum"', '"/rechtliches"'));
    printed.text = '';
    expect(await validate(['--root', root])).toBe(1);
    expect(printed.text).toContain('lost-address');
    expect(printed.text).toMatch(/^(?:\S*\/)?site\.urls\.lock:\d+:1/m);
    expect(printed.text).toMatch(
      /site\.manifest\.json:\d+:\d+ {2}The page "impressum" is here now\./,
    );
    expect(printed.text).toContain('1 error, 0 warnings');
  });

  test('follows the commands', async () => {
    await accept();
    expect(await page('move', 'hecken', '--path', '/hecken')).toBe(0);
    expect(read('site.urls.lock')).toContain('/hecken hecken\n');
    expect(read('site.urls.lock')).toContain('/sortiment/gehoelze/hecken hecken\n');
    expect(await validate(['--root', root])).toBe(0);
  });
});
