// A block of a site's own in a browser: built, it works under the policy of the pages; in development it follows each save.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDevSite } from '../../scripts/dev/create-dev-site';
import { startDevServer } from '../../scripts/dev/dev-server';
import { openWorkspace } from '../../scripts/files/workspace';
import { startServer } from '../../scripts/serve/start-server';
import { copySiteFolder } from '../copy-site-folder';
import { buildWithCommand } from './build-with-command';
import { type Visitor, visit } from './visitor';

const component = 'blocks/price-list/price-list.tsx';
const sheet = 'blocks/price-list/price-list.css';

let root: string;
let ends: (() => Promise<unknown>)[];
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'plinth-own-'));
  copySiteFolder('tests/sites/priced', root);
  cpSync('tests/blocks', join(root, 'blocks'), { recursive: true });
  change(component, "from 'plinth';", "from 'plinth';\nimport { useState } from 'react';");
  change(component, '  return (', '  const [count, setCount] = useState(0);\n  return (');
  change(
    component,
    '      </dl>',
    '      </dl>\n      <button type="button" onClick={() => setCount(count + 1)}>Counted {count}</button>',
  );
  ends = [];
});
afterEach(async () => {
  for (const end of ends.reverse()) await end();
  rmSync(root, { recursive: true, force: true });
});

const read = (path: string): string => readFileSync(join(root, path), 'utf8');

function change(path: string, from: string, to: string): void {
  const text = read(path);
  if (!text.includes(from)) throw new Error(`${path} does not hold ${from}`);
  writeFileSync(join(root, path), text.replace(from, to));
}

async function open(origin: string, path = '/'): Promise<Visitor> {
  const visitor = await visit({ origin });
  ends.push(visitor.leave);
  await visitor.page.goto(origin + path);
  await visitor.ready();
  return visitor;
}

const counter = ({ page }: Visitor) => page.locator('.price-list button');

test('a built one takes clicks, and a page without it loads none of its code', async () => {
  writeFileSync(join(root, 'theme.css'), '.price-list-price { letter-spacing: 3px }');
  await buildWithCommand(root, join(root, 'dist'), '--uncompressed');
  const server = await startServer({ root, outDir: join(root, 'dist'), port: 0, answers: true });
  ends.push(server.close);
  const visitor = await open(server.origin);
  await counter(visitor).click();
  await counter(visitor).filter({ hasText: 'Counted 1' }).waitFor();
  const price = visitor.page.locator('.price-list-price').first();
  await expect.poll(() => price.evaluate((one) => getComputedStyle(one).letterSpacing)).toBe('3px');
  expect(visitor.complaints).toEqual([]);
  const requests: string[] = [];
  const other = await visit({ origin: server.origin });
  ends.push(other.leave);
  other.page.on('request', (request) => requests.push(request.url()));
  await other.page.goto(`${server.origin}/loaves`);
  await other.ready();
  expect(requests.filter((url) => url.includes('price-list'))).toEqual([]);
  expect(other.complaints).toEqual([]);
});

test('in development each save is seen, and a mistake is shown over the last good page', async () => {
  const workspace = openWorkspace(root);
  const site = await openDevSite(workspace, new Date('2026-03-01'));
  ends.push(site.close);
  const options = { workspace, site, port: 0, sources: [] };
  const ignore = (): void => undefined;
  const server = await startDevServer({ ...options, report: ignore, restart: ignore });
  ends.push(server.close);
  const visitor = await open(server.origin);
  const { page } = visitor;
  change(component, 'Counted ', 'Counted so far: ');
  await counter(visitor).filter({ hasText: 'Counted so far: 0' }).waitFor();
  await visitor.ready();
  await counter(visitor).click();
  await counter(visitor).filter({ hasText: 'Counted so far: 1' }).waitFor();
  change(sheet, '.price-list-price {', '.price-list-price {\n  letter-spacing: 2px;');
  const price = page.locator('.price-list-price').first();
  await expect.poll(() => price.evaluate((one) => getComputedStyle(one).letterSpacing)).toBe('2px');
  // Styles come without a reload.
  expect(await counter(visitor).textContent()).toBe('Counted so far: 1');
  change(component, '<dl ', '<dl <');
  const overlay = page.locator('section[role="alert"]');
  await overlay.filter({ hasText: `${component}:` }).waitFor();
  expect(await counter(visitor).textContent()).toBe('Counted so far: 1');
  change(component, '<dl <', '<dl ');
  await overlay.waitFor({ state: 'detached' });
  change(component, '{price ??', '{block.no.no ??');
  await overlay.filter({ hasText: 'block-throws' }).waitFor();
  change(component, '{block.no.no ??', '{price ??');
  await counter(visitor).filter({ hasText: 'Counted so far: 0' }).waitFor();
  await page.goto(`${server.origin}/_gallery/`);
  await page.locator('#price-list + .price-list, .price-list').first().waitFor();
});
