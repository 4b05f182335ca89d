// A visitor for end-to-end tests: a page of its own in the browser of the process, and everything it complains about.
import { type BrowserContextOptions, chromium, type Page } from 'playwright';
import { inject } from 'vitest';
import { browserArguments } from '../../scripts/browser/find-browser';
import { openPage } from './left-pages';

export interface Visitor {
  readonly page: Page;
  /** Console messages that a visitor's developer would worry about, page errors, and requests to other hosts. */
  readonly complaints: string[];
  /** What content files logged. */
  readonly logs: string[];
  goto(path: string): Promise<void>;
  /** Waits until the app has taken the document over. */
  ready(): Promise<void>;
  /**
   * Clicks a link to an address, whether or not one is shown. It is made and clicked in one step: one that was found
   * before may be taken off the page meanwhile, and such a link loads a document.
   */
  follow(path: string): Promise<void>;
  /** Keeps the answers to some requests back until the result is called. */
  hold(addresses: string): Promise<() => void>;
  /** Time for what must not happen: what was waiting has been rendered after some frames. */
  settle(): Promise<void>;
  leave(): Promise<void>;
}

interface VisitorOptions extends BrowserContextOptions {
  readonly site?: 'reference' | 'everything' | 'documents' | 'languages' | 'collections';
  /** Another server than that of the site. */
  readonly origin?: string;
}

/** One for all tests of a process, and ended with it: one for all processes would be spoken to by way of another. */
let browser: ReturnType<typeof chromium.launch> | undefined;

export async function visit({
  site = 'reference',
  origin: elsewhere,
  ...options
}: VisitorOptions = {}): Promise<Visitor> {
  browser ??= chromium.launch({
    executablePath: inject('browser'),
    // A page is left before optimized code has saved what it takes to compile.
    args: [...browserArguments, '--js-flags=--no-opt,--no-maglev'],
  });
  const { origin: own, base } = inject('sites')[site];
  const origin = elsewhere ?? own;
  const { page, leave } = await openPage(await browser, origin, {
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    baseURL: origin,
    ...options,
  });
  page.setDefaultTimeout(15_000);
  const complaints: string[] = [];
  const logs: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'log') logs.push(message.text());
    else complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`page error: ${error.message}`));
  page.on('request', (request) => {
    if (!request.url().startsWith(origin) && !request.url().startsWith('data:'))
      complaints.push(`request to ${request.url()}`);
  });
  return {
    page,
    complaints,
    logs,
    goto: async (path) => void (await page.goto(base.slice(0, -1) + path)),
    ready: async () => page.locator('.app[data-live]').waitFor(),
    follow: (path) =>
      page.evaluate((href) => {
        const link = document.createElement('a');
        link.href = href;
        // Outside what React hydrates: there it would be an element too many.
        document.body.append(link);
        link.click();
        link.remove();
      }, path),
    hold: async (addresses) => {
      let release = (): void => undefined;
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(addresses, async (route) => {
        await held;
        await route.continue();
      });
      return release;
    },
    settle: async () => {
      const frames = () =>
        page.evaluate(async () => {
          for (let frame = 0; frame < 3; frame += 1)
            await new Promise((resolve) => requestAnimationFrame(resolve));
        });
      // Another document may come meanwhile: it has its frames as well.
      await frames().catch(() => page.waitForLoadState().then(frames));
    },
    leave,
  };
}
