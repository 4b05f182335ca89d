import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { applyOperations } from '../../../scripts/edit/apply-operations';
import { Base } from '../../../scripts/edit/base';
import { check } from '../../../scripts/edit/check';
import type { Operation } from '../../../scripts/edit/operations';
import { SiteEdit } from '../../../scripts/edit/site-edit';
import { openWorkspace } from '../../../scripts/files/workspace';
import { readContract } from '../../../scripts/source/open-world';
import { copySiteFolder } from '../../copy-site-folder';

const file = 'site.manifest.json';
/** One pixel. */
const png =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'plinth-files-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

async function open(name: string): Promise<Base> {
  copySiteFolder(`tests/sites/${name}`, root);
  const workspace = openWorkspace(root);
  return new Base({ workspace, contract: await readContract(workspace, { documents: true }) });
}

/** The site after operations that it accepts. */
async function change(name: string, operations: readonly Operation[]): Promise<SiteEdit> {
  const base = await open(name);
  const { site, refusing } = check(operations, base);
  expect(refusing).toEqual([]);
  return site;
}

describe('a picture', () => {
  const put: Operation = { op: 'put', file: 'files/bilder/punkt.png', base64: png };
  const show: Operation = {
    ...{ op: 'set', file, path: ['pages', 'hecken', 'image'] },
    value: { src: 'bilder/punkt.png', alt: 'Ein Punkt' },
  };

  test('is put with the page that shows it, and looked at before it is written', async () => {
    const base = await open('documents');
    expect(check([put, show], base).refusing).toEqual([]);
    const broken = { ...put, base64: png.slice(0, 40) } as Operation;
    expect(check([broken, show], base).refusing.map(({ code }) => code)).toEqual(['broken-file']);
    expect(check([show], base).refusing.map(({ code }) => code)).toEqual(['missing-file']);
  });

  test('is replaced and deleted, and each byte comes back', async () => {
    const base = await open('documents');
    const bytes = Buffer.from(png, 'base64');
    writeFileSync(join(root, 'files/bilder/alt.png'), bytes);
    const site = new SiteEdit(root);
    const other = { op: 'put', file: 'files/bilder/alt.png', base64: '/wD/' } as const;
    const gone = { op: 'delete', file: 'files/bilder/alt.png' } as const;
    const inverse = applyOperations(site, base.world, [other, gone]);
    expect(site.changes()).toEqual([
      { path: 'files/bilder/alt.png', before: bytes, after: undefined },
    ]);
    const again = JSON.parse(JSON.stringify(inverse));
    applyOperations(site, base.world, again);
    expect(site.changes()).toEqual([]);
  });

  test('is not deleted where a page shows it', async () => {
    const base = await open('documents');
    const { refusing } = check([{ op: 'delete', file: 'files/bilder/hecke.svg' }], base);
    expect(refusing.map(({ code }) => code)).toContain('missing-file');
  });
});

describe('a file that is moved', () => {
  test('is named by its new path in the manifest, in documents and in their front matter', async () => {
    const site = await change('documents', [
      { op: 'move', file: 'files/bilder/hecke.svg', to: 'files/neu/die-hecke.svg' },
      { op: 'move', file: 'files/bilder/zeichen.svg', to: 'files/zeichen.svg' },
    ]);
    expect(site.read('files/texte/winter.md')).toContain(
      '![Die Hecke im Schnee](neu/die-hecke.svg#wide "Die Hecke am *Hof*.")',
    );
    expect(site.read('files/texte/winter.md')).toContain('![Zeichen](zeichen.svg)');
    expect(site.read('files/texte/ueber-uns.md')).toContain(
      'image: { src: neu/die-hecke.svg, alt: Die Hecke vor dem Hof }',
    );
    expect(JSON.parse(site.get(file)).site.logo.src).toBe('zeichen.svg');
    expect(site.read('files/bilder/hecke.svg')).toBeUndefined();
    expect(site.read('files/neu/die-hecke.svg')).toBe(
      readFileSync(join(root, 'files/bilder/hecke.svg'), 'utf8'),
    );
  });

  test('keeps what the manifest says of it as a picture', async () => {
    const site = await change('everything', [
      { op: 'move', file: 'files/bilder/morgen.jpg', to: 'files/bilder/frueh.jpg' },
      { op: 'move', file: 'files/bilder/morgen-hoch.jpg', to: 'files/bilder/frueh-hoch.jpg' },
    ]);
    const { pictures } = JSON.parse(site.get(file));
    expect(Object.keys(pictures)).toEqual(['bilder/frueh.jpg']);
    expect(pictures['bilder/frueh.jpg'].narrow).toBe('bilder/frueh-hoch.jpg');
  });

  test('may be an icon, under its new name alone', async () => {
    const base = await open('everything');
    const move = { op: 'move', file: 'files/icons/blatt.svg', to: 'files/icons/laub.svg' } as const;
    expect(check([move], base).refusing).toEqual([]);
    const gone = check([{ op: 'delete', file: 'files/icons/blatt.svg' }], base);
    expect(gone.refusing.map(({ code }) => code)).toContain('unknown-icon');
  });

  test('takes along what is wrong with it', async () => {
    const base = await open('documents');
    writeFileSync(join(root, 'files/texte/hecken.txt'), '["A [gone](page:gone)."]\n');
    writeFileSync(join(root, 'files/texte/fruehjahr.md'), 'A [gone](page:gone).\n');
    writeFileSync(join(root, 'files/bilder/hecke.svg'), 'None.');
    const wrong = base.validation.findings.filter(({ severity }) => severity === 'error');
    expect(new Set(wrong.map(({ code }) => code))).toEqual(
      new Set(['unknown-page', 'other-format']),
    );
    const { refusing, gone } = check(
      [
        { op: 'move', file: 'files/texte/hecken.txt', to: 'files/hecken.txt' },
        { op: 'move', file: 'files/texte/fruehjahr.md', to: 'files/fruehjahr.md' },
        { op: 'move', file: 'files/bilder/hecke.svg', to: 'files/hecke.svg' },
      ],
      base,
    );
    expect([refusing, gone]).toEqual([[], []]);
  });

  test('stays JSON, or Markdown, by its ending', async () => {
    const base = await open('documents');
    const move = {
      op: 'move',
      file: 'files/texte/hecken.txt',
      to: 'files/texte/hecken.md',
    } as const;
    expect(() => check([move], base)).toThrow('files/texte/hecken.txt is JSON, and');
    writeFileSync(join(root, move.file), '---\ntitle: A\n---\n\nB\n');
    expect(check([move], base).site.read(move.to)).toContain('title: A');
  });

  test('may be the text of a page', async () => {
    const site = await change('documents', [
      { op: 'move', file: 'files/texte/ueber-uns.md', to: 'files/wir.md' },
      { op: 'move', file: 'files/texte/hecken.txt', to: 'files/hecken.txt' },
    ]);
    const { pages } = JSON.parse(site.get(file));
    expect(pages['ueber-uns'].document).toBe('wir.md');
    expect([pages.hecken.blocks[0].file, pages['ueber-uns'].blocks[0].file]).toEqual([
      'hecken.txt',
      'hecken.txt',
    ]);
  });

  test('is found as an icon, in links of texts, and in the list of redirects', async () => {
    const base = await open('everything');
    writeFileSync(
      join(root, 'redirects.csv'),
      'from,to\n/alte-liste.pdf,file:papiere/preisliste.pdf\n',
    );
    const text: Operation = {
      ...{ op: 'write', file: 'files/texte/hecken.txt' },
      text: '["Die [Liste](file:papiere/preisliste.pdf) und die [*alte*](file:papiere/preisliste.pdf).", [{ "link": { "text": "Liste", "to": "file:papiere/preisliste.pdf" } }]]\n',
    };
    const { site } = check(
      [
        text,
        { op: 'move', file: 'files/papiere/preisliste.pdf', to: 'files/papiere/preise.pdf' },
        { op: 'move', file: 'files/icons/blatt.svg', to: 'files/icons/laub.svg' },
      ],
      base,
    );
    expect(site.read('redirects.csv')).toBe('from,to\n/alte-liste.pdf,file:papiere/preise.pdf\n');
    expect(site.read('files/texte/hecken.txt')).not.toContain('preisliste');
    expect(site.read('files/texte/hecken.txt')?.match(/file:papiere\/preise\.pdf/g)).toHaveLength(
      3,
    );
    expect(site.get(file)).not.toContain('preisliste.pdf');
    expect(site.get(file)).not.toContain('"blatt"');
    expect(site.get(file)).toContain('"laub"');
  });

  test.each<readonly [Operation, string]>([
    [
      { op: 'move', file: 'files/bilder/heke.svg', to: 'files/x.svg' },
      'There is no files/bilder/heke.svg. Did you mean "files/bilder/hecke.svg"?',
    ],
    [{ op: 'delete', file: 'files/nichts.png' }, 'There is no files/nichts.png.'],
    [
      { op: 'move', file: 'files/bilder/hecke.svg', to: 'files/bilder/zeichen.svg' },
      'There is a file files/bilder/zeichen.svg already. Choose another path, or delete it first.',
    ],
    [
      { op: 'move', file: 'files/bilder/hecke.svg', to: 'blocks/x.svg' },
      'An operation cannot change "blocks/x.svg".',
    ],
    [{ op: 'put', file: '.git/x', text: '' }, 'An operation cannot change ".git/x".'],
    [{ op: 'delete', file }, `${file} cannot be removed: without it there is no site.`],
    [{ op: 'move', file, to: 'files/x.txt' }, `${file} cannot be moved`],
    [
      { op: 'put', file: 'files/x.png', base64: 'a-b' },
      'The "base64" of files/x.png is not base64',
    ],
  ])('is refused with the reason: %j', async (operation, said) => {
    const base = await open('documents');
    expect(() => check([operation], base)).toThrow(said);
  });
});
