// Pages with documents: adding one writes Markdown, and renaming or removing one changes the links in all of them.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addPage, renamePage } from '../../../scripts/edit/page-edits';
import { removePage } from '../../../scripts/edit/remove-page';
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

test('a new page says its summary in Markdown', () => {
  const summary = '1. Wer *will*, [kann] {betrieb} fragen';
  addPage(site, { id: 'neu', path: '/neu', title: 'Neu', summary, markdown: true });
  expect(site.read('files/neu.md')).toBe('1\\. Wer \\*will\\*, \\[kann\\] {betrieb} fragen\n');
  const { value } = engineContract.parseDocument(site.read('files/neu.md') ?? '');
  expect(value).toEqual([{ $text: [summary] }]);
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
