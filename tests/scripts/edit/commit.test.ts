// Not quick: whole commands run.
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readAndCommit, type Write } from '../../../scripts/edit/commit';
import { SiteEdit } from '../../../scripts/edit/site-edit';
import { run as fmt } from '../../../scripts/fmt';
import { hashBytes, keepBytes } from '../../../scripts/journal/bytes';
import { finishChanges } from '../../../scripts/journal/journal';
import { run as page } from '../../../scripts/page';
import { run as types } from '../../../scripts/types';
import { run as urls } from '../../../scripts/urls';
import { run as validate } from '../../../scripts/validate';
import { copySiteFolder } from '../../copy-site-folder';
import { keepPrinted } from '../printed';

const manifestFile = 'site.manifest.json';
const content = 'files/text/repairs.txt';
const ledger = 'site.urls.lock';

let folder: string;
let root: string;
let printed: ReturnType<typeof keepPrinted>;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'plinth-commit-'));
  root = join(folder, 'site');
  copySiteFolder('tests/sites/minimal', root);
  printed = keepPrinted();
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

const at = (path: string): string => join(root, path);
const read = (path: string): string => readFileSync(at(path), 'utf8');
const bytes = (path: string): string => readFileSync(at(path), 'latin1');
/** Without the history, which has a folder of its own. */
const names = (): string[] =>
  readdirSync(root)
    .filter(
      (name) => name !== '.plinth' || readdirSync(at(name)).some((one) => /^lock|commit/.test(one)),
    )
    .sort();
const move = (path: string) => page(['move', 'repairs', '--path', path, '--root', root]);
const inRoot = (...words: string[]): string[] => [...words, '--root', root];

describe('a file that was changed since it was read', () => {
  test('is not overwritten, and nothing else is written', () => {
    const site = new SiteEdit(root);
    site.set(content, '["New."]\n');
    site.set('files/text/more.txt', '["More."]\n');
    writeFileSync(at(content), '["By hand."]\n');
    expect(() => site.write()).toThrow(
      `${content} was changed by another program meanwhile. Nothing was written`,
    );
    expect(read(content)).toBe('["By hand."]\n');
    expect([existsSync(at('files/text/more.txt')), names()]).toEqual([
      false,
      ['files', manifestFile],
    ]);
  });

  test('counts also where it was only read', () => {
    const site = new SiteEdit(root);
    site.read(manifestFile);
    site.set(content, '["New."]\n');
    writeFileSync(at(manifestFile), `${read(manifestFile)}\n`);
    expect(() => site.write()).toThrow(`${manifestFile} was changed`);
  });

  test('is read again, until a person has to decide', () => {
    let attempts = 0;
    const attempt = (disturbed: number) => (write: Write) => {
      const site = new SiteEdit(root);
      site.set(content, site.get(content).replace(']', ', "Ours."]'));
      attempts += 1;
      if (attempts <= disturbed) writeFileSync(at(content), `["Theirs ${attempts}."]\n`);
      write(site.files());
    };
    readAndCommit(root, attempt(2));
    expect(read(content)).toBe('["Theirs 2.", "Ours."]\n');
    expect(() => readAndCommit(root, attempt(100))).toThrow('was changed by another program');
    expect(read(content)).toBe(`["Theirs ${attempts}."]\n`);
  });
});

/** Half a second passes with each look at the clock. */
function leap(): void {
  let now = performance.now();
  vi.spyOn(performance, 'now').mockImplementation(() => {
    now += 500;
    return now;
  });
}

describe('a lock', () => {
  const hold = (holder: object): void => {
    mkdirSync(at('.plinth'));
    writeFileSync(at('.plinth/lock'), JSON.stringify(holder));
  };

  test('of another command is waited for; then it is said who holds it', async () => {
    leap();
    hold({ pid: process.pid, host: hostname(), since: Date.now() });
    const before = read(manifestFile);
    expect(await move('/x')).toBe(2);
    expect(printed.text).toContain(`Another command (process ${process.pid}) is writing`);
    expect(read(manifestFile)).toBe(before);
    rmSync(at('.plinth'), { recursive: true });
    expect(await move('/x')).toBe(0);
  });

  test('of a process that is gone is taken over, and goes', async () => {
    hold({ pid: 2 ** 30, host: hostname(), since: Date.now() });
    expect(await move('/x')).toBe(0);
    expect(names()).toEqual(['files', manifestFile]);
  });
});

describe('what a killed command has left', () => {
  const change = { path: content, before: 'other', after: '["New."]\n' };
  const added = { path: 'files/text/more.txt', after: '["More."]\n' };
  /** A journal names contents by their hashes. */
  const leave = (
    changes: readonly Partial<Record<'path' | 'before' | 'after', string>>[],
  ): void => {
    const keep = (text: string | undefined): string | undefined => {
      if (text === undefined) return undefined;
      keepBytes(root, [text], []);
      return hashBytes(text);
    };
    const hashed = changes.map(({ path, before, after }) => ({
      path,
      before: keep(before),
      after: keep(after),
    }));
    writeFileSync(at('.plinth/commit.json'), JSON.stringify({ token: 'ab12', changes: hashed }));
  };

  test('is gone where its first file had no name yet', () => {
    mkdirSync(at('.plinth'));
    const holder = { pid: 2 ** 30, host: hostname() };
    writeFileSync(at('.plinth/lock'), JSON.stringify(holder));
    // One that was only just made may be written to still.
    utimesSync(at('.plinth/lock'), 1, 1);
    for (const name of ['.commit.json.0f3a', '..gitignore.0f3a'])
      writeFileSync(at(`.plinth/${name}`), '');
    finishChanges(root);
    expect(existsSync(at('.plinth'))).toBe(false);
  });

  test('is completed, but for what was changed by hand since', () => {
    leave([change, added]);
    writeFileSync(at(added.path), added.after);
    finishChanges(root);
    expect(read(content)).not.toBe(change.after);
    expect(printed.text).toContain(`while it wrote ${content}, which was changed since`);
    expect(readdirSync(root).sort()).toEqual(['files', manifestFile]);
  });

  test('is let go where nothing was written yet and something was changed by hand', () => {
    leave([change, added]);
    finishChanges(root);
    expect(existsSync(at(added.path))).toBe(false);
    expect(names()).toEqual(['files', manifestFile]);
  });

  test.each(['.git/hooks/pre-commit', 'files/.env', 'files/../x.txt', '../x.txt', '/x', 'dist/a'])(
    'is refused where it names %s',
    async (path) => {
      leave([{ path, after: 'x' }]);
      expect(await validate(inRoot())).toBe(2);
      expect(printed.text).toContain('commit.json is not what a command wrote. Remove it.');
      expect(existsSync(join(root, path))).toBe(false);
    },
  );

  test('is refused where it is a folder, and so is a lock', async () => {
    mkdirSync(at('.plinth/commit.json'), { recursive: true });
    expect(await validate(inRoot())).toBe(2);
    expect(printed.text).toContain('commit.json is not what a command wrote. Remove it.');
    rmSync(at('.plinth'), { recursive: true });
    mkdirSync(at('.plinth/lock'), { recursive: true });
    leap();
    expect(await move('/x')).toBe(2);
    expect(printed.text).toMatch(/If none is running, remove \S+\/lock\.\n/);
    expect(existsSync(at('.plinth/lock'))).toBe(true);
  });
});

describe.skipIf(process.platform === 'win32')('modes and links', () => {
  test('stay: those of files and links inside the site', async () => {
    chmodSync(at(manifestFile), 0o664);
    chmodSync(at(content), 0o606);
    renameSync(at(manifestFile), at('real.json'));
    symlinkSync('real.json', at(manifestFile));
    writeFileSync(at(content), `${read(content)}\n`);
    expect(await move('/x')).toBe(0);
    expect(await fmt(inRoot())).toBe(0);
    expect(lstatSync(at(manifestFile)).isSymbolicLink()).toBe(true);
    expect(JSON.parse(read('real.json')).pages.repairs.path).toBe('/x');
    expect([statSync(at('real.json')).mode & 0o777, statSync(at(content)).mode & 0o777]).toEqual([
      0o664, 0o606,
    ]);
  });

  test('that lead out of the site are refused, for reading and writing', async () => {
    const outside = join(folder, 'outside');
    writeFileSync(outside, '# theirs\n');
    for (const [path, to] of [
      [ledger, outside],
      [ledger, join(folder, 'nothing')],
      [manifestFile, outside],
      ['.vscode', folder],
      ['.plinth', folder],
    ] as const) {
      const own = existsSync(at(path)) ? read(path) : undefined;
      rmSync(at(path), { recursive: true, force: true });
      symlinkSync(to, at(path));
      printed.text = '';
      const command = path.startsWith('.') ? types(inRoot('--editor')) : urls(inRoot('--accept'));
      expect([path, await command, printed.text]).toEqual([
        path,
        2,
        expect.stringMatching(/leads outside|is a link to a file that is not there/),
      ]);
      if (!path.startsWith('.')) expect(await validate(inRoot())).toBe(2);
      rmSync(at(path));
      if (own !== undefined) writeFileSync(at(path), own);
    }
    expect(readFileSync(outside, 'utf8')).toBe('# theirs\n');
    expect(readdirSync(folder).sort()).toEqual(['outside', 'site']);
  });

  test('two names of one file are one file', async () => {
    symlinkSync('repairs.txt', at('files/text/same.txt'));
    writeFileSync(at(content), '[ "Words."]');
    expect(await fmt(inRoot())).toBe(0);
    expect(read('files/text/same.txt')).toBe('["Words."]\n');
    expect(lstatSync(at('files/text/same.txt')).isSymbolicLink()).toBe(true);
  });
});

test('names may be as long as names can be', () => {
  const site = new SiteEdit(root);
  const path = `files/new/${'x'.repeat(251)}.txt`;
  site.set(path, '["New."]\n');
  site.write();
  expect([read(path), names()]).toEqual(['["New."]\n', ['files', manifestFile]]);
});

describe('what cannot be kept is refused, and every byte stays', () => {
  const latin1 = Buffer.from('["Caf\xe9 cr\xe8me"  ]', 'latin1');

  test.each([
    ['another encoding', content, latin1, 'is not UTF-8 text'],
    ['a byte order mark', content, '\ufeff["Words." ]', 'byte-order-mark'],
    ['a key twice', content, '["a", {"H": "one",  "H": "two"}]', 'duplicate-key'],
    ['years, newest first', content, '["a", {"2025": "x", "2024": "y"}]', 'reordered-key'],
    ['a year behind words', content, '["a", {"Old": "x", "2024": "y"}]', 'reordered-key'],
    ['marks of a conflict', content, '<<<<<<< a\n["a" ]\n=======\n["b"]\n>>>>>>> b\n', 'not-json'],
    ['too many digits', content, '["a", {"H": 12345678901234567890.123}]', 'would be rounded'],
    ['a number beyond all', content, '["a", {"H": 1e999}]', 'not-json'],
  ])('fmt: %s', async (_, path, text, said) => {
    writeFileSync(at(path), text);
    // Another file that could be formatted stays as well.
    writeFileSync(at(manifestFile), JSON.stringify(JSON.parse(read(manifestFile))));
    const before = [bytes(path), bytes(manifestFile)];
    expect(await fmt(inRoot())).toBeGreaterThan(0);
    expect(printed.text).toContain(said);
    expect([bytes(path), bytes(manifestFile)]).toEqual(before);
  });

  test.each([
    [
      'a manifest in Latin-1',
      (text: string) => Buffer.from(text.replace('Clocks', 'Cl\xf6cks'), 'latin1'),
    ],
    [
      'a manifest with a key twice',
      (text: string) => text.replace('"home": "home"', '"home": "work", "home": "home"'),
    ],
    [
      'a manifest with a number of too many digits',
      (text: string) => text.replace('2019', '2019.00000000000000001'),
    ],
  ])('fmt: %s', async (_, change) => {
    writeFileSync(at(manifestFile), change(read(manifestFile)));
    const before = bytes(manifestFile);
    expect(await fmt(inRoot())).toBeGreaterThan(0);
    expect(bytes(manifestFile)).toBe(before);
  });

  test('fmt keeps whole numbers that are in order, and objects of one key each', async () => {
    const text =
      '[\n  "a",\n  { "2025": "x" },\n  { "2024": "y" },\n  { "1": "x", "2": "y", "Last": "z" }\n]\n';
    writeFileSync(at(content), text);
    expect(await fmt(inRoot())).toBe(0);
    expect([read(content), await validate(inRoot())]).toEqual([text, 0]);
  });

  test.each([
    [
      'marks of a conflict',
      '<<<<<<< HEAD\n/ home\n=======\n>>>>>>> x\n',
      ':1: it contains merge conflict markers',
    ],
    ['junk', '/ home\nnonsense\n', ':2: this line is not an address'],
    ['UTF-16', Buffer.from('\ufeff/ home\n', 'utf16le'), 'is not UTF-8 text: it is UTF-16'],
    ['Latin-1', Buffer.from('/ home\n/caf\xe9 x\n', 'latin1'), 'is not UTF-8 text'],
    ['NUL', '/ ho\0me\n', ':1: it contains the character NUL'],
  ])('urls: a ledger with %s', async (_, text, said) => {
    writeFileSync(at(ledger), text);
    const before = bytes(ledger);
    expect(await urls(inRoot('--accept'))).toBe(2);
    expect(printed.text).toContain(said);
    expect(bytes(ledger)).toBe(before);
  });
});

describe('a ledger', () => {
  test('keeps comments, empty lines, line breaks and its order', async () => {
    const text = '# Our promises.\r\n\r\n/ home\r\n\r\n# Later.\r\n/zebra  gone';
    writeFileSync(at(ledger), text);
    expect(await urls(inRoot('--accept'))).toBe(0);
    expect(read(ledger)).toBe(
      text.replace('home\r\n', 'home\r\n/work work\r\n/work/repairs repairs\r\n'),
    );
    const added = read(ledger);
    expect(await urls(inRoot('--accept'))).toBe(0);
    expect(read(ledger)).toBe(added);
  });

  test('that is in no order gets new addresses at its end', async () => {
    writeFileSync(at(ledger), '/zebra gone\n/a old');
    expect(await urls(inRoot('--accept'))).toBe(0);
    expect(read(ledger)).toBe('/ home\n/zebra gone\n/a old\n/work work\n/work/repairs repairs\n');
  });

  test('is written anew where there is none, in order', async () => {
    expect(await urls(inRoot('--accept'))).toBe(0);
    expect(read(ledger)).toBe('/ home\n/work work\n/work/repairs repairs\n');
    expect(await page(inRoot('rename', 'work', '--to', 'craft'))).toBe(0);
    expect(read(ledger)).toBe('/ home\n/work craft\n/work/repairs repairs\n');
  });
});
