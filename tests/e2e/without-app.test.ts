// A finished site without the app in a browser that would run scripts: nothing is refused, missed or out of reach.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer } from '../../scripts/serve/start-server';
import { findViolations } from '../axe';
import { copySiteFolder } from '../copy-site-folder';
import { buildWithCommand } from './build-with-command';
import { type Visitor, visit } from './visitor';

const root = mkdtempSync(join(tmpdir(), 'plinth-without-app-'));
const outDir = join(root, 'dist');
let server: Awaited<ReturnType<typeof startServer>>;
let paths: readonly string[];

beforeAll(async () => {
  copySiteFolder('scripts/starter/looks/bakery', root);
  const file = join(root, 'site.manifest.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  const pages: { path: string; draft?: boolean }[] = Object.values(manifest.pages);
  paths = pages.flatMap(({ path, draft }) => (draft ? [] : [path]));
  writeFileSync(file, JSON.stringify({ ...manifest, build: { app: 'none' } }));
  await buildWithCommand(root, outDir);
  server = await startServer({ root, outDir, port: 0, answers: true });
});

afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true, force: true });
});

const open = (options: Parameters<typeof visit>[0]): Promise<Visitor> =>
  visit({ origin: server.origin, ...options });

describe.each([
  ['wide', { width: 1440, height: 900 }],
  ['narrow', { width: 390, height: 844 }],
])('on a %s screen', (_, viewport) => {
  test('every page is whole, and axe finds nothing', async () => {
    const visitor = await open({ viewport, bypassCSP: true });
    const found: string[] = [];
    for (const path of paths) {
      await visitor.page.goto(server.origin + path);
      const isWider = await visitor.page
        .locator('html')
        .evaluate((box) => box.scrollWidth > box.clientWidth);
      if (isWider) found.push(`${path} is wider than the screen`);
      found.push(...(await findViolations(visitor.page)).map((one) => `${path}: ${one}`));
    }
    expect(found).toEqual([]);
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });

  test('menus open, a click loads the next document, and nothing else is asked for', async () => {
    const visitor = await open({ viewport });
    const { page } = visitor;
    const types = new Set<string>();
    page.on('request', (request) => types.add(request.resourceType()));
    await page.goto(server.origin);
    const [, second = ''] = paths;
    const link = page.locator(`a[href="${second}"]`);
    const button = page.locator('button[commandfor], button[popovertarget]').first();
    const isShown = async () => (await link.filter({ visible: true }).count()) > 0;
    if (!(await isShown())) await button.click();
    await link.filter({ visible: true }).first().click();
    await page.waitForURL(`**${second}`);
    await page.locator('h1').waitFor();
    expect([...types].filter((type) => /script|fetch|xhr/.test(type))).toEqual([]);
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });
});
