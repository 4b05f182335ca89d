// Not quick: it bundles the engine.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createDevSite } from '../../../scripts/dev/create-dev-site';
import { startDevServer } from '../../../scripts/dev/dev-server';
import type { DevSite } from '../../../scripts/dev/dev-site';
import { openWorkspace } from '../../../scripts/files/workspace';
import { openWorld } from '../../../scripts/source/open-world';
import { copySiteFolder } from '../../copy-site-folder';
import { askSite } from './ask-site';

let root: string;
let site: DevSite;
beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'plinth-dev-'));
  copySiteFolder('tests/sites/everything', root);
  site = await createDevSite({ world: await openWorld(root), now: new Date('2026-03-01') });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const ask = (path: string, query?: string) => askSite(site, path, query);

const manifestPath = () => join(root, 'site.manifest.json');

function change(path: string, from: string, to: string) {
  const text = readFileSync(path, 'utf8');
  if (!text.includes(from)) throw new Error(`${path} does not hold ${from}`);
  writeFileSync(path, text.replace(from, to));
  return site.update([path]);
}

test('shows drafts, redirects and unknown addresses as a server would', async () => {
  expect(await ask('/baumschule/sortiment/neu')).toMatchObject({ status: 200 });
  expect(await ask('/baumschule/obst')).toMatchObject({ status: 301 });
  expect(await ask('/baumschule/rosen')).toMatchObject({ status: 410 });
  expect(await ask('/baumschule/nirgends')).toMatchObject({ status: 404 });
  expect(await ask('/baumschule/_site/pages/kontakt.json')).toMatchObject({ status: 200 });
});

test('sends forms to itself', async () => {
  const server = await startDevServer({
    ...{ workspace: openWorkspace(root), port: 0, site, sources: [] },
    ...{ report: () => undefined, restart: () => undefined },
  });
  const { headers } = await fetch(`${server.origin}/baumschule/kontakt`);
  await server.close();
  const policy = headers.get('content-security-policy');
  expect(policy).toContain("form-action 'self';");
  expect(policy).not.toContain('formulare.example.org');
  expect([...site.recipients().keys()]).toContain('/annahme');
});

test('takes a changed text into the open page', async () => {
  const file = join(root, 'files/texte/hecken.txt');
  await ask('/baumschule/sortiment/gehoelze/hecken');
  expect(await change(file, 'Eine Hecke ist', 'Eine gute Hecke ist')).toEqual({
    findings: [],
    effect: { css: false, shell: false, page: true, moved: {} },
  });
  expect((await ask('/baumschule/sortiment/gehoelze/hecken')).body).toContain(
    'Eine gute Hecke ist',
  );
});

test('says what a page has to take in', async () => {
  const none = { css: false, shell: false, page: true, moved: {} };
  await ask('/baumschule/kontakt');
  expect((await change(manifestPath(), '"Anfragen"', '"Anfrage stellen"')).effect).toEqual({
    ...none,
    shell: true,
  });
  expect(
    (await change(manifestPath(), '"ground": "#fbf8f1"', '"ground": "#fefefe"')).effect,
  ).toEqual({
    ...none,
    css: true,
  });
  expect(
    (await change(manifestPath(), '"path": "/impressum"', '"path": "/rechtliches"')).effect,
  ).toEqual({
    ...none,
    shell: true,
    moved: { '/baumschule/impressum': '/baumschule/rechtliches' },
  });
  const nothing = { ...none, page: false };
  expect(await site.update([manifestPath()])).toMatchObject({ effect: nothing });
});

test('says nothing to pages of what nobody has asked for', async () => {
  const text = join(root, 'files/texte/hecken.txt');
  const { effect: nothing } = await site.update([text]);
  await ask('/baumschule/kontakt');
  expect((await change(text, 'Eine Hecke ist', 'Eine gute Hecke ist')).effect).toEqual(nothing);
  await ask('/baumschule/files/texte/hecken.txt');
  const shown = { ...(nothing as object), page: true };
  expect((await change(text, 'Eine gute Hecke ist', 'Die Hecke ist')).effect).toEqual(shown);
  expect(await site.update([text])).toMatchObject({ effect: nothing });
});

test('a site that is as it was read is not read again', async () => {
  const { shown } = site;
  expect(await site.update([])).toEqual({ findings: [], effect: 'none' });
  expect(site.shown).toBe(shown);
});

test('what has changed since a site was read is shown, although nobody saw it change', async () => {
  const text = join(root, 'files/texte/hecken.txt');
  writeFileSync(text, readFileSync(text, 'utf8').replace('Eine Hecke ist', 'Eine gute Hecke ist'));
  await site.update([]);
  const { body } = await ask('/baumschule/sortiment/gehoelze/hecken');
  expect(body).toContain('Eine gute Hecke ist');
});

test('shows a page as soon as it exists to a visitor who requested it before', async () => {
  const path = '/baumschule/_site/pages/sortiment/gehoelze/neue-hecken.json';
  expect(await ask(path)).toMatchObject({ status: 404 });
  const [from, to] = ['/sortiment/gehoelze/hecken"', '/sortiment/gehoelze/neue-hecken"'];
  expect((await change(manifestPath(), from, to)).effect).toMatchObject({ page: true });
  expect(await ask(path)).toMatchObject({ status: 200 });
});

test.each([
  ['the language', '"language": "de"', '"language": "de-AT"'],
  ['the base path', '"base": "/baumschule/"', '"base": "/gaertnerei/"'],
  ['where a switcher opens', '"defaultChild": "ort-hof"', '"defaultChild": "ort-stadt"'],
])('%s needs the document anew', async (_, from, to) => {
  expect(await change(manifestPath(), from, to)).toMatchObject({ findings: [], effect: 'reload' });
});

test('keeps the last good site while something is wrong, and recovers', async () => {
  const { findings, effect } = await change(
    manifestPath(),
    '"title": "Impressum"',
    '"titel": "Impressum"',
  );
  expect(findings.map(({ code }) => code)).toEqual(['unknown-field']);
  expect(effect).toBe('none');
  expect((await ask('/baumschule/impressum')).body).toContain('Impressum');
  expect(await change(manifestPath(), '"titel"', '"title"')).toMatchObject({ findings: [] });
});

test('changes of engine and schemas ask for a restart, those of styles do not', async () => {
  for (const path of ['engine/ui/link.tsx', 'schemas/page.schema.json'])
    expect(await site.update([join(process.cwd(), path)])).toMatchObject({ effect: 'restart' });
  expect(await site.update([join(process.cwd(), 'engine/styles/base.css')])).toMatchObject({
    findings: [],
    effect: { page: false },
  });
});

test('an open page gets what there is today by the names it knows', async () => {
  const folder = '/baumschule/_site/assets';
  const html = (await ask('/baumschule/kontakt')).body;
  const [, set] = /\/(page-\w+-)\w+\.css/.exec(html) ?? [];
  for (const name of ['styles-', 'live-', set]) {
    const { status, body } = await ask(`${folder}/${name}0000000000000000.css`);
    expect(status).toBe(200);
    expect(body).toContain('@layer');
  }
  expect((await ask(`${folder}/page-000000-0000000000000000.css`)).status).toBe(404);
});

test('an open page gets the sheets of all sets of blocks that it has had', async () => {
  const first = JSON.parse(readFileSync(manifestPath(), 'utf8'));
  const tried: object[] = [
    { type: 'text', layout: 'rows', items: ['Worte'] },
    { type: 'figures', figures: [{ number: '4', label: 'Beete' }] },
    { type: 'facts', facts: [{ label: 'Jahr', text: '2021' }] },
    { type: 'code', code: { language: 'html', lines: ['<br>'] } },
  ];
  const askSheet = async () => {
    const { body } = await ask('/baumschule/kontakt');
    const [sheet = ''] = /[^"]*\/page-\w+-\w+\.css/.exec(body) ?? [];
    return [sheet, await ask(sheet)] as const;
  };
  const had = new Map([await askSheet()]);
  for (let number = 1; number < 2 ** tried.length; number += 1) {
    const manifest = structuredClone(first);
    for (const page of Object.values<{ blocks?: object[] }>(manifest.pages))
      page.blocks?.push(...tried.filter((_, index) => number & (1 << index)));
    writeFileSync(manifestPath(), JSON.stringify(manifest));
    const { findings } = await site.update([manifestPath()]);
    expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
    had.set(...(await askSheet()));
  }
  expect(had.size).toBe(2 ** tried.length);
  for (const [sheet, answer] of had) expect(await ask(sheet)).toEqual(answer);
});

test('a page that loads while the site changes starts with what its document was made with', async () => {
  const [, shared = ''] = /"shared":"([^"]+)"/.exec((await ask('/baumschule/kontakt')).body) ?? [];
  const before = (await ask(shared)).body;
  for (const [from, to] of [
    ['Anfragen', 'Anfrage stellen'],
    ['Anfrage stellen', 'Schreiben Sie uns'],
  ] as const) {
    await change(manifestPath(), `"${from}"`, `"${to}"`);
    expect((await ask(shared)).body).toBe(before);
    // It takes the change in as soon as it runs.
    expect((await ask(shared, '?current')).body).toContain(to);
  }
});

test('what cannot be read at all is an error, and the last valid site stays', async () => {
  const text = readFileSync(manifestPath(), 'utf8');
  rmSync(manifestPath());
  expect(await site.update([manifestPath()])).toMatchObject({
    findings: [],
    error: expect.stringContaining('There is no site.manifest.json'),
    effect: 'none',
  });
  expect((await ask('/baumschule/impressum')).status).toBe(200);
  writeFileSync(manifestPath(), text);
  expect((await site.update([manifestPath()])).error).toBeUndefined();
});

test('only the picture that has changed is read anew', async () => {
  const logo = join(root, 'files/bilder/zeichen.svg');
  const before = (await ask('/baumschule/impressum')).body;
  writeFileSync(logo, readFileSync(logo, 'utf8').replace('<svg ', '<svg data-new="" '));
  expect(await site.update([logo])).toMatchObject({ effect: 'reload' });
  const after = (await ask('/baumschule/impressum')).body;
  const address = (html: string) => /[^"]*zeichen-\w+\.svg/.exec(html)?.[0];
  expect(address(after)).not.toBe(address(before));
});
