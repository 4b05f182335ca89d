// A paragraph of a document, written with others below it, as something else, or taken out.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { applyEdits, type Edit } from '../../../scripts/edit/edits';
import { SiteEdit } from '../../../scripts/edit/site-edit';
import { toParagraphOperations } from '../../../scripts/editor/server/paragraphs';
import type { ParagraphKind } from '../../../scripts/editor/wire';
import { engineContract } from '../../engine-contract';

const root = mkdtempSync(join(tmpdir(), 'plinth-paragraphs-'));
mkdirSync(join(root, 'files'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

interface Asked {
  readonly text: string;
  readonly below?: readonly string[];
  readonly as?: ParagraphKind;
}

function write(document: string, pointer: string, { text, below = [], as }: Asked): string {
  const file = 'files/a.md';
  writeFileSync(join(root, file), document);
  const reading = { site: new SiteEdit(root), parse: engineContract.parseDocument };
  const [operation] = toParagraphOperations(reading, { file, pointer }, { text, below, as });
  return applyEdits(document, (operation as { readonly edits: readonly Edit[] }).edits);
}

test.each<readonly [document: string, pointer: string, asked: Asked, written: string]>([
  ['One.\n', '/0', { text: 'Two.' }, 'Two.\n'],
  ['One.\n\nLast.\n', '/0', { text: 'A.', below: ['B.', 'C.'] }, 'A.\n\nB.\n\nC.\n\nLast.\n'],
  ['One.\n', '/0', { text: 'One.', as: 'heading' }, '## One.\n'],
  ['One.\n', '/0', { text: 'One.', as: 'list', below: ['Two.'] }, '- One.\n- Two.\n'],
  ['Before.\n\nOne.\n\nLast.\n', '/1', { text: '' }, 'Before.\n\nLast.\n'],
])('%j at %s, %j', (document, pointer, asked, written) => {
  expect(write(document, pointer, asked)).toBe(written);
});
