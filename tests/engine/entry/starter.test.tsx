// What a visitor does before the app is there: it is kept and done once; the app is tried again where it did not come.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const told = globalThis as { started?: string[] };

const app =
  'data:text/javascript,export const start = async (state, shared) => void globalThis.started.push([state.page, shared.name, new URL(import.meta.url).search].join());';
const assets = { app, modules: [], chunks: [], shared: '/shared.json' };

const fetched = vi.fn(async () => ({ json: async () => ({ name: 'shared' }) }));
const idle: (() => void)[] = [];
const painted: (() => void)[] = [];

class Observer {
  constructor(act: () => void) {
    painted.push(act);
  }
  observe(): void {}
  disconnect(): void {}
}

const get = <Of extends HTMLElement = HTMLElement>(id: string): Of =>
  document.getElementById(id) as Of;

/** The ids of what was clicked, as a listener of the page sees it. */
let clicked: string[] = [];

async function begin(): Promise<void> {
  await import('../../../engine/entry/starter');
  document.body.onclick = ({ target }) => void clicked.push((target as HTMLElement).id);
}

const intend = (type = 'pointerdown') => document.dispatchEvent(new Event(type));

/** Once the app has started and what was kept is done. */
const isLive = async (...expected: string[]) => {
  await vi.waitFor(() => expect(told.started).toEqual(expected));
  await new Promise((resolve) => setTimeout(resolve));
};

beforeEach(() => {
  for (const list of [idle, painted]) list.length = 0;
  [told.started, clicked] = [[], []];
  vi.resetModules();
  fetched.mockClear();
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('PerformanceObserver', Observer);
  vi.stubGlobal('requestIdleCallback', (act: () => void) => idle.push(act));
  document.body.innerHTML = `
    <script type="application/json">${JSON.stringify({ page: 'home', assets })}</script>
    <button type="button" id="more"><span id="words">More</span></button>
    <button type="button" popovertarget="menu" id="open">Menu</button>
    <button type="button" commandfor="drawer" command="show-modal" id="show">Show</button>
    <button type="button" commandfor="drawer" command="close" id="close">Close</button>
    <dialog id="drawer"></dialog>
    <form id="form"><button type="submit" id="send">Send</button></form>`;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a click on a button is done again by the app, once; one that a browser answers is not', async () => {
  await begin();
  get('words').click();
  get('open').click();
  clicked = [];
  intend();
  await isLive('home,shared,');
  expect(clicked).toEqual(['more']);
  get('more').click();
  intend();
  await isLive('home,shared,');
  expect(clicked).toEqual(['more', 'more']);
});

test.each(['keydown', 'focusin', 'touchstart'])(
  'a visitor who is about to act brings the app: %s',
  async (type) => {
    await begin();
    intend(type);
    intend(type);
    await isLive('home,shared,');
  },
);

test('without a visitor it comes in an idle moment after the first paint', async () => {
  await begin();
  expect([painted.length, idle.length]).toEqual([1, 0]);
  painted[0]?.();
  expect([idle.length, fetched.mock.calls.length]).toEqual([1, 0]);
  idle[0]?.();
  await isLive('home,shared,');
  idle[0]?.();
  await isLive('home,shared,');
});

test('a form that is submitted meanwhile is sent by the app, once', async () => {
  await begin();
  const sent = vi.fn((event: Event) => event.preventDefault());
  const submit = () => get<HTMLFormElement>('form').requestSubmit(get('send'));
  const kept: boolean[] = [];
  const look = (event: Event) => void kept.push(event.defaultPrevented);
  get('form').addEventListener('submit', look);
  submit();
  submit();
  expect(kept).toEqual([true, true]);
  clicked = [];
  get('form').addEventListener('submit', sent);
  await isLive('home,shared,');
  expect([clicked, sent.mock.calls.length]).toEqual([['send'], 1]);
});

test('the app is asked for again by another address where it did not come', async () => {
  const failed = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await begin();
  get('more').click();
  clicked = [];
  vi.useFakeTimers();
  intend();
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(1));
  await vi.advanceTimersByTimeAsync(1000);
  vi.useRealTimers();
  expect([failed.mock.calls.length, told.started, clicked]).toEqual([1, [], []]);
  intend();
  await isLive('home,shared,?r=1');
  expect(clicked).toEqual(['more']);
});

test('where the app does not come, a browser sends a form that says where to', async () => {
  const sent = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const submit = async (action: string | undefined) => {
    if (action !== undefined) get('form').setAttribute('action', action);
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    get<HTMLFormElement>('form').requestSubmit(get('send'));
    await new Promise((resolve) => setTimeout(resolve, 20));
  };
  await begin();
  await submit(undefined);
  expect(sent).not.toHaveBeenCalled();
  intend();
  await isLive('home,shared,?r=1');
  vi.resetModules();
  told.started = [];
  await begin();
  await submit('/answers');
  expect(sent).toHaveBeenCalledTimes(1);
  intend();
  await isLive('home,shared,?r=1');
});

test('a button opens and closes its dialog where browsers know no commands', async () => {
  const drawer = get<HTMLDialogElement>('drawer');
  const calls: string[] = [];
  drawer.showModal = () => {
    calls.push('show');
    drawer.setAttribute('open', '');
  };
  drawer.close = () => {
    calls.push('close');
    drawer.removeAttribute('open');
  };
  await begin();
  for (const id of ['show', 'show', 'close']) get(id).click();
  expect(calls).toEqual(['show', 'close']);
  clicked = [];
  intend();
  await isLive('home,shared,');
  expect(clicked).toEqual([]);
});
