import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PageMissing, PageStore } from '../../../engine/app/page-store';
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

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  asked = [];
  answer(page);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the data of a page lies beside the pages, in lower case, whatever the address looks like', async () => {
  const store = new PageStore('/base/');
  await store.get('/Area/Page/');
  await store.get('/');
  expect(asked).toEqual(['/base/_site/pages/area/page.json', '/base/_site/pages/index.json']);
});

test('discovery and loader share one request, and a click soon after a prefetch needs none', async () => {
  const store = new PageStore('/');
  expect(store.get('/page')).toBe(store.get('/page/'));
  vi.advanceTimersByTime(29_000);
  await store.get('/page');
  expect(asked).toHaveLength(1);
  vi.advanceTimersByTime(2_000);
  await store.get('/page');
  expect(asked).toHaveLength(2);
});

test('nothing is kept of a changed site', async () => {
  const store = new PageStore('/');
  await store.get('/page');
  store.clear();
  await store.get('/page');
  expect(asked).toHaveLength(2);
});

test.each([404, 410])('an answer of %d means that there is no page', async (status) => {
  answer(async () => new Response('', { status }));
  await expect(new PageStore('/').get('/page')).rejects.toBeInstanceOf(PageMissing);
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
  const store = new PageStore('/');
  answer(respond);
  const fault: unknown = await store.get('/page').catch((reason) => reason);
  expect(fault).toBeInstanceOf(Error);
  expect(fault).not.toBeInstanceOf(PageMissing);
  answer(page);
  expect(await store.get('/page')).toEqual(samplePage);
});
