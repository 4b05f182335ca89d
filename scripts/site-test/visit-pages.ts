// A served build and some of its pages → what a browser complains about there, and what axe does.
import type { Browser, BrowserContextOptions, Page } from 'playwright';
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

async function enter(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'load', timeout: patience });
  await page.waitForFunction(isLive, undefined, { timeout: patience });
  // What effects do comes after that.
  await page.waitForLoadState('networkidle', { timeout: patience });
}

const firstLine = (error: unknown): string => messageOf(error).split('\n')[0] ?? '';

/** Messages of the console, errors that nobody caught, and requests that the policy refuses: browsers tell of these there. */
function listen(page: Page): { readonly take: () => string[] } {
  const complaints: string[] = [];
  page.on('console', (message) => {
    const kind = message.type();
    if (kind === 'log' || kind === 'info' || kind === 'debug') return;
    complaints.push(`console ${kind}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${firstLine(error)}`));
  return { take: () => complaints.splice(0) };
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
  const { take } = listen(page);
  const problems: string[] = [];
  for (const path of paths) {
    const found = await enter(page, address + path)
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
