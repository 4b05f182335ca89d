// Pages with documents: adding one writes Markdown, and renaming or removing one changes the links in all of them.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { editDocuments } from '../../../scripts/edit/document-edits';
import { addPage } from '../../../scripts/edit/page-edits';
import { removePage } from '../../../scripts/edit/remove-page';
import { renamePage } from '../../../scripts/edit/rename-page';
import { SiteEdit } from '../../../scripts/edit/site-edit';
import { openWorkspace } from '../../../scripts/files/workspace';
import { copySiteFolder } from '../../copy-site-folder';
import { engineContract } from '../../engine-contract';

const winter = 'files/texte/winter.md';

let root: string;
let site: SiteEdit;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'plinth-edit-'));
  copySiteFolder('tests/sites/documents', root);
  site = new SiteEdit(root);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const world = () => ({ workspace: openWorkspace(root), contract: engineContract });

/** The lines of the document that differ, as they are now. */
function changedLines(before: string): string[] {
  const lines = before.split('\n');
  return (site.read(winter) ?? '').split('\n').filter((line) => !lines.includes(line));
}

test('a new page is one document, which says its words and its summary', () => {
  const summary = '1. Wer *will*, [kann] {betrieb} fragen';
  addPage(site, { id: 'neu', path: '/neu', title: 'Neu: ja', summary, markdown: true });
  const text = site.get('files/neu.md');
  expect(text).toContain('\n1\\. Wer \\*will\\*, \\[kann\\] {betrieb} fragen\n');
  const { value, matter } = engineContract.parseDocument(text);
  expect(value).toEqual([{ $text: [summary] }]);
  expect(matter?.value).toEqual({ title: 'Neu: ja', summary });
  const { pages } = JSON.parse(site.get('site.manifest.json'));
  expect(pages.neu).toEqual({ path: '/neu', document: 'neu.md' });
});

test('a new page leaves a document that is there as it is', () => {
  const words = { title: 'Neu', summary: 'Neues.' };
  site.set('files/neu.md', 'Alte Worte.\n');
  addPage(site, { id: 'neu', path: '/neu', ...words, markdown: true });
  expect(site.read('files/neu.md')).toBe('Alte Worte.\n');
  const { pages } = JSON.parse(site.get('site.manifest.json'));
  expect(pages.neu).toEqual({ path: '/neu', ...words, document: 'neu.md' });
});

describe('links in front matter', () => {
  const lead = (words: string): string => `---\nlead: "\\u0041 *b*: ${words}."\n---\n\nWorte.\n`;
  const named = (words: string): void => {
    const { pages } = JSON.parse(site.get('site.manifest.json'));
    const value = { ...pages.start, document: 'neu.md' };
    site.apply({ op: 'set', file: 'site.manifest.json', path: ['pages', 'start'], value });
    site.set('files/neu.md', lead(words));
  };

  beforeEach(() => {
    writeFileSync(join(root, 'files/neu.md'), '');
    named('[Hecken](page:hecken#x)');
  });

  test('follow a page that is renamed', () => {
    renamePage(site, world(), ['hecken', 'gehoelze']);
    expect(site.read('files/neu.md')).toBe(lead('[Hecken](page:gehoelze#x)'));
  });

  test('become their words where a page is removed', () => {
    editDocuments(site, engineContract.parseDocument, {
      ...{ id: 'hecken', toTarget: () => undefined },
    });
    expect(site.read('files/neu.md')).toBe(lead('Hecken'));
  });
});

test('links follow a page that is renamed, and nothing else changes', () => {
  const before = site.get(winter);
  renamePage(site, world(), ['hecken', 'gehoelze']);
  expect(changedLines(before)).toEqual([
    'Im Winter ruht der Baum, *nicht* der Gärtner. Was {betrieb} rät, steht [bei den Hecken](page:gehoelze).[^rat]',
  ]);
});

test('links to a page that is removed become their words, or lead elsewhere', () => {
  const before = site.get(winter);
  removePage(site, world(), { id: 'hecken', to: undefined });
  expect(changedLines(before)).toEqual([
    'Im Winter ruht der Baum, *nicht* der Gärtner. Was {betrieb} rät, steht bei den Hecken.[^rat]',
  ]);
  site = new SiteEdit(root);
  removePage(site, world(), { id: 'hecken', to: 'start' });
  expect(changedLines(before)[0]).toContain('[bei den Hecken](page:start)');
});
