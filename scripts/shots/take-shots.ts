// A served site and its shots → pictures in a folder.
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import type { Launch } from '../browser/find-launcher';
import { CannotRun } from '../command/cannot-run';
import { makeFolder } from '../files/make-folder';
import { untilStopped } from '../serve/local-server';
import { startServer } from '../serve/start-server';
import type { Shot } from './shot-kinds';

interface ShotPlan {
  readonly root: string;
  /** A build of that site. */
  readonly outDir: string;
  readonly shots: readonly Shot[];
  /** In pixels. */
  readonly widths: readonly number[];
  /** Where the pictures go. */
  readonly folder: string;
  readonly launch: Launch;
  /** Which of two builds it shows, for the lines of progress. */
  readonly of?: string;
}

const height = 900;

/** Runs in the page: pictures further down load lazily, but are part of a full-page screenshot. */
async function settle(): Promise<void> {
  for (const image of document.images) image.loading = 'eager';
  await Promise.allSettled([...document.images].map((image) => image.decode()));
  await document.fonts.ready;
}

async function takeShot(page: Page, shot: Shot, address: string, file: string): Promise<boolean> {
  await page.emulateMedia({ media: null, forcedColors: null, ...shot.media });
  await page.goto(address, { waitUntil: 'networkidle' });
  const there = shot.prepare === undefined || (await shot.prepare(page));
  if (there) {
    await page.evaluate(settle);
    await page.screenshot({ path: file, fullPage: shot.prepare === undefined });
  }
  await page.context().setOffline(false);
  return there;
}

/**
 * Returns the names of the pictures taken; each is reported when it is its turn. A page mostly waits until nothing is
 * loaded any more, so all widths have theirs at once.
 */
async function takeAll(browser: Browser, plan: ShotPlan, address: string): Promise<string[]> {
  const { shots, widths, folder, of } = plan;
  const about = of === undefined ? '' : `${of}: `;
  const total = widths.length * shots.length;
  let turn = 0;
  const takeWidth = async (width: number): Promise<string[]> => {
    const page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' });
    const taken: string[] = [];
    for (const shot of shots) {
      turn += 1;
      const file = `${shot.name}-${width}.png`;
      process.stderr.write(`${about}${turn} of ${total}  ${file}\n`);
      if (await takeShot(page, shot, address + shot.path, join(folder, file))) taken.push(file);
    }
    await page.close();
    return taken;
  };
  return (await Promise.all(widths.map(takeWidth))).flat();
}

/** The names of the pictures taken. @throws CannotRun at a signal: the browser is closed before the command ends. */
async function takeUntilStopped(plan: ShotPlan, address: string): Promise<readonly string[]> {
  const stopped = untilStopped();
  const browser = await plan.launch();
  try {
    const taken = await Promise.race([takeAll(browser, plan, address), stopped]);
    if (taken === undefined)
      throw new CannotRun(`Stopped. The pictures taken so far are in ${plan.folder}.`);
    return taken;
  } finally {
    await browser.close();
  }
}

/**
 * The names of the pictures: a state that does not occur at a width has none.
 * @throws CannotRun without a build, and at a signal.
 */
export async function takeShots(plan: ShotPlan): Promise<readonly string[]> {
  const { root, outDir, folder } = plan;
  const server = await startServer({ root, outDir, port: 0 });
  try {
    makeFolder(folder);
    return await takeUntilStopped(plan, server.origin + server.base.replace(/\/$/, ''));
  } finally {
    await server.close();
  }
}
