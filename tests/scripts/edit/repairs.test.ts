// Every invalid site and its repair: what it writes, as a golden diff; a code without a repair says why.
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { findWords } from '../../../engine/content/shape/find-words';
import { contentFile, manifestRoot } from '../../../engine/content/shape/shape';
import { codes } from '../../../engine/manifest/catalogue';
import { formatJson } from '../../../scripts/edit/format-json';
import { printDiff } from '../../../scripts/edit/print-diff';
import { findFixes } from '../../../scripts/edit/repairs/find-fixes';
import { findRepair, rowOf } from '../../../scripts/edit/repairs/find-repair';
import { fixSite } from '../../../scripts/edit/repairs/fix-site';
import { Trial } from '../../../scripts/edit/repairs/trial';
import { openWorkspace } from '../../../scripts/files/workspace';
import { engineContract } from '../../engine-contract';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** A copy of a site with another text of its manifest. */
function copySite(from: string, change: (text: string) => string): string {
  const root = mkdtempSync(join(tmpdir(), 'repairs-'));
  folders.push(root);
  cpSync(from, root, { recursive: true });
  const file = join(root, 'site.manifest.json');
  writeFileSync(file, change(readFileSync(file, 'utf8')));
  return root;
}

const open = (root: string): Trial =>
  Trial.open({ workspace: openWorkspace(root), contract: engineContract });

/** As readers see it: without what nobody sees, without addresses, HTML and marks of emphasis. */
const toSeen = (text: string): string =>
  text
    .replace(/^https?:.*|\]\([^)]*\)|\[\^[^\]]*\]|<[^>]*>/g, '')
    .replace(/\s/g, ' ')
    .replace(/[^\p{L}\p{N} ]/gu, '')
    .trim();

/** The words of a manifest and its content files; of a document, all that is in it. */
function listWords(site: Trial): string[] {
  const { words } = engineContract;
  const texts = site.files.flatMap((path) => {
    if (path.endsWith('.md')) return [toSeen(site.read(`files/${path}`) ?? '')];
    const value = path.endsWith('.txt') ? site.parse(`files/${path}`) : [];
    return Array.from(findWords(words, contentFile, value), ({ text }) => toSeen(text));
  });
  const own = Array.from(findWords(words, manifestRoot, site.manifest), ({ text }) => toSeen(text));
  return [...texts, ...own].flatMap((text) => text.split(/ +/)).filter((word) => word !== '');
}

const repairable = codes.filter((code) => rowOf(code).fix ?? rowOf(code).ask);

describe.each(repairable)('%s', (code) => {
  const folder = `tests/invalid/${code}`;
  const site = open(folder);
  const [finding] = site.findings;
  const repair = finding && findRepair(finding, site);

  test('has a repair that writes what its golden file says', async () => {
    if (repair === undefined) throw new Error('There is no repair, or it does not work.');
    const how = repair.isSafe ? 'without asking' : 'when confirmed';
    const shown = `${repair.title} (${how})\n${printDiff(repair.after.edit.changes())}`;
    await expect(shown).toMatchFileSnapshot(`../../../${folder}/repair.diff`);
  });

  test.runIf(repair?.isSafe)('keeps every word that readers are told', () => {
    const left = new Set(repair?.after && listWords(repair.after));
    expect(listWords(site).filter((words) => !left.has(words))).toEqual([]);
  });

  test('is offered to programs as operations that write the same', () => {
    const fix = finding && findFixes(site).get(finding);
    expect([fix?.title, fix?.safe]).toEqual([repair?.title, repair?.isSafe]);
    const after = site.apply(fix?.operations ?? []);
    expect(after?.edit.changes()).toEqual(repair?.after.edit.changes());
  });

  test('is fixed without asking where the repair is safe, and only there', () => {
    const { fixed, site: after } = fixSite(site);
    expect(fixed.map(({ repair: { title } }) => title)).toEqual(
      repair?.isSafe ? [repair.title] : [],
    );
    expect(after.findings.some((one) => one.code === code)).toBe(!repair?.isSafe);
  });
});

test('only codes with a repair have a golden file', () => {
  // Not those that lack one: a new one is written only when all of these tests have run.
  const others = codes.filter((code) => !repairable.includes(code));
  expect(others.filter((code) => existsSync(`tests/invalid/${code}/repair.diff`))).toEqual([]);
  expect(repairable.length / codes.length).toBeGreaterThanOrEqual(0.6);
});

test('a repair keeps a manifest in canonical form, and touches the lines that it is about alone', () => {
  const root = copySite('tests/invalid/unknown-page', (text) => formatJson(JSON.parse(text)));
  const { site, fixed } = fixSite(open(root));
  expect(fixed).toHaveLength(1);
  const text = site.read('site.manifest.json') ?? '';
  expect(text).toBe(formatJson(JSON.parse(text)));
  const [before = '', after = ''] = site.edit
    .changes()
    .flatMap((one) => [String(one.before), String(one.after)]);
  const lines = (text: string): string[] => text.split('\n');
  expect(lines(after).filter((line) => !lines(before).includes(line))).toHaveLength(1);
});

test('very many findings are fixed together, with what is found only after them', () => {
  const root = copySite('tests/invalid/hidden-character', (text) => {
    const manifest = JSON.parse(text);
    manifest.pages.repairs.blocks = Array.from({ length: 150 }, (_, index) => ({
      ...{ type: 'text', items: [`Clock${'\u200b'} ${index}`] },
    }));
    return `${JSON.stringify(manifest, null, 2).trimEnd().slice(0, -1)},}`;
  });
  const { site, fixed } = fixSite(open(root));
  expect(
    fixed.map(({ finding: { code } }) => code).filter((code) => code !== 'hidden-character'),
  ).toEqual(['not-json']);
  expect(fixed).toHaveLength(152);
  expect(site.findings.map(({ code }) => code)).toEqual(['unused-file']);
});

test('what decides how a site is judged is never changed without asking', () => {
  const site = open('tests/invalid/unknown-rule');
  const [finding] = site.findings;
  expect(finding && rowOf(finding.code).fix).toBeUndefined();
  const root = copySite('tests/invalid/unknown-page', (text) =>
    text
      .replace('"repair" }', '"repairs" }')
      .replace(/\}\s*$/, ', "rules": { "long-title": { "severty": "warning" } } }'),
  );
  const other = open(root);
  expect(other.findings.map(({ code }) => code)).toContain('unknown-field');
  expect(fixSite(other).fixed).toEqual([]);
});

test('a reference that has no near name is taken out everywhere, as little as can be', () => {
  const root = copySite('tests/invalid/unknown-page', (text) =>
    text
      .replace('"page": "repair" }', '"page": "zzzzzzz" }')
      .replace('Call us: {phone}.', 'Call us: {phone}, or see [what we do](page:zzzzzzz).'),
  );
  const site = open(root);
  const [finding] = site.findings;
  const repair = finding && findRepair(finding, site);
  expect(repair).toMatchObject({ title: 'Remove what names it, at 2 places.', isSafe: false });
  expect(repair?.after.findings).toEqual([]);
  expect(repair?.after.read('site.manifest.json')).toContain(
    'Call us: {phone}, or see what we do.',
  );
});

describe('what is not surely right is not written without asking', () => {
  /** The minimal site with another member of the page "work". */
  const withMember = (name: string, value: unknown): string =>
    copySite('tests/sites/minimal', (text) => {
      const manifest = JSON.parse(text);
      manifest.site.currency = 'EUR';
      manifest.pages.work[name] = value;
      return JSON.stringify(manifest);
    });

  const priced = (amount: string): object[] => [
    { type: 'prices', groups: [{ items: [{ name: 'Tower clock', price: { amount } }] }] },
  ];

  test.each([
    ['text in place of an object', 'callToAction', 'Call us'],
    ['a path in place of a picture', 'image', 'images/logo.svg'],
    ['a path in place of pictures', 'blocks', [{ type: 'gallery', pictures: 'images/logo.svg' }]],
    ['a word in place of a list of objects', 'blocks', 'text'],
    ['true in place of a list', 'blocks', true],
    ['a number in place of an object', 'callToAction', 2019],
    ['a list in place of an object', 'callToAction', ['Call us']],
    ['an object in place of a text', 'title', { en: 'Our work' }],
    ['nothing in place of a text', 'lead', null],
    ['several terms in one text', 'searchTerms', 'mending, service'],
    ['a point that may group thousands', 'blocks', priced('1.200')],
    ['a comma that may group thousands', 'blocks', priced('1,200')],
  ])('%s', (_, name, value) => {
    const site = open(withMember(name, value));
    expect(site.findings.map(({ code }) => code)).toContain('wrong-type');
    expect(fixSite(site).fixed).toEqual([]);
    for (const finding of site.findings) {
      const repair = findRepair(finding, site);
      expect(JSON.stringify(repair?.operations ?? [])).not.toContain('[[');
      expect(repair?.after.findings ?? []).not.toContainEqual(
        expect.objectContaining({ code: 'wrong-type', pointer: finding.pointer }),
      );
    }
  });

  test.each([
    ['a number in quotes', 'blocks', priced('12.50'), '"amount":12.5}'],
    ['an object alone', 'blocks', { type: 'text', items: ['One.'] }, '[{"type":"text"'],
    ['one term', 'searchTerms', 'mending', '["mending"]'],
    ['a text in a list', 'lead', ['One.'], '"lead":"One."'],
  ])('but %s is repaired', (_, name, value, written) => {
    const { site } = fixSite(open(withMember(name, value)));
    expect(site.findings.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(JSON.stringify(site.manifest)).toContain(written);
  });

  test('a number becomes a text with all its digits', () => {
    const root = copySite('tests/sites/minimal', (text) =>
      text.replace('"+44 1632 960 123"', '12345678901234567890'),
    );
    expect(fixSite(open(root)).site.read('site.manifest.json')).toContain('"12345678901234567890"');
  });
});

test('the address of an endpoint keeps its path', () => {
  const root = copySite('tests/invalid/own-host', (text) =>
    text.replace(/"origin": "[^"]*"/, '"origin": "https://www.harbour.net/clocks"'),
  );
  const site = open(root);
  const finding = site.findings.find(({ code }) => code === 'wrong-format');
  const repair = finding && findRepair(finding, site);
  expect(repair?.isSafe).toBe(false);
  const text = repair?.after.read('site.manifest.json');
  expect(text).toContain('"origin": "https://www.harbour.net"');
  expect(text).toContain('"base": "/clocks/"');
});

describe('a value of a document gets one pair of quotation marks', () => {
  const fix = (label: string): string | undefined => {
    const root = copySite('tests/invalid/unclosed-code', (text) => text);
    writeFileSync(join(root, 'files/text/repairs.md'), `---\nlabel: ${label}\n---\n\nOne.\n`);
    return fixSite(open(root)).site.read('files/text/repairs.md')?.split('\n')[1];
  };

  test.each([
    ["'Today's work'", '"Today\'s work"'],
    ['"The "best" work"', String.raw`"The \"best\" work"`],
    ['Work: all', '"Work: all"'],
    ["'Anna''s' work'", undefined],
  ])('%s', (written, wanted = written) => {
    expect(fix(written)).toBe(`label: ${wanted}`);
  });
});

test('a semicolon between quotation marks belongs to an address', () => {
  const root = copySite('tests/sites/minimal', (text) => text);
  writeFileSync(join(root, 'redirects.csv'), 'from;to;status\n"/me;nu.php";/work;301\n');
  expect(fixSite(open(root)).site.read('redirects.csv')).toBe(
    'from,to,status\n"/me;nu.php",/work,301\n',
  );
});
