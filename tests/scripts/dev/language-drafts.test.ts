// What is not translated yet: it is shown while somebody works on it, and is in no build.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { validateSite } from '../../../engine/manifest/validate-site';
import { createDevSite } from '../../../scripts/dev/create-dev-site';
import { openWorkspace } from '../../../scripts/files/workspace';
import { readSite } from '../../../scripts/source/read-site';
import { copySiteFolder } from '../../copy-site-folder';
import { engineContract } from '../../engine-contract';
import { askSite } from './ask-site';

const folder = mkdtempSync(join(tmpdir(), 'plinth-language-drafts-'));
const root = join(folder, 'site');
copySiteFolder('tests/sites/languages', root);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('new words are seen in every language, and wait there for their translation', async () => {
  const file = join(root, 'site.manifest.json');
  const before = readFileSync(file, 'utf8');
  const manifest = JSON.parse(before);
  const { about } = manifest.pages;
  about.blocks = [
    ...(about.blocks ?? []),
    { type: 'text', heading: 'New words.', items: [{ text: 'Quite new.' }] },
  ];
  writeFileSync(file, JSON.stringify(manifest));
  const workspace = openWorkspace(root);
  const world = { workspace, contract: engineContract };
  const site = await createDevSite({ world, now: new Date('2026-03-01') });
  const { findings } = await site.update([]);
  expect(findings.map(({ code }) => code)).toContain('missing-translation');
  for (const path of ['/about', '/de/ueber-uns'])
    expect((await askSite(site, path)).body).toContain('New words.');
  expect(validateSite(readSite(workspace), engineContract).publication).toBeUndefined();
  await site.close();
  writeFileSync(file, before);
});

test('in development a page that is a draft in one language is there, and what it lacks is no error', async () => {
  const file = join(root, 'files/languages/de/pages/about.json');
  const translation = JSON.parse(readFileSync(file, 'utf8'));
  const [first, ...others] = translation.words;
  const draft = { draft: true, path: translation.path, words: [...others, { ...first, to: '' }] };
  writeFileSync(file, JSON.stringify(draft));
  const workspace = openWorkspace(root);
  const world = { workspace, contract: engineContract };
  const site = await createDevSite({ world, now: new Date('2026-03-01') });
  const { findings } = await site.update([]);
  expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect((await askSite(site, '/de/ueber-uns')).body).toContain('<html lang="de"');
  expect((await askSite(site, '/about')).body).toContain('href="/de/ueber-uns"');
  const { publication } = validateSite(readSite(workspace), engineContract);
  const german = publication?.sites.find(({ manifest }) => manifest.site.language === 'de');
  expect(german?.manifest.pages.about?.language).toBe('en-GB');
  await site.close();
});
