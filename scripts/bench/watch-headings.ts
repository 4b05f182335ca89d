// In a page: how long a click, or a step in the history, takes until the frame that shows another heading is drawn.
import type { Page } from 'playwright';
import { CannotRun } from '../command/cannot-run';

/** Runs in the page, from its beginning. */
function watch(): void {
  const watched = { started: 0, time: 0 };
  let before: Element | null = null;
  const start = ({ timeStamp }: Event): void => {
    before = document.querySelector('h1');
    Object.assign(watched, { started: timeStamp, time: 0 });
  };
  addEventListener('click', start, true);
  addEventListener('popstate', start, true);
  const look = (): void => {
    const { started } = watched;
    const heading = document.querySelector('h1');
    if (started > 0 && heading !== null && heading !== before) {
      watched.started = 0;
      // A frame is drawn right after its callbacks: the next task finds it done.
      setTimeout(() => {
        watched.time = performance.now() - started;
      }, 0);
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  Object.assign(window, { watched });
}

export const watchHeadings = (page: Page): Promise<unknown> => page.addInitScript(watch);

const readTime = (): number => (window as unknown as { watched: { time: number } }).watched.time;

/** In milliseconds, from the event that `act` brings about. */
export async function timeHeading(page: Page, act: () => Promise<unknown>): Promise<number> {
  await act();
  const time = await page.waitForFunction(readTime, null, { timeout: 10_000 }).catch(() => {
    throw new CannotRun(`No other heading appeared on the way to ${page.url()}.`);
  });
  return time.jsonValue();
}
