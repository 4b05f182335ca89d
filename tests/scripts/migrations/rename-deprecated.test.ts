import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Contract } from '../../../engine/model/contract';
import type { ShapeNode } from '../../../engine/model/shape';
import { SiteEdit } from '../../../scripts/edit/site-edit';
import { renameDeprecated } from '../../../scripts/migrations/rename-deprecated';
import { engineContract } from '../../engine-contract';

/** A later engine, in which members of pages and pictures are called otherwise. */
const withFormer = (concept: string, formerNames: Readonly<Record<string, string>>) => ({
  [concept]: { ...engineContract.shape[concept], formerNames } as ShapeNode,
});
const later: Pick<Contract, 'shape' | 'parseDocument'> = {
  ...engineContract,
  shape: {
    ...engineContract.shape,
    ...withFormer('page', { abstract: 'summary', cover: 'image' }),
    ...withFormer('image', { file: 'src' }),
  },
};

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'plinth-rename-'));
  mkdirSync(join(root, 'files/text'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const manifest = {
  pages: {
    home: { path: '/', title: 'Home', abstract: 'Ours.' },
    work: { path: '/work', document: 'text/work.md' },
    again: { path: '/again', document: 'text/work.md' },
    none: { path: '/none', document: 'text/none.md' },
  },
};

/** What becomes of the document, and what is said of it. */
function rename(text: string): readonly [string, readonly string[]] {
  writeFileSync(join(root, 'site.manifest.json'), JSON.stringify(manifest));
  writeFileSync(join(root, 'files/text/work.md'), text);
  const site = new SiteEdit(root);
  const [first, ...said] = renameDeprecated(site, later);
  expect(first).toBe('"abstract" is called "summary" now.');
  expect(site.get('site.manifest.json')).toContain('"summary":"Ours."');
  return [site.get('files/text/work.md'), said];
}

test('front matter has the present names, and every other byte is kept', () => {
  const text =
    '---\r\n# ours\r\ntitle: Work\r\n"abstract":  What we do # short\r\n---\r\nabstract: x\r\n';
  expect(rename(text)).toEqual([
    text.replace('"abstract":', 'summary:'),
    ['"abstract" is called "summary" now.'],
  ]);
});

test('members within one another are renamed, too', () => {
  const text =
    '---\ncover:\n  file: a.jpg\n  alt: A yard\nabstract: >\n  What\n  we do\n---\nWords.\n';
  expect(rename(text)).toEqual([
    text.replace('cover', 'image').replace('file', 'src').replace('abstract', 'summary'),
    [
      '"abstract" is called "summary" now.',
      '"cover" is called "image" now.',
      '"file" is called "src" now.',
    ],
  ]);
});

test('of both names, the present one stays', () => {
  const [text] = rename('---\nabstract: |\n  Old\n  words\nsummary: New words\n---\nText.\n');
  expect(text).toBe('---\nsummary: New words\n---\nText.\n');
});

test.each([
  '---\nabstract: [\n---\nWords.\n',
  '---\nabstract: a\nabstract: b\n---\nWords.\n',
  'abstract: Words.\n',
  '---\n{ abstract: a, summary: b }\n---\nWords.\n',
])('what is broken or has no such member stays as it is: %j', (text) => {
  expect(rename(text)).toEqual([text, []]);
});
