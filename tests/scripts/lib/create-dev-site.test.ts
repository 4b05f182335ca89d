import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createDevSite } from '../../../scripts/lib/create-dev-site';
import type { DevSite } from '../../../scripts/lib/dev-site';

const origin = 'http://127.0.0.1:5173';
let root: string;
let site: DevSite;
beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'plinth-dev-'));
  cpSync('tests/sites/everything', root, { recursive: true });
  site = await createDevSite({ root });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const ask = async (path: string) => {
  const { status, headers, body } = await site.respond({ path, query: '', origin });
  return { status, headers, body: String(body) };
};

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
  const { headers } = await ask('/baumschule/kontakt');
  expect(headers['content-security-policy']).toContain(origin);
  expect(headers['content-security-policy']).not.toContain('formulare.example.org');
  expect([...site.postPaths()]).toEqual(['/annahme']);
});

test('takes a changed text into the open page', async () => {
  const file = join(root, 'files/texte/hecken.txt');
  expect(await change(file, 'Eine Hecke ist', 'Eine gute Hecke ist')).toEqual({
    issues: [],
    effect: 'page',
  });
  expect((await ask('/baumschule/sortiment/gehoelze/hecken')).body).toContain(
    'Eine gute Hecke ist',
  );
});

test('loads the page anew when what all pages share has changed', async () => {
  expect(await change(manifestPath(), '"Anfragen"', '"Anfrage stellen"')).toMatchObject({
    effect: 'reload',
  });
});

test('keeps the last good site while something is wrong, and recovers', async () => {
  const { issues, effect } = await change(
    manifestPath(),
    '"title": "Impressum"',
    '"titel": "Impressum"',
  );
  expect(issues.map(({ code }) => code)).toEqual(['unknown-field']);
  expect(effect).toBe('none');
  expect((await ask('/baumschule/impressum')).body).toContain('Impressum');
  expect(await change(manifestPath(), '"titel"', '"title"')).toMatchObject({ issues: [] });
});

test('changes of the engine ask for a restart, those of styles do not', async () => {
  expect(await site.update([join(process.cwd(), 'engine/ui/link.tsx')])).toMatchObject({
    effect: 'restart',
  });
  expect(await site.update([join(process.cwd(), 'engine/styles/base.css')])).toMatchObject({
    issues: [],
  });
});
