import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PageStore } from '../../../engine/app/page-store';
import { samplePage } from '../sample-services';

let asked: string[];

/** What the network answers from now on. */
function answer(respond: () => Promise<Response>): void {
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    return respond();
  });
}

const page = async () => Response.json(samplePage);

let brought: string[];

/** `bringing`: what a page needs besides its data, on its way. */
const open = (base = '/', bringing = Promise.resolve()): PageStore =>
  new PageStore(base, ({ id }) => {
    brought.push(id);
    return bringing;
  });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  asked = [];
  brought = [];
  answer(page);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the data of a page lies beside the pages, in lower case, whatever the address looks like', async () => {
  const store = open('/base/');
  await store.get('/Area/Page/');
  await store.get('/');
  expect(asked).toEqual(['/base/_site/pages/area/page.json', '/base/_site/pages/index.json']);
});

test('a click soon after a prefetch needs no request of its own', async () => {
  const store = open();
  expect(store.get('/page')).toBe(store.get('/page/'));
  vi.advanceTimersByTime(29_000);
  await store.get('/page');
  expect(asked).toHaveLength(1);
  vi.advanceTimersByTime(2_000);
  await store.get('/page');
  expect(asked).toHaveLength(2);
});

test('nothing is kept of a changed site', async () => {
  const store = open();
  await store.get('/page');
  store.clear();
  await store.get('/page');
  expect(asked).toHaveLength(2);
});

test.each([404, 410])('an answer of %d means that there is no page', async (status) => {
  answer(async () => new Response('', { status }));
  expect(await open().get('/page')).toBeUndefined();
});

test.each<[string, () => Promise<Response>]>([
  ['a fault of the server', async () => new Response('', { status: 500 })],
  [
    'no network',
    async () => {
      throw new TypeError('Failed');
    },
  ],
  ['a web page', async () => new Response('<!doctype html>')],
  ['another JSON', async () => Response.json(['words'])],
])('%s is no answer about the page, and is not kept', async (_, respond) => {
  const store = open();
  answer(respond);
  await expect(store.get('/page')).rejects.toBeInstanceOf(Error);
  answer(page);
  expect(await store.get('/page')).toEqual(samplePage);
});

test('a page is there once what it needs is', async () => {
  let come = (): void => undefined;
  const bringing = new Promise<void>((resolve) => {
    come = resolve;
  });
  let there = false;
  const page = open('/', bringing)
    .get('/page')
    .then(() => {
      there = true;
    });
  await vi.waitFor(() => expect(brought).toEqual([samplePage.id]));
  expect(there).toBe(false);
  come();
  await page;
});

test('a page whose needs do not come is asked for anew', async () => {
  const store = open('/', Promise.reject(new Error('no network')));
  await expect(store.get('/page')).rejects.toThrow('no network');
  await expect(store.get('/page')).rejects.toThrow('no network');
  expect(asked).toHaveLength(2);
});

test('an address that leads elsewhere needs nothing', async () => {
  answer(async () => Response.json({ redirect: '/page' }));
  expect(await open().get('/area')).toEqual({ redirect: '/page' });
  expect(brought).toEqual([]);
});
