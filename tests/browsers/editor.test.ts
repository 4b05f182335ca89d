// The visual editor in browsers that the other tests do not run: words are clicked, typed, saved and taken back.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDevSite } from '../../scripts/dev/create-dev-site';
import { startDevServer } from '../../scripts/dev/dev-server';
import { openEditor } from '../../scripts/editor/server/open-editor';
import { editPaths } from '../../scripts/editor/wire';
import type { LocalServer } from '../../scripts/serve/local-server';
import { openWorld } from '../../scripts/source/open-world';
import { copySiteFolder } from '../copy-site-folder';
import type { Driver } from './driver';
import { starts } from './starts';

let root: string;
let server: LocalServer;
let address: string;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'plinth-browsers-editor-'));
  copySiteFolder('tests/sites/everything', root);
  const world = await openWorld(root, { documents: true });
  const editor = openEditor(world.workspace);
  server = await startDevServer({
    ...{ workspace: world.workspace, port: 0, sources: [], editor: editor.around },
    site: await createDevSite({ world, now: new Date('2026-03-01') }),
    report: () => undefined,
    restart: () => undefined,
  });
  address = `${server.origin}${editPaths.shell}#${editor.token}`;
});
afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true, force: true });
});

describe.each(starts)('%s', (_, start) => {
  let driver: Driver;
  beforeAll(async () => {
    driver = await start();
    await driver.resize(1440, 900);
  });
  afterAll(() => driver?.quit());

  const until = (expression: string, value: unknown = true) =>
    expect.poll(() => driver.evaluate(expression), { timeout: 15_000 }).toEqual(value);
  const page = "document.querySelector('iframe')?.contentDocument";
  const manifest = (): string => readFileSync(join(root, 'site.manifest.json'), 'utf8');

  test('words are clicked, typed, saved and taken back', async () => {
    const before = manifest();
    await driver.goto(address);
    await until(`${page}?.querySelector('.app[data-live]') != null`);
    await driver.click('iframe >>> main h1');
    await until(`${page}.querySelector('[data-edit-host]') === ${page}.activeElement`);
    for (const key of 'hier') await driver.press(key);
    await driver.press('\ue007');
    await until("document.querySelector('.status').textContent.startsWith('Saved')");
    await until(`${page}.querySelector('[data-edit-host]')`, null);
    const shown = String(await driver.evaluate(`${page}.querySelector('main h1').textContent`));
    expect(shown).toContain('hier');
    expect(before).not.toContain(shown);
    expect(manifest()).toContain(`"${shown}"`);
    await driver.click('[aria-label="History"] button');
    await expect.poll(manifest).toBe(before);
    expect(driver.complaints ?? []).toEqual([]);
  });
});
