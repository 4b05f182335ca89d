// Not quick: it bundles the engine.
// Documents while they are edited: what is saved is seen, and a mistake is reported where it is.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDevSite } from '../../../scripts/dev/create-dev-site';
import type { DevSite } from '../../../scripts/dev/dev-site';
import { findWord } from '../../../scripts/dev/find-word';
import { openWorld } from '../../../scripts/source/open-world';
import { copySiteFolder } from '../../copy-site-folder';
import { askSite } from './ask-site';

let root: string;
let site: DevSite;
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'plinth-documents-'));
  copySiteFolder('tests/sites/documents', root);
  site = await createDevSite({ world: await openWorld(root), now: new Date('2026-03-01') });
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

function change(from: string, to: string, name = 'winter.md') {
  const document = join(root, 'files/texte', name);
  const text = readFileSync(document, 'utf8');
  if (!text.includes(from)) throw new Error(`the document does not hold ${from}`);
  writeFileSync(document, text.replace(from, to));
  return site.update([document]);
}

test('a page shows its documents, and visitors fetch their nodes', async () => {
  const { body } = await askSite(site, '/winter');
  expect(body).toContain('<h2 id="was-man-lasst">Was man lässt</h2>');
  expect(body).toContain('Was Baumschule Lindenhof rät');
  // Two texts of one page have headings and footnotes of the same names.
  const ids = [...String(body).matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
  expect(ids).toContain('was-zu-tun-ist-2');
  expect(new Set(ids).size).toBe(ids.length);
  const published = await askSite(site, '/files/texte/winter.md.json');
  expect(published.status).toBe(200);
  expect(JSON.parse(String(published.body)).nodes).toHaveLength(4);
  expect(await askSite(site, '/files/texte/winter.md')).toMatchObject({ status: 404 });
});

test('what is saved is seen', async () => {
  await askSite(site, '/winter');
  expect(await change('ruht der Baum', 'schläft der Baum')).toMatchObject({
    findings: [],
    effect: { css: false, shell: false, page: true },
  });
  expect((await askSite(site, '/winter')).body).toContain('schläft der Baum');
});

test('a mistake is reported where it is, over the last page that was right', async () => {
  const { findings } = await change('im Sommer.', 'im <b>Sommer</b>.');
  expect(findings).toMatchObject([
    { code: 'html-in-document', file: 'files/texte/winter.md', line: 24, column: 38 },
  ]);
  expect((await askSite(site, '/winter')).body).toContain('erntet im Sommer.');
  expect((await change('<b>Sommer</b>', 'Sommer')).findings).toEqual([]);
});

test('a link to a heading of a document is known, and one to another is not', async () => {
  const { findings } = await change('## Was man lässt', '## Was man besser lässt');
  expect(findings).toEqual([]);
  const other = await change('### Kälte', '### Frost');
  expect(other.findings).toMatchObject([
    { code: 'unknown-anchor', file: 'files/texte/hecken.txt', line: 1 },
  ]);
  expect((await change('### Frost', '### Kälte')).findings).toEqual([]);
});

describe('a page that is said by a document', () => {
  const changePage = (from: string, to: string) => change(from, to, 'ueber-uns.md');
  const read = async () => String((await askSite(site, '/ueber-uns')).body);

  test('shows its words, then its text, then its blocks', async () => {
    const body = await read();
    expect(body).toContain('<title>Über uns');
    expect(body).toContain('drei Menschen und ein Pferd');
    const parts = ['Seit 1987 in Baumschule Lindenhof', 'Wir ziehen Bäume', 'Lindenhof, Allee 4.'];
    const places = parts.map((words) => body.indexOf(words));
    expect(Math.min(...places)).toBeGreaterThan(0);
    expect(places).toEqual([...places].sort((one, other) => one - other));
  });

  test('follows both parts of it, on every page that names the page', async () => {
    await read();
    const { findings, effect } = await changePage('title: Über uns', 'title: Der Hof');
    expect({ findings, effect }).toMatchObject({ findings: [], effect: { page: true } });
    expect(await read()).toContain('<title>Der Hof');
    expect((await askSite(site, '/winter')).body).toContain('>Der Hof</a>');
    await changePage('die bleiben', 'die dauern');
    expect(await read()).toContain('Wir ziehen Bäume, die dauern.');
    await changePage('title: Der Hof', 'title: Über uns');
  });

  test('has its mistakes where it says them', async () => {
    const { findings } = await changePage('alt: Die', 'alte: Die');
    expect(findings).toMatchObject([
      { code: 'unknown-field', file: 'files/texte/ueber-uns.md', line: 6, column: 33 },
    ]);
    expect((await changePage('alte: Die', 'alt: Die')).findings).toEqual([]);
  });

  test('tells where each of its words is', () => {
    const words = site.findWords('/ueber-uns', ({ file, line }) => `${file}:${line}`);
    if (words === undefined) throw new Error('There are no words.');
    const texts = words.runs.map(({ text }) => text);
    const find = (text: string): string | undefined => {
      const index = texts.indexOf(text);
      const chosen = { texts, index, text, offset: 0, blocks: [] };
      return findWord(chosen, words)[0]?.place;
    };
    expect(find('Über uns')).toBe('files/texte/ueber-uns.md:2:8');
    expect(find('Wer wir sind')).toBe('files/texte/ueber-uns.md:11:4');
  });
});

test('what is doubtful in a style sheet of the site is a note', async () => {
  const sheet = join(root, 'theme.css');
  writeFileSync(sheet, '.text {\n  colr: red;\n}\n');
  expect((await site.update([sheet])).findings).toMatchObject([
    { code: 'doubtful-styles', severity: 'note', file: 'theme.css', line: 2, column: 3 },
  ]);
  expect((await change('Düngen', 'Jäten')).findings).toHaveLength(1);
  writeFileSync(sheet, '.text {\n  color: red;\n}\n');
  expect((await site.update([sheet])).findings).toEqual([]);
});
