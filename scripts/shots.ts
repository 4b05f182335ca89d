// npm run shots: screenshots of every kind of page and state of a built site, at four widths, for visual review.

import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { mainOf } from '../engine/model/publication';
import { browserArguments, findBrowser } from './bench/find-browser';
import { findShots, type Shot } from './bench/shot-kinds';
import { parseArguments } from './command/arguments';
import { findBuildInstant } from './command/build-instant';
import { CannotRun, exitCodeOf } from './command/cannot-run';
import { commands } from './command/commands';
import { makeFolder } from './files/make-folder';
import { report } from './report/pretty';
import { untilStopped } from './serve/local-server';
import { startServer } from './serve/start-server';
import { loadSite } from './source/load-site';
import { openWorld } from './source/open-world';
import { SiteFiles } from './source/site-files';

const widths = [375, 768, 1440, 1920];
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

interface Tour {
  readonly browser: Browser;
  readonly shots: readonly Shot[];
  /** Of the site, without a slash at the end. */
  readonly address: string;
  readonly folder: string;
}

/** Returns the number of pictures taken; each is reported when it is its turn. */
async function takeAll({ browser, shots, address, folder }: Tour): Promise<number> {
  const total = widths.length * shots.length;
  let turn = 0;
  let taken = 0;
  for (const width of widths) {
    const page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' });
    for (const shot of shots) {
      turn += 1;
      const file = `${shot.name}-${width}.png`;
      process.stderr.write(`${turn} of ${total}  ${file}\n`);
      if (await takeShot(page, shot, address + shot.path, join(folder, file))) taken += 1;
    }
    await page.close();
  }
  return taken;
}

/** The number of pictures taken. @throws CannotRun at a signal: the browser is closed before the command ends. */
async function takeUntilStopped(tour: Omit<Tour, 'browser'>): Promise<number> {
  const stopped = untilStopped();
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [...browserArguments],
    // These would end this process at once.
    handleSIGINT: false,
    handleSIGTERM: false,
  });
  try {
    const taken = await Promise.race([takeAll({ ...tour, browser }), stopped]);
    if (taken === undefined)
      throw new CannotRun(`Stopped. The pictures taken so far are in ${tour.folder}.`);
    return taken;
  } finally {
    await browser.close();
  }
}

/** Exit code 0, 1 when errors leave no site, 2 when there is no build or no browser. */
export function run(args: readonly string[]): Promise<number> {
  return exitCodeOf(async () => {
    const { root, outDir } = parseArguments(commands.shots, args);
    const now = findBuildInstant();
    const { workspace, contract } = await openWorld(root);
    const { findings, publication } = loadSite(workspace, {
      contract,
      files: new SiteFiles(workspace),
      now,
      drafts: false,
    });
    if (publication === undefined) {
      report(findings, root);
      return 1;
    }
    const folder = resolve(root, '.plinth', 'shots');
    const server = await startServer({ root, outDir, port: 0 });
    try {
      rmSync(folder, { recursive: true, force: true });
      makeFolder(folder);
      const shots = findShots(mainOf(publication), contract.blocks);
      const address = server.origin + server.base.replace(/\/$/, '');
      const taken = await takeUntilStopped({ shots, address, folder });
      process.stdout.write(`Wrote ${taken} pictures to ${folder}\n`);
    } finally {
      await server.close();
    }
    return 0;
  });
}
