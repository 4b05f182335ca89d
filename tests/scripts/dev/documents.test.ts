// Not quick: it bundles the engine.
// Documents while they are edited: what is saved is seen, and a mistake is reported where it is.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDevSite } from '../../../scripts/dev/create-dev-site';
import type { DevSite } from '../../../scripts/dev/dev-site';
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

const document = () => join(root, 'files/texte/winter.md');

function change(from: string, to: string) {
  const text = readFileSync(document(), 'utf8');
  if (!text.includes(from)) throw new Error(`the document does not hold ${from}`);
  writeFileSync(document(), text.replace(from, to));
  return site.update([document()]);
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
});
