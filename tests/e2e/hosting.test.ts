// A build behind a real nginx, with the configuration that the build wrote for it.
import { type ChildProcess, spawn } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { run as build } from '../../scripts/build';
import { findNginx } from '../find-nginx';
import { visit } from './visitor';

let folder: string;
let nginx: ChildProcess;
let origin: string;

const findPort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'plinth-nginx-'));
  chmodSync(folder, 0o755);
  const outDir = join(folder, 'dist');
  expect(await build(['--root', 'tests/sites/everything', '--out-dir', outDir])).toBe(0);
  // The site stands below a path: so does its folder.
  cpSync(outDir, join(folder, 'root/baumschule'), { recursive: true });
  mkdirSync(join(folder, 'temp'));
  const port = await findPort();
  const types = existsSync('/etc/nginx/mime.types') ? 'include /etc/nginx/mime.types;' : '';
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(folder, 'temp', name)};`)
    .join(' ');
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; pid ${folder}/nginx.pid; error_log stderr;
${process.getuid?.() === 0 ? 'user root;' : ''}
events {}
http { ${types} access_log off; ${temporary}
server { listen 127.0.0.1:${port}; root ${folder}/root; include ${outDir}/_site/nginx.conf; } }`,
  );
  nginx = spawn(findNginx(), ['-c', join(folder, 'nginx.conf'), '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let words = '';
  nginx.stderr?.on('data', (part) => {
    words += String(part);
  });
  origin = `http://127.0.0.1:${port}`;
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const up = await fetch(origin).then(
      () => true,
      () => false,
    );
    if (up) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`nginx did not start: ${words}`);
}, 120_000);

afterAll(() => {
  nginx?.kill();
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
