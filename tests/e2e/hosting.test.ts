// A build behind a real nginx, with the configuration that the build wrote for it.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copySiteFolder } from '../copy-site-folder';
import { type RunningNginx, startNginx } from '../nginx';
import { buildWithCommand } from './build-with-command';
import { visit } from './visitor';

const folder = mkdtempSync(join(tmpdir(), 'plinth-hosting-'));
let nginx: RunningNginx;
let origin: string;

beforeAll(async () => {
  const outDir = join(folder, 'dist');
  const root = join(folder, 'site');
  copySiteFolder('tests/sites/everything', root);
  const file = join(root, 'site.manifest.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  // It names another host, which compresses by itself.
  manifest.build.compress = true;
  writeFileSync(file, JSON.stringify(manifest));
  await buildWithCommand(root, outDir);
  nginx = await startNginx(outDir, '/baumschule/');
  origin = `http://127.0.0.1:${nginx.port}`;
});

afterAll(() => {
  nginx?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${origin}/baumschule${path}`, { redirect: 'manual', headers });

test('pages, their data and unknown addresses answer as they should', async () => {
  const answers = await Promise.all(
    ['/', '/kontakt', '/_site/pages/kontakt.json', '/nirgends', '/sortiment/neu'].map((path) =>
      ask(path),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 404, 404]);
  expect(await answers[3]?.text()).toContain('Keine Seite unter der Adresse');
});

test('redirects and gone pages are real', async () => {
  const answers = await Promise.all(['/obst', '/fest', '/rosen'].map((path) => ask(path)));
  expect(answers.map(({ status }) => status)).toEqual([301, 308, 410]);
  expect(answers[0]?.headers.get('location')).toMatch(
    /\/baumschule\/sortiment\/gehoelze\/obst#pflanzzeit$/,
  );
});

test('every answer carries the headers, and caches as its name allows', async () => {
  const page = await ask('/kontakt');
  expect(page.headers.get('content-security-policy')).toContain(
    "require-trusted-types-for 'script'",
  );
  expect(page.headers.get('content-security-policy')).toContain('https://formulare.example.org');
  expect(page.headers.get('strict-transport-security')).toContain('max-age=');
  expect(page.headers.get('x-content-type-options')).toBe('nosniff');
  expect(page.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  expect((await ask('/nirgends')).headers.get('content-security-policy')).not.toBeNull();
  const style =
    /href="\/baumschule(\/_site\/assets\/styles[^"]+)"/.exec(await page.text())?.[1] ?? '';
  const sheet = await ask(style, { 'accept-encoding': 'gzip' });
  expect(sheet.headers.get('cache-control')).toContain('immutable');
  expect(sheet.headers.get('content-security-policy')).not.toBeNull();
  expect(sheet.headers.get('content-encoding')).toBe('gzip');
});

test('a visitor walks through it under the policy', async () => {
  const visitor = await visit({ site: 'everything', origin });
  const { page, complaints } = visitor;
  await visitor.goto('/');
  await visitor.ready();
  await page.locator('footer a', { hasText: 'Bilder' }).first().click();
  await page.locator('h1', { hasText: 'Bilder vom Hof' }).waitFor();
  await page.locator('.carousel-slide').first().waitFor();
  await page.goBack();
  await page.locator('h1', { hasText: 'Herkunft' }).waitFor();
  expect(complaints).toEqual([]);
  await visitor.leave();
});
