// What cannot wait for the app: records what a visitor does meanwhile, and loads the app at the first idle moment
// or sign of intent, whichever is earlier. It stands in every document, so each of its bytes is sent with each page.
import type { DocumentState } from '../model/document';
import type { Shared } from '../model/site';

type AppModule = { start: (state: DocumentState, shared: Shared) => Promise<void> };

const state: DocumentState = JSON.parse(
  document.querySelector('script[type="application/json"]')?.textContent ?? '{}',
);
const kept: (() => void)[] = [];
/** A second submission before the first is processed would send twice. */
let submitted: HTMLFormElement | undefined;
const listening = new AbortController();
const { signal } = listening;
const early = { signal, capture: true } as const;

/** For browsers without invoker commands: operates the dialog that a button names. */
function runCommand(button: HTMLButtonElement): void {
  const dialog = document.getElementById(button.getAttribute('commandfor') ?? '');
  if (!(dialog instanceof HTMLDialogElement)) return;
  if (button.getAttribute('command') === 'close') dialog.close();
  else if (!dialog.open) dialog.showModal();
}

document.addEventListener(
  'click',
  (event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    // Submit buttons raise a submit event; popovers need no script.
    if (!button || button.type === 'submit' || button.hasAttribute('popovertarget')) return;
    if (!button.hasAttribute('commandfor')) kept.push(() => button.click());
    else if (!('command' in button)) runCommand(button);
  },
  early,
);

document.addEventListener(
  'submit',
  (event) => {
    event.preventDefault();
    const { submitter, target } = event;
    if (!(target instanceof HTMLFormElement) || submitted) return;
    submitted = target;
    // A click, unlike a submission, makes React hydrate the form before it handles it.
    const button = submitter ?? target.querySelector<HTMLElement>('[type="submit"]');
    kept.push(() => button?.click());
    // It may have failed meanwhile.
    begin();
  },
  early,
);

let tries = 0;

async function load(): Promise<void> {
  const { app, modules, chunks, shared } = state.assets;
  const again = tries === 0 ? '' : `?r=${tries}`;
  tries += 1;
  for (const address of [...modules, ...chunks]) import(address).catch(() => undefined);
  try {
    const [{ start }, common]: [AppModule, Shared] = await Promise.all([
      import(app + again),
      fetch(shared).then((response) => response.json()),
    ]);
    await start(state, common);
    listening.abort();
    for (const act of kept.splice(0)) act();
  } catch (error) {
    // The document stays as it is, readable and with working links; the next sign of intent tries again. Where a visitor has left,
    // which ends all requests, no timer runs any more.
    setTimeout(console.error, 999, error);
    begun = false;
    // A browser can send it by itself if it knows where to; it was valid when it was submitted.
    if (submitted?.hasAttribute('action')) HTMLFormElement.prototype.submit.call(submitted);
  }
}

let begun = false;

function begin(): void {
  if (begun || signal.aborted) return;
  begun = true;
  void load();
}

for (const type of ['pointerdown', 'keydown', 'focusin', 'touchstart'])
  document.addEventListener(type, begin, early);

const whenIdle = (): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: 1000 });
  else setTimeout(begin, 200);
};
/** In milliseconds: browsers under load have been seen to report no paint, or no idle moment. */
const maxWait = 3000;
/** A paint is reported once it is on the screen: nothing fetched earlier can delay it. */
const whenShown = (): void => {
  const proceed = (): void => {
    observer.disconnect();
    clearTimeout(timer);
    whenIdle();
  };
  const observer = new PerformanceObserver(proceed);
  const timer = setTimeout(proceed, maxWait);
  observer.observe({ type: 'paint', buffered: true });
};
if (document.readyState === 'complete') whenShown();
else addEventListener('load', whenShown, { once: true });
