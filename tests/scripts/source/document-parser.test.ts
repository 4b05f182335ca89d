import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findDocumentParser } from '../../../scripts/source/document-parser';

const root = mkdtempSync(join(tmpdir(), 'plinth-documents-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
mkdirSync(join(root, 'files'));
writeFileSync(join(root, 'files/README.md'), 'A guide.');

const parse = async (...names: readonly string[]): Promise<string> => {
  writeFileSync(join(root, 'site.manifest.json'), JSON.stringify({ names }));
  const parser = await findDocumentParser(root, { documents: false });
  return JSON.stringify(parser('Words.').value);
};

test('the parser is loaded for a site that names a document', async () => {
  expect(await parse('text/a.txt', 'text/b.md')).toContain('Words.');
});

test.each(['text/a.txt', 'md', 'a.md.txt', 'a.mdx'])(
  'it is not loaded for a site that names %s alone, with a guide among its files',
  async (name) => {
    await expect(parse(name)).rejects.toThrow('Markdown');
  },
);

test('it is loaded where documents may come', async () => {
  rmSync(join(root, 'site.manifest.json'));
  const parser = await findDocumentParser(root, { documents: true });
  expect(JSON.stringify(parser('Words.').value)).toContain('Words.');
});
