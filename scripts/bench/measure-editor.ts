// A generated site in the visual editor → how long it takes until it can be used, from a key to the page, and from the end of
// typing to the page as it was checked and written.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Frame, type Page } from 'playwright';
import { wait } from '../../engine/app/wait';
import { browserArguments } from '../browser/find-browser';
import { CannotRun } from '../command/cannot-run';
import { shownAttribute } from '../dev/shown-changes';
import type { Workspace } from '../files/workspace';
import { findBrowser } from './find-browser';
import { writeGeneratedSite } from './generated-site';
import { type Figure, toFigure, toP95 } from './measure';
import { startDevelopment, stop } from './start-development';

const opens = 5;
const edits = 20;
/** Between keys, and after an edit, in milliseconds. */
const pause = 60;
const rest = 300;

interface Times {
  readonly keys: number[];
  readonly written: number[];
}

/** Runs in the page that is edited: from a key to the frame that shows it, and to that with the site as it was written. */
function watchEdits(shown: string): void {
  const times: Times = { keys: [], written: [] };
  let [started, isSent] = [0, false];
  /** A frame is drawn right after its callbacks: the next task finds it done. */
  const whenDrawn = (list: number[]): void => {
    const from = started;
    requestAnimationFrame(() => setTimeout(() => list.push(performance.now() - from), 0));
  };
  const onKey = ({ timeStamp, key }: KeyboardEvent): void => {
    started = timeStamp;
    isSent = key === 'Enter';
  };
  document.addEventListener('keydown', onKey, true);
  document.addEventListener('input', () => whenDrawn(times.keys), true);
  new MutationObserver(() => {
    if (isSent) whenDrawn(times.written);
    isSent = false;
  }).observe(document.documentElement, { attributeFilter: [shown] });
  Object.assign(window, { times });
}

const readTimes = (): Times => (window as unknown as { times: Times }).times;

/** The page of the site, once it can be edited. */
async function open(page: Page, address: string): Promise<Frame> {
  await page.goto(address);
  await page.getByRole('treeitem').first().waitFor();
  const element = await page.locator('iframe[title="The site"]').elementHandle();
  const frame = await element?.contentFrame();
  if (!frame) throw new CannotRun('The editor shows no page.');
  await frame.locator('.app[data-live]').waitFor();
  return frame;
}

/** Another heading is typed in the place of the one that is there, and saved at once. */
async function edit(page: Page, frame: Frame, words: string): Promise<void> {
  await frame.locator('h1').click();
  await frame.getByRole('textbox').first().waitFor();
  await page.keyboard.press('ControlOrMeta+A');
  for (const key of words) {
    await page.keyboard.press(key);
    await wait(pause);
  }
  const before = (await frame.evaluate(readTimes)).written.length;
  await page.keyboard.press('ControlOrMeta+Enter');
  for (let tries = 0; (await frame.evaluate(readTimes)).written.length === before; tries += 1) {
    if (tries > 1000) throw new CannotRun('What was typed never appeared.');
    await wait(20);
  }
  await wait(rest);
}

async function measureOpening(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const started = performance.now();
  await open(await context.newPage(), address);
  const time = performance.now() - started;
  await context.close();
  return time;
}

async function measureOne(browser: Browser, address: string, pages: number): Promise<Figure[]> {
  const usable: number[] = [];
  for (let round = 0; round < opens; round += 1)
    usable.push(await measureOpening(browser, address));
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const frame = await open(page, address);
  await frame.evaluate(watchEdits, shownAttribute);
  for (let round = 0; round < edits; round += 1) await edit(page, frame, `anew${round}`);
  const { keys, written } = await frame.evaluate(readTimes);
  const toRow = (what: string, times: readonly number[]): Figure => ({
    ...toFigure(`${pages} pages, editor: ${what}`, times),
    p95: toP95(times),
  });
  return [
    toRow('address to usable', usable),
    toRow('key to page', keys),
    toRow('saved to checked, written and shown', written),
  ];
}

/** Each size in a server of its own. */
export async function measureEditor(
  { root: folder, ...workspace }: Workspace,
  sizes: readonly number[],
): Promise<Figure[]> {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [...browserArguments],
  });
  const figures: Figure[] = [];
  try {
    for (const pages of sizes) {
      const root = join(folder, `${pages}`);
      mkdirSync(root, { recursive: true });
      writeGeneratedSite(root, pages);
      const { address, child } = await startDevelopment('edit', { ...workspace, root });
      try {
        figures.push(...(await measureOne(browser, address, pages)));
      } finally {
        await stop(child);
        rmSync(root, { recursive: true, force: true });
      }
    }
  } finally {
    await browser.close();
  }
  return figures;
}
