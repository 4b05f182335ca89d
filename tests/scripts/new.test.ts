// Not quick: builds.
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { run as build } from '../../scripts/build';
import { createDevSite } from '../../scripts/dev/create-dev-site';
import { run } from '../../scripts/new';
import { placeSite } from '../../scripts/new/place-site';
import { openWorld } from '../../scripts/source/open-world';
import { run as validate } from '../../scripts/validate';
import { askSite } from './dev/ask-site';
import { keepPrinted } from './printed';

let folder: string;
let printed: ReturnType<typeof keepPrinted>;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'plinth-new-test-'));
  printed = keepPrinted();
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

const place = () => join(folder, 'sites/acme');
const manifest = () => JSON.parse(readFileSync(join(place(), 'site.manifest.json'), 'utf8'));

test('a new site is valid, can be built, and runs', async () => {
  expect(await run([place()])).toBe(0);
  printed.text = '';
  expect(await validate(['--root', place()])).toBe(0);
  // Every fact of the company is to be filled in, and nothing else is to be said.
  const facts = Object.keys(manifest().variables).filter((name) => !name.startsWith('$'));
  expect(printed.text.match(/warning {2}[\w-]+/g)).toEqual(
    facts.map(() => 'warning  placeholder-value'),
  );
  for (const name of facts) expect(printed.text).toContain(`"${name}" still has the value`);
  expect(await build(['--root', place(), '--uncompressed'])).toBe(0);
  expect(existsSync(join(place(), 'dist/index.html'))).toBe(true);
  const site = await createDevSite({ world: await openWorld(place()), now: new Date() });
  const answer = await askSite(site, '/');
  expect(answer.status).toBe(200);
  expect(answer.body).toContain('Example Company');
  const schema = JSON.parse(readFileSync(resolve(place(), manifest().$schema), 'utf8'));
  expect(schema.definitions['names/page'].enum).toContain('second-offer');
  expect(statSync(place()).mode & 0o055).not.toBe(0);
});

test('it lists what is to be filled in, line by line, and how to go on', async () => {
  await run([place()]);
  const lines = readFileSync(join(place(), 'site.manifest.json'), 'utf8').split('\n');
  const listed = [...printed.text.matchAll(/manifest\.json:(\d+) +(\w+) +"(.*)"/g)];
  expect(listed.map(([, , name]) => name)).toEqual(
    Object.keys(manifest().variables).filter((name) => !name.startsWith('$')),
  );
  for (const [, line, name, value] of listed)
    expect(lines[Number(line) - 1]).toContain(`"${name}": "${value}"`);
  for (const command of ['dev', 'validate', 'build', 'urls'])
    expect(printed.text).toContain(`npm run ${command} -- --root `);
});

test('what is given at once is filled in, and not asked for any more', async () => {
  const facts = { company: 'Söhne "& Co"', 'form-host': 'forms.acme.co', domain: 'www.acme.co' };
  const more = { phone: '+44 1632 960 1', email: 'us@acme.co', street: '1 Quay', town: 'Harbour' };
  const words = Object.entries({ ...facts, ...more }).flatMap(([name, value]) => [
    `--${name}`,
    value,
  ]);
  expect(await run([place(), ...words])).toBe(0);
  expect(manifest().variables).toMatchObject({
    company: 'Söhne "& Co"',
    formHost: 'forms.acme.co',
  });
  expect(printed.text).not.toMatch(/:\d+ +company/);
  expect(await validate(['--root', place(), '--strict'])).toBe(0);
});

test.skipIf(!existsSync('/proc/self'))('a place where nothing can be created is refused', () => {
  // In another process: what never ends would stop this one.
  const { status, stderr } = spawnSync(process.execPath, ['scripts/run.cjs', 'new', '/proc/x'], {
    encoding: 'utf8',
    timeout: 100_000,
  });
  expect([status, stderr]).toEqual([
    2,
    expect.stringContaining('No folder can be created here: /proc/x. Choose another folder.'),
  ]);
});

test('what is true of the company of a look is named, unless it is a variable', async () => {
  expect(await run([place(), '--look', 'law', '--company', 'Hughes', '--no-install'])).toBe(0);
  const { timeZone, currency, logo, organization } = manifest().site;
  const [, rows = ''] = printed.text.split('Make them true of your company:\n');
  const values = [...rows.matchAll(/site\.manifest\.json:\d+ {2}\w+ {2}(".*")$/gm)];
  expect(values.map(([, value = '']) => JSON.parse(value))).toEqual([
    ...[logo.alt, timeZone, currency, organization.type, organization.legalName],
  ]);
});

test('a site whose look names nobody has no such list', async () => {
  expect(await run([place(), '--company', 'Hughes', '--no-install'])).toBe(0);
  expect(printed.text).not.toContain('Make them true');
});

test('a folder with something in it is refused, and stays as it is', async () => {
  mkdirSync(place(), { recursive: true });
  expect(await run([place()])).toBe(0);
  writeFileSync(join(place(), 'site.manifest.json'), 'mine');
  expect(await run([place()])).toBe(2);
  expect(printed.text).toContain('is not empty');
  expect(readFileSync(join(place(), 'site.manifest.json'), 'utf8')).toBe('mine');
  expect(await run([join(place(), 'site.manifest.json')])).toBe(2);
  expect(await run([join(place(), 'site.manifest.json', 'x')])).toBe(2);
  symlinkSync('nowhere', join(place(), 'link'));
  expect(await run([join(place(), 'link')])).toBe(2);
  expect(printed.text).toContain('leads nowhere');
  expect(printed.text).not.toContain('Internal error');
});

test('a value is named by its option, whatever is wrong with it', async () => {
  expect(await run([place(), '--phone', '+1 {no}'])).toBe(2);
  expect(await run([place(), '--company', 'Acme {Clocks} & "Sons"'])).toBe(2);
  expect(printed.text).toContain(
    '--phone "+1 {no}" cannot be used. There is no variable "no". Write it without braces.',
  );
  expect(printed.text).toContain('--company "Acme {Clocks} & \\"Sons\\"" cannot be used.');
  expect(printed.text).not.toContain('plinth-new-');
  expect(readdirSync(folder)).toEqual([]);
});

test('a command that is killed leaves nothing, or a new site as a whole', async () => {
  for (const delay of [250, 300, 350, 400, 450, 500, 600, 700]) {
    spawnSync(process.execPath, ['scripts/run.cjs', 'new', place()], {
      timeout: delay,
      killSignal: 'SIGKILL',
    });
    const isThere = existsSync(place());
    if (isThere) expect(await validate(['--root', place()]), `${delay}`).toBe(0);
    else expect(await run([place()]), `${delay}`).toBe(0);
    rmSync(place(), { recursive: true });
  }
  expect(await run([place()])).toBe(0);
  expect(readdirSync(join(folder, 'sites'))).toEqual(['acme']);
});

/** The id of a process that has ended. */
const findDeadPid = (): number => spawnSync(process.execPath, ['--version']).pid;

const listStages = (path: string): string[] =>
  readdirSync(path).filter((name) => name.includes('plinth-new'));

test.each(['sites', 'sites/acme'])(
  'what a killed command left in %s is cleared away',
  async (path) => {
    const left = join(folder, path, `.plinth-new-${findDeadPid()}-0123456789ab`);
    mkdirSync(left, { recursive: true });
    writeFileSync(join(left, 'site.manifest.json'), 'half');
    expect(await run([place()])).toBe(0);
    expect(listStages(join(folder, path))).toEqual([]);
    expect(await validate(['--root', place()])).toBe(0);
  },
);

test.each([...['bakery', 'clinic', 'law', 'plant', 'software']])(
  'the fonts of the look "%s" have the letters of other languages',
  async (look) => {
    const args = ['--look', look, '--languages', 'de,pl', '--no-install'];
    expect(await run([place(), ...args])).toBe(0);
    const { theme } = manifest();
    for (const { file } of theme.textFont.subsets)
      expect(existsSync(join(place(), 'files', file))).toBe(true);
    printed.text = '';
    await validate(['--root', place()]);
    expect(printed.text).toContain('missing-translation');
    expect(printed.text).not.toContain('missing-letters');
  },
);

test.each([
  ['bakery', 'tr', ['textFont', 'displayFont']],
  ['clinic', 'en,ru', ['textFont']],
  ['law', 'el', ['textFont', 'displayFont']],
])(
  'a site in the look "%s" that speaks %s does without fonts that lack letters, and says so',
  async (look, languages, members) => {
    expect(await run([place(), '--look', look, '--languages', languages])).toBe(0);
    expect(printed.text).toMatch(
      /^The fonts? ".+ of this look lacks? letters of its words in "(tr|ru|el)", such as "/m,
    );
    for (const member of members) expect(printed.text).toContain(`"${member}"`);
    const { theme } = manifest();
    expect([theme.textFont, theme.displayFont]).toEqual([undefined, undefined]);
    printed.text = '';
    await validate(['--root', place()]);
    expect(printed.text).not.toMatch(/missing-letters|unused-file/);
  },
);

test('a name with letters that its language has not keeps the fonts of the look', async () => {
  expect(await run([place(), '--look', 'bakery', '--company', 'Bäckerei Öz'])).toBe(0);
  expect(printed.text).not.toContain('lack letters');
  expect(manifest().theme.textFont.subsets).toHaveLength(2);
  printed.text = '';
  await validate(['--root', place()]);
  expect(printed.text).not.toMatch(/missing-letters|unused-file/);
});

test('without the fonts of a look, their files are left out as well', async () => {
  expect(await run([place(), '--look', 'bakery', '--company', 'Сладко'])).toBe(0);
  expect(printed.text).toContain('such as "С"');
  printed.text = '';
  await validate(['--root', place()]);
  expect(printed.text).not.toMatch(/missing-letters|unused-file/);
});

test('a site speaks the languages that it was asked for, not those of its look', async () => {
  expect(await run([place(), '--look', 'clinic', '--languages', 'de'])).toBe(0);
  expect(manifest().languages).toBeUndefined();
  expect(existsSync(join(place(), 'files/languages'))).toBe(false);
  expect(existsSync(join(place(), 'files/images/fever-scale-es.svg'))).toBe(false);
  printed.text = '';
  expect(await validate(['--root', place()])).toBe(0);
  expect(printed.text).not.toContain('unused-file');
});

test('those of a site in English alone stay as they are', async () => {
  expect(await run([place(), '--look', 'plant'])).toBe(0);
  expect(manifest().theme.textFont.subsets).toBeUndefined();
});

test('what a running command is about to place stays, and what only looks like it', async () => {
  const kept = [`.plinth-new-${process.ppid}-0123456789ab`, '.plinth-new-mine'];
  for (const name of kept) mkdirSync(join(folder, 'sites', name), { recursive: true });
  expect(await run([place()])).toBe(0);
  expect(listStages(join(folder, 'sites'))).toEqual(kept);
});

test.each([
  ['--domain', 'https://www.acme.example/clocks?x', 'www.acme.example'],
  ['--domain', 'acme clocks', 'www.example.com'],
  ['--domain', '...', 'www.example.com'],
  ['--domain', 'acme', 'www.example.com'],
  ['--domain', 'bäcker-müller.de', 'xn--bcker-mller-l8a23a.de'],
  ['--domain', 'https://...', 'www.example.com'],
  ['--form-host', '-', 'www.example.com'],
])('%s %j is refused as an argument', async (option, value, meant) => {
  expect(await run([place(), option, value])).toBe(2);
  expect(printed.text).toBe(`${option} "${value}" is not a domain. Write ${option} ${meant}.\n`);
  expect(readdirSync(folder)).toEqual([]);
});

test('the second of two that begin in one folder says so, and leaves it alone', () => {
  const [copy, at] = [join(folder, 'copy'), join(folder, 'site')];
  for (const path of [copy, at]) {
    mkdirSync(join(path, 'files'), { recursive: true });
    writeFileSync(join(path, 'files/a.txt'), path);
    writeFileSync(join(path, 'site.manifest.json'), path);
  }
  expect(() => placeSite(copy, at)).toThrow(`${at} is not empty any more`);
  expect(readFileSync(join(at, 'files/a.txt'), 'utf8')).toBe(at);
  expect(readFileSync(join(at, 'site.manifest.json'), 'utf8')).toBe(at);
  expect(listStages(at)).toEqual([]);
});

test('a fresh repository counts as empty', async () => {
  mkdirSync(join(place(), '.git'), { recursive: true });
  expect(await run([place()])).toBe(0);
});

test('values that break the site leave nothing behind', async () => {
  expect(await run([place(), '--email', 'nobody'])).toBe(2);
  expect(printed.text).toContain('--email "nobody" cannot be used.');
  expect(await run([place(), '--company', ' '])).toBe(2);
  expect(printed.text).toContain('--company " " cannot be used. It is empty.\n');
  expect(printed.text).not.toContain('plinth-new-');
  expect(existsSync(place())).toBe(false);
  expect(await run([place(), '--compny', 'Acme'])).toBe(2);
  expect(printed.text).toContain('Did you mean --company?');
  expect(await run([])).toBe(2);
});

test('a new site may speak several languages: its home page waits for its translation, and no other page is there yet', async () => {
  expect(await run([place(), '--languages', 'de,ar'])).toBe(0);
  const { site, languages } = manifest();
  expect([site.language, site.direction ?? 'ltr']).toEqual(['de', 'ltr']);
  expect(languages).toEqual({ ar: { name: 'العربية', path: '/ar', direction: 'rtl' } });
  expect(printed.text).toContain('files/languages/ar/');
  expect(printed.text).toMatch(/npm run translate -- --root \S+acme --status {2}# counts/);
  const file = join(place(), 'files/languages/ar/pages/home.json');
  expect(readFileSync(file, 'utf8')).toContain('"to": ""');
  printed.text = '';
  await validate(['--root', place()]);
  const errors = printed.text.match(/error {2}[\w-]+/g);
  expect(new Set(errors)).toEqual(new Set(['error  missing-translation']));
  expect(await run([join(folder, 'other'), '--languages', 'en,cz'])).toBe(2);
  expect(printed.text).toContain('Write --languages en,cs.');
});

test('words of dates that the engine does not bring are written once, for every language', async () => {
  expect(await run([place(), '--languages', 'pl,fa,en'])).toBe(0);
  expect(manifest().labels.dates.monthsOfYear.may).toBe('maj {year}');
  const site = (tag: string) =>
    readFileSync(join(place(), `files/languages/${tag}/site.json`), 'utf8');
  expect(site('fa')).toMatch(/"from": "maja",\n {6}"to": "مه/);
  expect(site('fa')).toContain('"from": "Skip to content",\n      "to": ""');
  expect(site('en')).not.toMatch(/maja|Skip to content/);
  for (const tag of ['fa', 'en']) {
    const file = join(place(), `files/languages/${tag}/pages/home.json`);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('"to": ""', '"to": "X {company}"'));
    const own = join(place(), `files/languages/${tag}/site.json`);
    const menus = /"from": "(All of it|Write to us|Telephone|E-mail|Company)",\s*"to": ""/g;
    writeFileSync(own, site(tag).replaceAll(menus, '"from": "$1", "to": "X"'));
  }
  printed.text = '';
  expect(await validate(['--root', place()])).toBe(0);
  expect(printed.text).not.toMatch(/ error /);
});

test('with news it has a page for them, and a first one', async () => {
  expect(await run([place(), '--news'])).toBe(0);
  expect(manifest().menus.at(-1)).toEqual({ page: 'news' });
  expect(await validate(['--root', place()])).toBe(0);
  expect(await build(['--root', place(), '--uncompressed'])).toBe(0);
  expect(readFileSync(join(place(), 'dist/news.html'), 'utf8')).toContain('href="/news/first"');
  expect(existsSync(join(place(), 'dist/news/feed.xml'))).toBe(true);
});
