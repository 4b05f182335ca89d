// Built peers → what a first visit downloads, and how long a click on a link of a menu takes until the new heading is drawn.
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { wait } from '../../../engine/app/wait';
import { browserArguments } from '../../browser/find-browser';
import { findBrowser } from '../find-browser';
import type { PeerSite } from './peer-site';
import { toFailure } from './run-timed';
import type { SampleMenu } from './sample-site';
import { makeCertificate, type ServedFolder, serveFolder } from './serve-folder';

export interface Weight {
  readonly peer: string;
  /** Until the load event, and after it. */
  readonly requests: readonly [early: number, late: number];
  /** Bytes of bodies after compression; scripts before the load event and after it. */
  readonly html: number;
  readonly css: number;
  readonly js: readonly [early: number, late: number];
  readonly other: number;
}

export interface ClickFigures {
  readonly peer: string;
  /** How many times slower than this machine's the processor is. */
  readonly rate: number;
  /** In milliseconds. */
  readonly times: readonly number[];
  /** Whether a click loads a document. */
  readonly loads: boolean;
  readonly failure?: string;
}

export interface Served {
  readonly built: PeerSite;
  readonly server: ServedFolder;
}

const rates = [1, 4];
const rounds = 3;
const clicks = 5;
/** In milliseconds: how long the network is watched after the load event; from pointing at a link to the click; between two clicks. */
const settling = 1500;
const aim = 100;
const rest = 250;

export const toAddress = ({ built, server }: Served, path: string): string =>
  server.origin + path + (built.peer.slash && path !== '/' ? '/' : '');

/** Serves the outputs of all while something is done with them. */
export async function withServed<Result>(
  sites: readonly PeerSite[],
  act: (served: readonly Served[]) => Promise<Result>,
): Promise<Result> {
  const certificate = makeCertificate();
  const served: Served[] = [];
  for (const built of sites)
    served.push({ built, server: await serveFolder(built.outDir, certificate) });
  try {
    return await act(served);
  } finally {
    for (const { server } of served) server.close();
  }
}

export async function withBrowser<Result>(act: (browser: Browser) => Promise<Result>) {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [...browserArguments, '--ignore-certificate-errors'],
  });
  try {
    return await act(browser);
  } finally {
    await browser.close();
  }
}

async function withPage<Result>(
  browser: Browser,
  act: (page: Page, context: BrowserContext) => Promise<Result>,
) {
  const context = await browser.newContext({
    ignoreHTTPSErrors: true,
    viewport: { width: 1400, height: 900 },
  });
  try {
    return await act(await context.newPage(), context);
  } finally {
    await context.close();
  }
}

/** What one content page weighs for a visitor who sees it first. */
export const weighVisit = (browser: Browser, served: Served): Promise<Weight> =>
  withPage(browser, async (page) => {
    let isLate = false;
    const sum = { html: 0, css: 0, other: 0, js: [0, 0], requests: [0, 0] } as {
      html: number;
      css: number;
      other: number;
      js: [number, number];
      requests: [number, number];
    };
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/favicon|logo/.test(pathname)) return;
      const when = isLate ? 1 : 0;
      const bytes = served.server.weigh(pathname) ?? 0;
      sum.requests[when] += 1;
      if (request.resourceType() === 'document') sum.html += bytes;
      else if (/\.css$/.test(pathname)) sum.css += bytes;
      else if (/\.m?js$/.test(pathname)) sum.js[when] += bytes;
      else sum.other += bytes;
    });
    page.once('load', () => {
      isLate = true;
    });
    const path = served.built.site.menus[0]?.links[0]?.path ?? '/';
    await page.goto(toAddress(served, path), { waitUntil: 'load' });
    await wait(settling);
    return { peer: served.built.peer.name, ...sum };
  });

/** Runs in each document: from the click to the task after the frame that has the wanted heading, kept across documents. */
function watchClicks(): void {
  const now = (): number => performance.timeOrigin + performance.now();
  const note = (name: string, value: number): void => sessionStorage.setItem(name, String(value));
  addEventListener(
    'click',
    (event) => note('clicked', performance.timeOrigin + event.timeStamp),
    true,
  );
  const look = (): void => {
    const wanted = sessionStorage.getItem('wanted');
    if (wanted !== null && document.querySelector('h1')?.textContent?.trim() === wanted) {
      sessionStorage.removeItem('wanted');
      setTimeout(() => note('drawn', now()), 0);
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

interface Target {
  /** The number of its menu. */
  readonly menu: number;
  readonly link: SampleMenu['links'][number];
}

/** The first links are those of the menus themselves in some peers: they are left out. */
const listTargets = (menus: readonly SampleMenu[]): Target[] =>
  menus.flatMap(({ links }, menu) => links.slice(1).map((link) => ({ menu, link })));

async function clickTarget(page: Page, { built }: Served, { menu, link }: Target): Promise<number> {
  await page.evaluate((title) => {
    sessionStorage.removeItem('drawn');
    sessionStorage.setItem('wanted', title);
  }, link.title);
  const place = page.locator(built.peer.menus).nth(menu);
  await place.hover();
  const anchor = place.locator(`a[href="${link.path}"], a[href="${link.path}/"]`).first();
  await anchor.hover();
  await wait(aim);
  await anchor.click();
  await page.waitForFunction(() => sessionStorage.getItem('drawn'), null, { timeout: 10_000 });
  const time = await page.evaluate(
    () => Number(sessionStorage.getItem('drawn')) - Number(sessionStorage.getItem('clicked')),
  );
  await page.mouse.move(700, 850);
  await wait(rest);
  return time;
}

interface Visit {
  readonly rate: number;
  readonly targets: readonly Target[];
}

/** One visit that begins at the home page; whether its last click loaded a document. */
const visit = (browser: Browser, served: Served, { rate, targets }: Visit) =>
  withPage(browser, async (page, context) => {
    await page.addInitScript(watchClicks);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate });
    await page.goto(toAddress(served, '/'), { waitUntil: 'load' });
    await wait(settling);
    await page.evaluate(() => Object.assign(window, { isFirst: true }));
    const times: number[] = [];
    for (const target of targets) times.push(await clickTarget(page, served, target));
    return { times, loads: !(await page.evaluate(() => 'isFirst' in window)) };
  });

/** All peers in turn, three times, each time with other links. */
export async function measureClicks(
  browser: Browser,
  all: readonly Served[],
): Promise<ClickFigures[]> {
  const figures = all.flatMap((served) =>
    rates.map((rate) => ({ served, rate, times: [] as number[], loads: false, failure: '' })),
  );
  for (let round = 0; round < rounds; round += 1)
    for (const row of figures) {
      if (row.failure !== '') continue;
      const targets = listTargets(row.served.built.site.menus)
        .filter((_, index) => index % rounds === round)
        .slice(0, clicks);
      try {
        const { times, loads } = await visit(browser, row.served, { rate: row.rate, targets });
        row.times.push(...times);
        row.loads ||= loads;
      } catch (error) {
        row.failure = toFailure(error);
      }
    }
  return figures.map(({ served, failure, ...row }) => ({
    ...{ ...row, peer: served.built.peer.name },
    ...(failure !== '' && { failure }),
  }));
}
