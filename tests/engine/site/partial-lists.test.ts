// Lists in a language that lacks some of the items, or all: they show those that are there, and never say that there is nothing.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { createRenderers } from '../../../engine/entry/prerender';
import { validateSite } from '../../../engine/manifest/validate-site';
import { makeContent } from '../../../engine/output/output';
import { listOutputs } from '../../../engine/output/outputs';
import { toDerived } from '../../../engine/output/site-facts';
import { buildPublication } from '../../../engine/site/build-publication';
import { openWorkspace } from '../../../scripts/files/workspace';
import { readSite } from '../../../scripts/source/read-site';
import { SiteFiles } from '../../../scripts/source/site-files';
import { bareAssets } from '../../bare-assets';
import { copySiteFolder } from '../../copy-site-folder';
import { engineContract } from '../../engine-contract';

const root = mkdtempSync(join(tmpdir(), 'plinth-partial-'));
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** The documents of the site with German, of which there are some pages and these files. */
function makeDocuments(files: Readonly<Record<string, string>>): (path: string) => string {
  copySiteFolder('tests/sites/collections', root);
  const file = join(root, 'site.manifest.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  manifest.languages = { de: { name: 'Deutsch', path: '/de' } };
  const rules = ['missing-translation', 'untraced-translation', 'translation-structure'];
  const off = { severity: 'off', reason: 'Here it is about lists.' };
  manifest.rules = { ...manifest.rules, ...Object.fromEntries(rules.map((name) => [name, off])) };
  writeFileSync(file, JSON.stringify(manifest));
  const pages = ['home', 'news', 'concerts'].map((id) => [`pages/${id}.json`, '{ "words": [] }']);
  for (const [path = '', text = ''] of [...pages, ...Object.entries(files)]) {
    const own = join(root, 'files/languages/de', path);
    mkdirSync(dirname(own), { recursive: true });
    writeFileSync(own, text);
  }
  const workspace = openWorkspace(root);
  const { publication: valid, findings } = validateSite(readSite(workspace), engineContract);
  if (valid === undefined) throw new Error(JSON.stringify(findings, null, 2));
  const publication = buildPublication(valid, {
    ...{ contract: engineContract, files: new SiteFiles(workspace) },
    ...{ now: new Date('2026-03-01'), drafts: false },
  });
  const [first, ...others] = publication.sites.map((site) => ({
    ...toDerived(site),
    assets: bareAssets,
  }));
  if (first === undefined) throw new Error('The publication has no site');
  const renderers = createRenderers();
  const outputs = listOutputs({ publication: { sites: [first, ...others] }, files: [], renderers });
  const byPath = new Map([...outputs].map((output) => [output.path, output]));
  return (path) => {
    const output = byPath.get(path);
    if (output === undefined) throw new Error(`There is no ${path}`);
    return String(makeContent(output));
  };
}

const nothing = 'class="item-none"';

test('without any, the newest leave themselves out, and a list says nothing', () => {
  const make = makeDocuments({});
  expect(make('index.html')).toContain('>Next on our stage<');
  expect(make('de/index.html')).not.toContain('>Next on our stage<');
  for (const page of ['de/index', 'de/news', 'de/concerts'])
    expect(make(`${page}.html`)).not.toContain(nothing);
});

test('a draft in the language is not there in it', () => {
  const path = 'news/cello-week.md';
  const make = makeDocuments({ [path]: '---\ntitle: Celli\ndraft: true\n---\n\nCelli.\n' });
  expect(make('de/index.html')).not.toContain(nothing);
  expect(make('de/news.html')).not.toContain('Celli');
});

test('with some, the newest show these', () => {
  const path = 'news/cello-week.md';
  const make = makeDocuments({ [path]: '---\ntitle: Woche der Celli\n---\n\nCelli.\n' });
  expect(make('de/index.html')).toContain('Woche der Celli');
  expect(make('de/index.html')).not.toContain('>Next on our stage<');
});
