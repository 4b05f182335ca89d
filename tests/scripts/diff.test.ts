// Not quick: commands.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { run } from '../../scripts/diff';
import { run as page } from '../../scripts/page';
import { copySiteFolder } from '../copy-site-folder';
import { keepPrinted } from './printed';

let folder: string;
let base: string;
let root: string;
let printed: ReturnType<typeof keepPrinted>;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'plinth-diff-'));
  base = join(folder, 'base');
  root = join(folder, 'root');
  for (const copy of [base, root]) copySiteFolder('tests/sites/everything', copy);
  printed = keepPrinted();
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

const manifestFile = 'site.manifest.json';

function change(file: string, from: string, to: string) {
  const path = join(root, file);
  const text = readFileSync(path, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} does not hold ${from}`);
  writeFileSync(path, text.replace(from, to));
}

async function diff(...words: string[]) {
  printed.text = '';
  const code = await run([base, '--root', root, ...words]);
  return { code, text: printed.text };
}

async function edit(...words: string[]) {
  expect(await page([...words, '--root', root])).toBe(0);
}

test('two equal sites differ in nothing', async () => {
  expect(await diff()).toEqual({ code: 0, text: 'Nothing changes for readers.\n' });
  const { text } = await diff('--format', 'json');
  expect(JSON.parse(text)).toMatchObject({ version: 1, base, menus: [], lost: [] });
});

test('a migration changes nothing for readers, and the base may be from before it', async () => {
  const path = join(base, manifestFile);
  const text = readFileSync(path, 'utf8');
  const older = text
    .replace('"version": 2', '"version": 1')
    .replace('"radius": 2', '"radius": 2, "pictures": { "tone": "grey" }');
  writeFileSync(path, older);
  change(manifestFile, '"radius": 2', '"radius": 2, "pictures": { "colours": "grey" }');
  expect(await diff()).toEqual({ code: 0, text: 'Nothing changes for readers.\n' });
  expect(readFileSync(path, 'utf8')).toBe(older);
});

test('the notice: its words, where it leads, and when it ends', async () => {
  change(manifestFile, 'Vom 20. Dezember bis', 'Vom 21. Dezember bis');
  change(manifestFile, '"label": "Schreiben Sie uns"', '"label": "Fragen Sie uns"');
  change(manifestFile, '"until": "2099-01-06"', '"until": "2099-01-07T18:00"');
  expect((await diff()).text).toBe(
    [
      'Notice',
      '  ~ text: "Vom 20. Dezember bis zum 6. Januar ist der Hof geschlossen." → "Vom 21. Dezember bis zum 6. Januar ist der Hof geschlossen."',
      '  ~ "Schreiben Sie uns" → "Fragen Sie uns"',
      '  ~ until: "2099-01-06 23:00 UTC" → "2099-01-07 17:00 UTC"\n',
    ].join('\n'),
  );
});

describe('pages', () => {
  test('added, with their entry in a menu', async () => {
    const words = ['--path', '/sortiment/rosen', '--title', 'Rosen', '--summary', 'Alte Rosen.'];
    await edit('add', 'rosen', ...words, '--menu', 'gehoelze');
    const { code, text } = await diff();
    expect(code).toBe(0);
    expect(text).toMatch(/Pages\n(.*\n)*? {2}\+ \/baumschule\/sortiment\/rosen {2}Rosen\n/);
    expect(text).toMatch(/Menus\n {2}\+ [^\n]* › Rosen\n/);
    expect(text).toMatch(
      /Content files\n {2}\+ files\/sortiment\/rosen\.txt \(on \/baumschule\/sortiment\/rosen\)\n/,
    );
  });

  test('moved: nothing else changes, though all menus lead elsewhere', async () => {
    await edit('move', 'hecken', '--path', '/hecken');
    const { code, text } = await diff('--format', 'json');
    expect(code).toBe(0);
    const { pages, menus, footer, contents, redirects, lost } = JSON.parse(text);
    const from = '/baumschule/sortiment/gehoelze/hecken';
    const fate = { to: '/baumschule/hecken' };
    expect(pages).toMatchObject({ added: [], removed: [], retitled: [], changed: [] });
    expect(pages.moved).toMatchObject([{ from, path: '/baumschule/hecken', fate }]);
    expect([menus, footer, contents, lost]).toEqual([[], [], [], []]);
    expect(redirects.filter(({ kind }: { kind: string }) => kind === 'added')).toMatchObject([
      { kind: 'added', text: '/hecken (301)' },
    ]);
  });

  test('renamed, which no reader sees', async () => {
    await edit('rename', 'hecken', '--to', 'hecke');
    const { pages, menus, lost } = JSON.parse((await diff('--format', 'json')).text);
    expect(Object.values(pages).flat()).toEqual([]);
    expect([menus, lost]).toEqual([[], []]);
  });

  test('retitled, and what has changed of the others', async () => {
    change(manifestFile, '"title": "Impressum"', '"title": "Anbieter"');
    const { pages } = JSON.parse((await diff('--format', 'json')).text);
    const path = '/baumschule/impressum';
    expect(pages.retitled).toEqual([{ path, title: 'Anbieter', before: 'Impressum' }]);
  });

  test('with other words in a block, each below its heading', async () => {
    change(manifestFile, '"text": "Stamm, Krone, Ballen: alles', '"text": "Stamm und Krone: alles');
    change(
      manifestFile,
      'bilder/hecke.svg", "alt": "Eine geschnittene',
      'bilder/hecke.svg", "alt": "Die',
    );
    const { text } = await diff();
    expect(text).toBe(
      'Pages\n' +
        '  ~ /baumschule/  Bäume mit Herkunft: cards\n' +
        '      ~ cards › Bäume für die Straße › "Stamm, Krone, Ballen: alles nach Maß." → "Stamm und Krone: alles nach Maß."\n',
    );
  });

  test('words beside a form are those of its block', async () => {
    change(manifestFile, 'Wir antworten in Worten.', 'Wir antworten sofort.');
    expect((await diff()).text).toContain(
      '~ form › Noch Fragen? › "Wir antworten in Worten." → "Wir antworten sofort."',
    );
  });

  test('removed: gone when it is declared, lost when not', async () => {
    await edit('remove', 'impressum');
    const declared = await diff();
    expect(declared.code).toBe(0);
    expect(declared.text).toContain(
      '- /baumschule/impressum  Impressum (the old address is declared gone)',
    );
    change(manifestFile, '"from": "/impressum"', '"from": "/alt"');
    const lost = await diff();
    expect(lost.code).toBe(1);
    expect(lost.text).toMatch(/Lost addresses\n {2}! \/baumschule\/impressum\n/);
    expect(lost.text).toContain('1 address would be lost.');
  });
});

describe('an address is lost', () => {
  test('when its page moves without a redirect', async () => {
    change(manifestFile, '"/impressum"', '"/rechtliches"');
    const { code, text } = await diff();
    expect(code).toBe(1);
    expect(text).toContain(
      '~ /baumschule/impressum → /baumschule/rechtliches  Impressum (the old address is lost)',
    );
  });

  test('when a redirect goes, or its page becomes a draft', async () => {
    change(manifestFile, '"from": "/obst"', '"from": "/baeume"');
    expect(JSON.parse((await diff('--format', 'json')).text).lost).toEqual(['/baumschule/obst']);
    change(manifestFile, '"from": "/baeume"', '"from": "/obst"');
    change(manifestFile, '"privacy": "impressum"', '"privacy": "kontakt"');
    change(manifestFile, '"path": "/impressum"', '"draft": true, "path": "/impressum"');
    change('redirects.csv', '/Impressum.htm,page:impressum,301', '/Impressum.htm,,410');
    expect(JSON.parse((await diff('--format', 'json')).text).lost).toEqual([
      '/baumschule/impressum',
    ]);
  });

  test('when the whole site goes to another base path', async () => {
    change(manifestFile, '"base": "/baumschule/"', '"base": "/gaertnerei/"');
    const { code, text } = await diff('--format', 'json');
    expect(code).toBe(1);
    const { lost, pages } = JSON.parse(text);
    expect(lost).toContain('/baumschule/impressum');
    expect(pages.changed).toEqual([]);
  });

  test('also where a ledger already says so', async () => {
    writeFileSync(join(root, 'site.urls.lock'), '/impressum impressum\n');
    change(manifestFile, '"/impressum"', '"/rechtliches"');
    expect((await diff()).code).toBe(1);
  });
});

test('footer, forms, redirects, settings and pictures have their say', async () => {
  const { blockSettings, footer, forms, redirects, theme } = JSON.parse(
    readFileSync(join(root, manifestFile), 'utf8'),
  );
  const [form] = Object.values<{ submit: string }>(forms);
  change(manifestFile, `"holder": "${footer.copyright.holder}"`, '"holder": "Erben Muster"');
  change(manifestFile, `"submit": "${form?.submit}"`, '"submit": "Los"');
  change(manifestFile, `"from": "${redirects[0].from}"`, '"from": "/neu"');
  change(manifestFile, `"radius": ${theme.radius}`, '"radius": 9');
  change(
    manifestFile,
    `"slide": "${blockSettings.carousel.labels.slide}"`,
    '"slide": "{n} aus {m}"',
  );
  change('files/bilder/hof.svg', '<svg ', '<svg data-new="" ');
  const { text } = await diff();
  expect(text).toMatch(/Footer\n(.*\n)*? {2}~ copyright: ".*" → ".*Erben Muster/);
  expect(text).toMatch(/Forms\n {2}~ \w+ › submit: ".*" → "Los"\n/);
  expect(text).toMatch(/Redirects\n(?: {2}.*\n)*? {2}\+ \/neu → /);
  expect(text).toMatch(/Settings\n(.*\n)*? {2}~ theme › radius: "\d" → "9"/);
  expect(text).toMatch(/ {2}~ blockSettings › carousel › labels › slide: ".*" → "{n} aus {m}"/);
  expect(text).toMatch(/Pages\n(?: {2}.*\n)*? {2}~ \S+ {2}.*(?:image|feature|cards|carousel)/);
});

test('a new host that browsers may ask is named', async () => {
  change(
    manifestFile,
    '"site": "www.example.org" }',
    '"site": "www.example.org", "origin": "https://zahlen.example.org" }',
  );
  const { text } = await diff();
  expect(text).toMatch(
    /Other hosts\n {2}- plausible\.io \(service "besuche"\)\n {2}\+ zahlen\.example\.org/,
  );
});

test('a host of which no page shows anything is not', async () => {
  change(manifestFile, '"besuche": {', '"nirgends": { "type": "vimeo" }, "besuche": {');
  const { text } = await diff();
  expect(text).not.toContain('vimeo');
});

test('a content file says which words have changed, and where they are read', async () => {
  const file = 'files/texte/obstbaeume.txt';
  const items = JSON.parse(readFileSync(join(root, file), 'utf8'));
  writeFileSync(join(root, file), JSON.stringify(['Ganz neu.', ...items]));
  const { text } = await diff();
  expect(text).toContain(
    `  ~ ${file} (on /baumschule/sortiment/gehoelze/obst)\n      + Ganz neu.\n`,
  );
  expect(text.match(/^ {6}[+~-]/gm)).toHaveLength(1);
});

test('Markdown keeps the words of authors from becoming markup', async () => {
  change(manifestFile, '"title": "Impressum"', '"title": "<b>@alle</b> [x](y)"');
  const { text } = await diff('--format', 'markdown');
  expect(text).toMatch(/^### What changes for readers since /);
  expect(text).toContain('#### Pages\n\n- ');
  expect(text).not.toMatch(/<b>|@alle|[^\\]\[x/);
});

describe('a git revision', () => {
  const git = (...args: string[]) =>
    execFileSync('git', [
      '-C',
      folder,
      '-c',
      'user.name=A',
      '-c',
      'user.email=a@example.com',
      ...args,
    ]);

  test('is read as it was, the site in a folder of the repository', async () => {
    rmSync(base, { recursive: true });
    git('init', '--quiet');
    git('add', '.');
    git('commit', '--quiet', '--message', 'One');
    git('tag', 'one');
    await edit('move', 'hecken', '--path', '/hecken');
    base = 'one';
    const { code, text } = await diff();
    expect(code).toBe(0);
    expect(text).toContain('/baumschule/sortiment/gehoelze/hecken → /baumschule/hecken');
    base = 'HEAD~7';
    expect((await diff()).code).toBe(2);
    expect(printed.text).toContain('"HEAD~7" is neither a folder');
    base = '--output=/x';
    expect((await diff()).code).toBe(2);
  });

  test('cannot be named outside of a repository, nor a site that is not valid', async () => {
    base = 'main';
    expect((await diff()).code).toBe(2);
    base = tmpdir();
    expect((await diff()).code).toBe(2);
    expect(printed.text).toContain(`"${base}" is not a folder with a ${manifestFile}`);
    base = join(folder, 'base');
    writeFileSync(join(base, manifestFile), '{');
    expect((await diff()).code).toBe(2);
    expect(printed.text).toContain('has errors, so it cannot be compared');
    expect(printed.text).not.toContain(' at Object');
  });
});

test('what an item says besides its text is named, and so are rows without pages', async () => {
  for (const copy of [base, root]) {
    rmSync(copy, { recursive: true });
    copySiteFolder('tests/sites/collections', copy);
  }
  change('files/events/winter-evening.md', 'T19:00', 'T18:30');
  change('files/data/rehearsals.csv', 'T19:30', 'T20:15');
  change('files/news/radio.md', 'tags: [press]', 'tags: [house]');
  const { text } = await diff();
  expect(text).toContain('The winter concert: facts');
  expect(text).toMatch(/When › "12 December 2026, 19:00[^"]*" → "12 December 2026, 18:30/);
  expect(text).toMatch(/Open orchestra › "14 January 2027, 19:30[^"]*" → "14 January 2027, 20:15/);
  expect(text).toContain('tags › "Press" → "The house"');
});
