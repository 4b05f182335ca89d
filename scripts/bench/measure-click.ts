// Links of open menus → how long from a click until the new heading is drawn, in visits as people make them.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { wait } from '../../engine/app/wait';
import type { Manifest } from '../../engine/generated/manifest';
import { browserArguments } from '../browser/find-browser';
import type { Workspace } from '../files/workspace';
import type { World } from '../files/world';
import { manifestFile } from '../journal/site-paths';
import { startServer } from '../serve/start-server';
import { findBrowser } from './find-browser';
import { writeGeneratedSite } from './generated-site';
import { type Figure, measure, toFigure } from './measure';
import { command } from './measure-site';
import { timeHeading, watchHeadings } from './watch-headings';

const visits = 3;
const clicks = 15;
const steps = 5;
/** How many times slower than this machine's the processor is. */
const rates = [1, 4];
/** From pointing at a link to the click, and from a heading to the next movement, in milliseconds. */
const aim = 100;
const rest = 250;
/** How late code and sheet of a block come, in milliseconds. */
const delay = 300;
const pages = 55;
/** The page of the generated site whose block has code of its own. */
const latePage = `page-${pages - 1}`;

interface LinkTarget {
  /** The id of the panel in which the link stands. */
  readonly panel: string;
  readonly href: string;
}

/** Runs in the page: the links of its menus, each address once. */
function findTargets(): LinkTarget[] {
  const links = document.querySelectorAll<HTMLAnchorElement>('[popover] a[href^="/"]');
  const targets = [...links].map((link): [string, LinkTarget] => {
    const href = link.getAttribute('href') ?? '';
    return [href, { panel: link.closest('[popover]')?.id ?? '', href }];
  });
  return [...new Map(targets).values()];
}

/** So many of them, from the first to the last. */
const spread = (targets: readonly LinkTarget[]): LinkTarget[] =>
  targets.filter(
    (_, index) =>
      Math.floor((index * clicks) / targets.length) !==
      Math.floor(((index - 1) * clicks) / targets.length),
  );

async function clickLink(page: Page, { panel, href }: LinkTarget): Promise<number> {
  await page.locator(`[popovertarget="${panel}"]`).hover();
  const link = page.locator(`[id="${panel}"] a[href="${href}"]`).first();
  await link.hover();
  await wait(aim);
  const time = await timeHeading(page, () => link.click());
  await page.mouse.move(700, 850);
  await wait(rest);
  return time;
}

interface Visited {
  readonly browser: Browser;
  /** Of the home page. */
  readonly address: string;
  readonly rate: number;
}

/** Opens the home page as someone new does, and leaves when all is done. */
async function visit<Result>(
  { browser, address, rate }: Visited,
  act: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport: { width: 1400, height: 900 } });
  try {
    const page = await context.newPage();
    await watchHeadings(page);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate });
    await page.goto(address);
    await page.locator('.app[data-live]').waitFor();
    await wait(rest);
    return await act(page);
  } finally {
    await context.close();
  }
}

/** The times of one visit. */
async function followLinks(page: Page): Promise<Record<'click' | 'back' | 'forward', number[]>> {
  const times = { click: [] as number[], back: [] as number[], forward: [] as number[] };
  for (const target of spread(await page.evaluate(findTargets)))
    times.click.push(await clickLink(page, target));
  for (const way of ['back', 'forward'] as const)
    for (let step = 0; step < steps; step += 1) {
      times[way].push(await timeHeading(page, () => page.evaluate((name) => history[name](), way)));
      await wait(rest);
    }
  return times;
}

/** One click on the page whose block nobody has met. */
async function followLate(page: Page): Promise<number> {
  const target = (await page.evaluate(findTargets)).find(({ href }) => href.endsWith(latePage));
  await page.route(/\/assets\/.*\.(?:js|css)$/, async (route) => {
    await wait(delay);
    await route.continue();
  });
  return target === undefined ? Number.NaN : clickLink(page, target);
}

const toLabel = (rate: number): string => (rate === 1 ? '' : `, at ${rate}× CPU throttling`);

/** All visits; rates take turns, so that what else the machine does meets all of them. */
async function measureVisits(what: string, browser: Browser, address: string): Promise<Figure[]> {
  const found = new Map<string, number[]>();
  for (let round = 0; round < visits; round += 1)
    for (const rate of rates) {
      const times = await visit({ browser, address, rate }, followLinks);
      for (const [kind, more] of Object.entries(times)) {
        const name = `${what}: ${kind} to heading${toLabel(rate)}`;
        found.set(name, [...(found.get(name) ?? []), ...more]);
      }
    }
  return [...found].map(([name, times]) => toFigure(name, times));
}

async function measureLate(browser: Browser, address: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const rate of rates) {
    const times: number[] = [];
    for (let round = 0; round < visits; round += 1)
      times.push(await visit({ browser, address, rate }, followLate));
    const name = `${pages} pages: click to heading, block code and sheet ${delay} ms late${toLabel(rate)}`;
    figures.push(toFigure(name, times));
  }
  return figures;
}

/** The generated site, with a block on one of its pages whose code is not part of the app. */
function writeSite(root: string): void {
  writeGeneratedSite(root, pages);
  const file = join(root, manifestFile);
  const manifest: Manifest = JSON.parse(readFileSync(file, 'utf8'));
  manifest.pages[latePage]?.blocks?.push({ type: 'marquee', text: 'Words.', effect: 'none' });
  writeFileSync(file, JSON.stringify(manifest));
}

/** Builds a site and serves it meanwhile. */
async function serve<Result>(
  workspace: Workspace,
  outDir: string,
  act: (address: string) => Promise<Result>,
): Promise<Result> {
  measure('build', command('build', workspace, '--out-dir', outDir, '--uncompressed'), 1);
  const server = await startServer({ root: workspace.root, outDir, port: 0 });
  try {
    return await act(server.origin + server.base);
  } finally {
    await server.close();
  }
}

/** Figures of a generated site and of the world's own. */
export async function measureClicks({ workspace }: World): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'plinth-bench-click-'));
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [...browserArguments],
  });
  try {
    writeSite(folder);
    const generated = await serve(
      { ...workspace, root: folder },
      join(folder, 'dist'),
      async (address) => [
        ...(await measureVisits(`${pages} pages`, browser, address)),
        ...(await measureLate(browser, address)),
      ],
    );
    const own = await serve(workspace, join(folder, 'own'), (address) =>
      measureVisits('this site', browser, address),
    );
    return [...generated, ...own];
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
