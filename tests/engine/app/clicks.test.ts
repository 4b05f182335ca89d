// The running app, as the clicks of a visitor drive it.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startApp } from '../../../engine/app/start-app';
import { toPageData } from '../../../engine/content/addresses/output-paths';
import type { PageView } from '../../../engine/model/site';
import { samplePage, sampleShell } from '../sample-services';

const shared = {
  shell: { ...sampleShell, elsewhere: ['/shop/'] },
  icons: '/icons.svg',
  late: '/late.css',
  live: '/live.css',
  chunks: {},
};

const makePage = (name: string): PageView => ({
  ...samplePage,
  id: name,
  path: `/${name}`,
  title: name,
});

/** Paths of pages whose data was asked for. */
let asked: string[];
/** By path of the data: gives the answer that is held back. */
let release: Map<string, () => void>;

function fetchHeld(address: string): Promise<Response> {
  asked.push(address);
  const name = address.replace(/^.*\/|\.json$/g, '');
  return new Promise((resolve) => {
    release.set(address, () => resolve(Response.json(makePage(name))));
  });
}

const toData = (name: string): string => `/${toPageData(`/${name}`)}`;

const answer = async (name: string): Promise<void> => {
  await vi.waitFor(() => expect(asked).toContain(toData(name)));
  release.get(toData(name))?.();
};

/** Whether the browser was left to follow the link, as it stood when all listeners had run. */
let leftToBrowser: boolean | undefined;

const stopBrowser = (event: Event): void => {
  leftToBrowser = !event.defaultPrevented;
  event.preventDefault();
};

function click(name: string, options: MouseEventInit = {}): void {
  const link = document.createElement('a');
  link.href = `/${name}`;
  document.body.append(link);
  leftToBrowser = undefined;
  link.dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, ...options }),
  );
}

/** Time for what must not happen, and for what is in the way of it. */
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 50));

const heading = (): string | null | undefined => document.querySelector('h1')?.textContent;

/** The app listens as long as its window is there, which files of tests share. */
const listening = [window, document].map((target) => {
  const listen = vi.spyOn(target, 'addEventListener');
  return () => {
    for (const [type, heard, options] of listen.mock.calls)
      target.removeEventListener(type, heard, options);
  };
});

beforeAll(async () => {
  vi.stubGlobal('scrollTo', () => undefined);
  // The document has no markup of the page: React makes it, and says so.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const sheet = document.head.appendChild(document.createElement('link'));
  sheet.setAttribute('href', shared.live);
  Object.defineProperty(sheet, 'sheet', { value: { cssRules: [{}] } });
  window.addEventListener('click', stopBrowser);
  const container = document.body.appendChild(document.createElement('div'));
  history.replaceState(null, '', '/sample');
  await startApp({ container, page: samplePage, shared });
});
afterAll(() => {
  for (const end of listening) end();
  document.title = '';
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
beforeEach(() => {
  asked = [];
  release = new Map();
  vi.stubGlobal('fetch', fetchHeld);
});
afterEach(() => {
  for (const link of document.querySelectorAll('body > a')) link.remove();
});

test('a click shows the page once its data is there', async () => {
  click('first');
  expect(leftToBrowser).toBe(false);
  expect(heading()).not.toBe('first');
  await answer('first');
  await vi.waitFor(() => expect(heading()).toBe('first'));
  expect(location.pathname).toBe('/first');
});

test('the latest click counts, whatever comes late', async () => {
  click('slow');
  click('quick');
  await answer('quick');
  await vi.waitFor(() => expect(heading()).toBe('quick'));
  await answer('slow');
  await settle();
  expect(heading()).toBe('quick');
  expect(location.pathname).toBe('/quick');
});

describe('left to the browser', () => {
  test.each([
    ['Ctrl', { ctrlKey: true }],
    ['Meta', { metaKey: true }],
    ['Shift', { shiftKey: true }],
    ['Alt', { altKey: true }],
    ['another button', { button: 1 }],
  ])('is a click with %s', async (_, options) => {
    click('elsewhere', options);
    expect(leftToBrowser).toBe(true);
    await settle();
    expect(asked).toEqual([]);
  });

  test.each([
    ['a file that is published under its name', 'downloads/menu.pdf'],
    ['what another system answers', 'Shop/clocks'],
    ['where that begins', 'shop'],
  ])('leads to %s', async (_, path) => {
    click(path);
    expect(leftToBrowser).toBe(true);
    await settle();
    expect(asked).toEqual([]);
  });

  test('is what something else on the page has done already', async () => {
    const link = document.createElement('a');
    link.href = '/elsewhere';
    link.addEventListener('click', (event) => event.preventDefault());
    document.body.append(link);
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    await settle();
    expect(asked).toEqual([]);
  });
});
