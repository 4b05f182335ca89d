// Not quick: it bundles the engine.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createDevSite } from '../../../scripts/dev/create-dev-site';
import type { DevSite } from '../../../scripts/dev/dev-site';
import { validateGallery } from '../../../scripts/dev/gallery';
import { makeShellGallery } from '../../../scripts/dev/shell-gallery';
import { openWorld } from '../../../scripts/source/open-world';
import { copySiteFolder } from '../../copy-site-folder';
import { askSite } from './ask-site';

let root: string;
let site: DevSite;
beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'plinth-gallery-'));
  copySiteFolder('tests/sites/everything', root);
  site = await createDevSite({ world: await openWorld(root), now: new Date('2026-03-01') });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const ask = (path: string) => askSite(site, path);

const types = readdirSync('schemas/blocks').map((file) => file.replace('.schema.json', ''));

function* findTexts(value: unknown): Iterable<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null)
    for (const inner of Object.values(value)) yield* findTexts(inner);
}

test('the examples of the schemas have nothing wrong with them', async () => {
  expect(validateGallery(await openWorld(root)).findings).toEqual([]);
});

test('shows every block with each of its examples', async () => {
  const { status, body } = await ask('/_gallery/');
  expect(status).toBe(200);
  const state = JSON.parse(
    /<script type="application\/json">(.*?)<\/script>/.exec(body)?.[1] ?? '',
  );
  const shown: string[] = state.page.blocks.map(({ type }: { type: string }) => type);
  for (const type of types) {
    const { examples } = JSON.parse(readFileSync(`schemas/blocks/${type}.schema.json`, 'utf8'));
    const own = shown.filter((name) => name === type).length - (type === 'text' ? types.length : 0);
    expect([type, own]).toEqual([type, examples.length]);
    expect(body).toContain(`id="${type}"`);
  }
});

test('shows every layout of a block on every surface', async () => {
  const { status, body } = await ask('/_gallery/blocks/feature');
  expect(status).toBe(200);
  for (const layout of ['split', 'stacked', 'bleed'])
    for (const surface of ['ground', 'raised', 'tint', 'contrast', 'accent', 'picture']) {
      // The ground of the page is no band.
      const band = surface === 'ground' ? '' : `data-surface="${surface}" `;
      const shown = `"block feature" ${band}data-layout="${layout}"`;
      expect([shown, body.includes(shown)]).toEqual([shown, true]);
      expect(body).toContain(`${layout} on ${surface}<`);
    }
});

test('shows what the theme of the site decides', async () => {
  const { status, body } = await ask('/_gallery/theme');
  expect(status).toBe(200);
  for (const place of ['surface "accent"', 'tone "dark"', 'panels', 'drawer'])
    expect(body).toMatch(
      new RegExp(`<strong>${place.replaceAll('"', '&quot;')}</strong>: \\d+\\.\\d : 1 of [34]`),
    );
  expect(body).toContain('cards</strong> tile: Ground and line');
  const [, picture = ''] = /src="([^"]*theme\/light[^"]*)"/.exec(body) ?? [];
  expect((await ask(picture)).body).toContain('#22301f');
});

test('everything that it asks for is there, its pages included', async () => {
  const { body } = await ask('/_gallery/');
  const addresses = [...body.matchAll(/(?:src|href|xlink:href)="(\/[^"#]*)/g)].map(
    ([, path]) => path,
  );
  expect(addresses.length).toBeGreaterThan(10);
  // What the look takes from the site: here, its pattern.
  const [, sheet = ''] = /href="([^"]*\/styles-[^"]*)"/.exec(body) ?? [];
  const pictures = [...(await ask(sheet)).body.matchAll(/url\("(\/[^"]*)"\)/g)];
  expect(pictures.length).toBeGreaterThan(0);
  addresses.push(...pictures.map(([, path]) => path));
  for (const path of new Set(addresses)) {
    expect(path).toMatch(/^\/_gallery\//);
    expect([path, (await ask(String(path))).status]).toEqual([path, 200]);
  }
  expect((await ask('/_gallery/nowhere')).status).toBe(404);
  expect((await ask('/_galleryx')).status).toBe(404);
});

test('holds nothing of the site that is worked on but its colours and faces', async () => {
  const manifest = JSON.parse(readFileSync(join(root, 'site.manifest.json'), 'utf8'));
  const { theme, ...rest } = manifest;
  const words = [...findTexts(rest)].filter((text) => /\S\s\S/.test(text) || /^\/./.test(text));
  expect(words.length).toBeGreaterThan(100);
  const { body } = await ask('/_gallery/');
  expect(words.filter((text) => body.includes(text))).toEqual([]);
  const [, sheet = ''] = /href="([^"]*\/styles-[^"]*)"/.exec(body) ?? [];
  expect((await ask(sheet)).body).toContain(theme.colours.ground);
});

test('is there while the site has errors, and takes a new theme on', async () => {
  const path = join(root, 'site.manifest.json');
  const text = readFileSync(path, 'utf8');
  const sheet = async () => {
    const [, address = ''] =
      /href="([^"]*\/styles-[^"]*)"/.exec((await ask('/_gallery/')).body) ?? [];
    return (await ask(address)).body;
  };
  writeFileSync(path, '{');
  await site.update([path]);
  expect((await ask('/_gallery/')).status).toBe(200);
  const { ground } = JSON.parse(text).theme.colours;
  writeFileSync(path, text.replace(ground, '#fafbfc'));
  await site.update([path]);
  expect(await sheet()).toContain('#fafbfc');
});

test('shows every form of the shell with search and languages, at several widths', async () => {
  const { html } = makeShellGallery();
  const addresses = [
    ...new Set([...html.matchAll(/src="([^"]*)"/g)].map(([, path]) => path ?? '')),
  ];
  expect(addresses).toHaveLength(10);
  for (const address of addresses) {
    const { status, body } = await ask(address);
    expect([address, status]).toEqual([address, 200]);
    for (const place of ['header', 'drawer', 'footer'])
      expect(body).toContain(`class="controls ${place}-controls"`);
  }
  expect((await ask('/_gallery/shells/nothing/')).status).toBe(404);
});
