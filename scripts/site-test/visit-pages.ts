// A served build and some of its pages → what a browser complains about there, and what axe does.
import type { Browser, BrowserContextOptions, Page, Request } from 'playwright';
import { messageOf } from '../../engine/model/message-of';
import { findViolations } from '../browser/find-violations';
import { explainReactError } from './explain-react-error';

interface Visit {
  readonly browser: Browser;
  /** Scheme, host and port, with the base path and without a slash at the end. */
  readonly address: string;
  /** Below the base path. */
  readonly paths: readonly string[];
  /** The types of the site's own blocks on the page at a path. */
  readonly ownBlocksOf: (path: string) => readonly string[];
  /** The text of axe's script, if there is one. */
  readonly axe: string | undefined;
}

/** In milliseconds: the app comes when the browser has nothing else to do. */
const patience = 20_000;

/** Runs in the page. */
const isLive = (): boolean => document.querySelector('.app[data-live]') !== null;

/** How long nothing is asked for once a page has all that it needs, in milliseconds. */
const quiet = 500;

/**
 * Waits until nothing has been asked for or has come for a while: the code of blocks comes after the app, and what its effects do
 * comes after it. The browser's own word for that may have been said by then: on a busy machine the app comes later.
 */
async function settle(page: Page, sinceLast: () => number): Promise<void> {
  const start = performance.now();
  for (;;) {
    const time = performance.now() - start;
    const still = Math.min(time, sinceLast());
    if (still >= quiet || time >= patience) break;
    await page.waitForTimeout(quiet - still);
  }
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

const firstLine = (error: unknown): string => messageOf(error).split('\n')[0] ?? '';

interface Listener {
  /** Messages of the console, errors that nobody caught, and requests that the policy refuses: browsers tell of these there. */
  readonly take: () => string[];
  /** How long ago something was asked for or came, in milliseconds; 0 while something is awaited. */
  readonly sinceLast: () => number;
}

function listen(page: Page): Listener {
  const complaints: string[] = [];
  const awaited = new Set<Request>();
  let last = performance.now();
  const note = (): void => {
    last = performance.now();
  };
  const end = (request: Request): void => {
    awaited.delete(request);
    note();
  };
  page.on('request', (request) => {
    awaited.add(request);
    note();
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  page.on('console', (message) => {
    const kind = message.type();
    if (kind === 'log' || kind === 'info' || kind === 'debug') return;
    complaints.push(`console ${kind}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${firstLine(error)}`));
  return {
    take: () => complaints.splice(0),
    sinceLast: () => (awaited.size > 0 ? 0 : performance.now() - last),
  };
}

type Look = (page: Page, said: readonly string[]) => Promise<readonly string[]> | readonly string[];

async function visitAll(
  { browser, address, paths, ownBlocksOf }: Visit,
  options: BrowserContextOptions,
  look: Look,
): Promise<string[]> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    ...options,
  });
  const page = await context.newPage();
  const { take, sinceLast } = listen(page);
  const enter = async (path: string): Promise<void> => {
    await page.goto(address + path, { waitUntil: 'load', timeout: patience });
    await page.waitForFunction(isLive, undefined, { timeout: patience });
    await settle(page, sinceLast);
  };
  const problems: string[] = [];
  for (const path of paths) {
    const found = await enter(path)
      .then(() => look(page, take()))
      .catch((error: unknown) => [`the app does not start: ${firstLine(error)}`, ...take()]);
    const said = found.map((problem) => explainReactError(problem, ownBlocksOf(path)));
    problems.push(...[...new Set(said)].map((problem) => `${path}  ${problem}`));
  }
  await context.close();
  return problems;
}

/** Each problem begins with the path of its page. */
export async function visitPages(visit: Visit): Promise<string[]> {
  const { axe } = visit;
  const complaints = await visitAll(visit, {}, (_page, said) => said);
  if (axe === undefined) return complaints;
  const violations = await visitAll(visit, { bypassCSP: true }, async (page) =>
    (await findViolations(page, axe)).map((violation) => `axe: ${violation}`),
  );
  return [...complaints, ...violations];
}
