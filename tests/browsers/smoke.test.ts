// What visitors do first, in browsers that the other tests do not run.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer } from '../../scripts/serve/start-server';
import { buildWithCommand } from '../e2e/build-with-command';
import type { Driver } from './driver';
import { starts } from './starts';

const root = 'tests/sites/everything';
const folder = mkdtempSync(join(tmpdir(), 'plinth-browsers-'));
let server: Awaited<ReturnType<typeof startServer>>;
let home: string;

beforeAll(async () => {
  const outDir = join(folder, 'dist');
  await buildWithCommand(root, outDir, '--uncompressed');
  const mailbox = join(folder, 'mailbox');
  server = await startServer({ root, outDir, port: 0, answers: true, mailbox });
  home = server.origin + server.base;
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** How many forms the mailbox was sent. */
const countSent = async (): Promise<number> =>
  (await (await fetch(`${server.origin}/_mailbox/requests`)).json()).length;

const [enterKey, escapeKey, downKey] = ['\ue007', '\ue00c', '\ue015'];

describe.each(starts)('%s', (_, start) => {
  let driver: Driver;
  beforeAll(async () => {
    driver = await start();
    console.info(`Driving ${driver.name}.`);
    await driver.resize(1440, 900);
  });
  afterAll(() => driver?.quit());

  const read = (expression: string): Promise<unknown> => driver.evaluate(expression);
  const until = (expression: string, value: unknown = true) =>
    expect.poll(() => read(expression), { timeout: 15_000 }).toEqual(value);
  const count = (selector: string) => `document.querySelectorAll('${selector}').length`;
  const textOf = (selector: string) => `document.querySelector('${selector}')?.textContent`;

  /** Opens a document and waits for the app. */
  async function open(path: string): Promise<void> {
    await driver.goto(home + path);
    await until(count('.app[data-live]'), 1);
    await read('void (window.same = true)');
  }

  /** Follows a link of the document to another page. */
  const follow = (path: string) => read(`document.querySelector('a[href$="/${path}"]').click()`);

  test.each(['', 'sortiment', 'betrieb', 'betrieb/bilder', 'betrieb/orte/hof', 'impressum'])(
    'the page /%s has its words and all its pictures',
    async (path) => {
      await open(path);
      expect(await read(`${textOf('h1')}.length > 0 && document.title.length > 0`)).toBe(true);
      await read(
        "document.querySelectorAll('img').forEach((image) => { image.loading = 'eager' })",
      );
      await until(
        '[...document.images].every(({ complete, naturalWidth }) => complete && naturalWidth > 0)',
      );
      expect(await read('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    },
  );

  test('a link shows its page without a document, at its heading, and back leads back', async () => {
    await open('');
    const heading = await read(textOf('h1'));
    await follow('kontakt');
    await until('location.pathname.endsWith("/kontakt")');
    await until('document.activeElement?.tagName', 'H1');
    expect(await read('window.same')).toBe(true);
    await read('history.back()');
    await until(textOf('h1'), heading);
    expect(await read('window.same')).toBe(true);
  });

  test('a panel opens by click, and Escape closes it and gives the focus back', async () => {
    await open('');
    const opened = count('.header :popover-open');
    await driver.click('.header-menu');
    await until(opened, 1);
    await driver.press(escapeKey);
    await until(opened, 0);
    expect(await read("document.activeElement?.matches('.header-menu')")).toBe(true);
  });

  test('the drawer opens on a small screen, and Escape closes it', async () => {
    await driver.resize(600, 900);
    await open('');
    await driver.click('.header-toggle');
    await until(count('dialog.drawer[open]'), 1);
    await driver.press(escapeKey);
    await until(count('dialog.drawer[open]'), 0);
    await driver.resize(1440, 900);
  });

  test('the carousel moves by its buttons', async () => {
    await open('betrieb/bilder');
    await until(count('.carousel-bar:first-child[data-current]'), 1);
    await driver.click('.carousel-step[data-to="next"]');
    await until(count('.carousel-bar:nth-child(2)[data-current]'), 1);
  });

  test('a form says what is missing, and is sent once', async () => {
    await open('kontakt');
    const sentBefore = await countSent();
    await driver.click('.form-submit');
    await until(`${count('.form-error')} > 0`);
    await read(`document.querySelectorAll('.form-element [required]').forEach((field) => {
      if (field.type === 'radio') return field.click();
      const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
      set.call(field, field.type === 'email' ? 'a@example.com' : 'Words');
      field.dispatchEvent(new Event('input', { bubbles: true }));
    })`);
    await driver.click('.form-submit');
    await until(`${count('.alert')} > 0`);
    await until('location.pathname.endsWith("/kontakt")', false);
    expect(await countSent()).toBe(sentBefore + 1);
  });

  test('the search finds pages as they are typed, arrows and Enter lead to one, and no policy refuses any of it', async () => {
    await open('');
    await read(`void (window.refused = [], document.addEventListener('securitypolicyviolation',
      ({ effectiveDirective }) => window.refused.push(effectiveDirective)))`);
    await driver.click('.header-controls .control');
    await until("document.activeElement?.matches('.search-dialog[open] .search-input')");
    for (const key of 'hochstam') await driver.press(key);
    await until(`${count('.search-result')} > 0`);
    await driver.press(downKey);
    await until(count('.search-result[aria-selected="true"]'), 1);
    const title = await read(textOf('.search-result[aria-selected="true"] .search-title'));
    await driver.press(enterKey);
    await until(textOf('h1'), title);
    expect(await read(count('.search-dialog[open]'))).toBe(0);
    expect(await read('window.same')).toBe(true);
    expect(await read('window.refused')).toEqual([]);
  });

  test('an unknown address is said to be one, inside the shell', async () => {
    await driver.goto(`${home}nirgends`);
    await until(count('.header, .footer'), 2);
    await until(`${textOf('main')}.includes('nirgends')`);
    expect(await read(textOf('h1'))).toBe('Diese Seite gibt es nicht');
  });

  test('pages complain of nothing in the console', () => {
    // The unknown address above is one, as it should be.
    expect(driver.complaints?.filter((line) => !line.includes('nirgends')) ?? []).toEqual([]);
  });
});
