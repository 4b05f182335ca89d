// Pages that visitors have left, for those who come after them: a new one takes half the time of a visit.
import type { Browser, BrowserContextOptions, Page } from 'playwright';

interface Left {
  /** What its context was opened with. */
  readonly key: string;
  readonly page: Page;
}

/** The latest last. */
const left: Left[] = [];

/** Each holds the memory of a process. */
const most = 3;

/** What lasts in a page, whatever document it shows next. */
const lasting: readonly PropertyKey[] = [
  ...['context', 'clock', 'addInitScript', 'exposeFunction', 'exposeBinding', 'emulateMedia'],
  ...['setViewportSize', 'setExtraHTTPHeaders', 'addLocatorHandler', 'close'],
];

/** A page, and whether something was done to it that lasts. */
function watch(page: Page): { page: Page; isChanged: () => boolean } {
  let isChanged = false;
  const watched = new Proxy(page, {
    get(target, name) {
      if (lasting.includes(name)) isChanged = true;
      const member = Reflect.get(target, name);
      return typeof member === 'function' ? member.bind(target) : member;
    },
  });
  return { page: watched, isChanged: () => isChanged };
}

/** As it was when it was new: at no page of the site, with nothing stored, and nothing to go back to. */
async function empty(page: Page, origin: string): Promise<void> {
  page.removeAllListeners();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  const context = page.context();
  // The site's own storage, once no page writes into it any more: an app would, and tell the next visitor what it thinks.
  await page.route('**', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.goto(origin);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.unrouteAll();
  await context.clearCookies();
  await page.mouse.move(-1, -1);
  const session = await context.newCDPSession(page);
  await session.send('Page.resetNavigationHistory');
  await session.detach();
}

interface Opened {
  readonly page: Page;
  leave(): Promise<void>;
}

/** A page in a context of its own, new or as good as new. */
export async function openPage(
  browser: Browser,
  origin: string,
  options: BrowserContextOptions,
): Promise<Opened> {
  const key = JSON.stringify([origin, options]);
  const known = left.findLastIndex((one) => one.key === key);
  const [found] = known < 0 ? [] : left.splice(known, 1);
  const own = found?.page ?? (await (await browser.newContext(options)).newPage());
  const { page, isChanged } = watch(own);
  return {
    page,
    leave: async () => {
      const context = own.context();
      const isAlone = context.pages().length === 1;
      if (isChanged() || !isAlone || own.isClosed()) return context.close();
      try {
        await empty(own, origin);
        left.push({ key, page: own });
        if (left.length > most) await left.shift()?.page.context().close();
      } catch {
        await context.close();
      }
    },
  };
}
