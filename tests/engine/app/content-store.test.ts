import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ContentStore } from '../../../engine/app/content-store';
import type { ContentNode } from '../../../engine/generated/concept-views';
import { sampleShell } from '../sample-services';

const file = '/files/area/words.txt';
const settings = { ...sampleShell.behaviour.content, log: true };
const words = (text: string): ContentNode => ({ type: 'paragraph', text: [text] });

let asked: RequestInit[];
let logged: unknown[];
let complaints: string[];

/** What the network answers from now on. */
function answer(respond: (init: RequestInit) => Promise<Response>): void {
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
    asked.push(init);
    return respond(init);
  });
}

const json = (value: unknown) => async () => new Response(JSON.stringify(value));
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  asked = [];
  logged = [];
  complaints = [];
  vi.spyOn(console, 'log').mockImplementation((value) => void logged.push(value));
  vi.spyOn(console, 'error').mockImplementation((text) => void complaints.push(text));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

test('a request cancelled because the visitor leaves is not a failure, until a page is entered', async () => {
  answer(async () => {
    throw new TypeError('NetworkError when attempting to fetch resource.');
  });
  const store = new ContentStore(settings, {});
  store.request(file, 'entry');
  store.leave();
  await settle();
  expect(complaints).toEqual([]);
  // A link that the browser hands to another program looks as if the visitor left.
  store.request(file, 'next entry');
  await settle();
  expect(complaints).toHaveLength(1);
});

test('nor is the first one of a document that is left already', async () => {
  answer(async () => {
    throw new TypeError('network error');
  });
  const store = new ContentStore(settings, {});
  store.leave();
  store.request(file, 'entry');
  await settle();
  expect(complaints).toEqual([]);
});

describe('a content file', () => {
  test('is asked for and logged once on every entry, and never from memory alone', async () => {
    answer(json(['Words.']));
    const store = new ContentStore(settings, {});
    store.request(file, 'first');
    store.request(file, 'first');
    await settle();
    expect([asked.length, logged]).toEqual([1, [['Words.']]]);
    store.request(file, 'second');
    await settle();
    expect([asked.length, logged.length]).toEqual([2, 2]);
    expect(asked.map(({ cache }) => cache)).toEqual(['no-cache', 'no-cache']);
  });

  test('is not logged where the site does not want it', async () => {
    answer(json(['Words.']));
    new ContentStore({ ...settings, log: false }, {}).request(file, 'entry');
    await settle();
    expect([asked.length, logged]).toEqual([1, []]);
  });

  test('leaves prerendered text alone when it says the same, and replaces it when not', async () => {
    const known = [words('Words.')];
    const store = new ContentStore(settings, { [file]: known });
    const changes = vi.fn();
    store.subscribe(changes);
    answer(json(['Words.']));
    store.request(file, 'first');
    await settle();
    expect(store.get(file).nodes).toBe(known);
    expect(changes).not.toHaveBeenCalled();
    answer(json(['Newer words.']));
    store.request(file, 'second');
    expect(store.get(file).nodes).toBe(known);
    await settle();
    expect(store.get(file).nodes).toEqual([words('Newer words.')]);
    expect(changes).toHaveBeenCalledTimes(1);
  });

  test('is asked for again while it is shown', async () => {
    vi.stubEnv('PLINTH_DEV', '1');
    answer(json(['Words.']));
    const store = new ContentStore(settings, {});
    store.request(file, 'entry');
    await store.refresh((shown) => shown === file);
    expect(asked).toHaveLength(2);
    await store.refresh(() => false);
    expect(asked).toHaveLength(2);
  });

  test('that takes its time is slow only after the time set, and no more once it is there', async () => {
    let release = (_: Response): void => undefined;
    answer(
      () =>
        new Promise((resolve) => {
          release = resolve;
        }),
    );
    const store = new ContentStore(settings, {});
    store.request(file, 'entry');
    await vi.advanceTimersByTimeAsync(settings.skeletonDelay - 1);
    expect(store.get(file)).toEqual({ nodes: null, slow: false });
    await vi.advanceTimersByTimeAsync(1);
    expect(store.get(file)).toEqual({ nodes: null, slow: true });
    release(new Response('["Words."]'));
    await settle();
    expect(store.get(file)).toEqual({ nodes: [words('Words.')], slow: false });
  });

  test('is given up after the time limit', async () => {
    const limits: number[] = [];
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((time) => {
      limits.push(time);
      return AbortSignal.abort(new DOMException('late', 'TimeoutError'));
    });
    answer(async ({ signal }) => {
      throw signal?.reason;
    });
    const store = new ContentStore({ ...settings, timeLimit: 1234 }, {});
    store.request(file, 'entry');
    await settle();
    expect(limits).toEqual([1234]);
    expect(complaints).toEqual([`${file}: no response after 1234 ms`]);
  });

  test('refuses links that no page may hold', async () => {
    answer(json(['[bad](javascript:alert) [good](/path)']));
    const store = new ContentStore(settings, {});
    store.request(file, 'entry');
    await settle();
    const text = JSON.stringify(store.get(file).nodes);
    expect(text).toContain('"href":"/path"');
    expect(text).not.toContain('"href":"javascript');
  });
});

describe.each<[string, () => Promise<Response>, string]>([
  ['404', async () => new Response('', { status: 404 }), 'the server responded with 404'],
  ['a web page', async () => new Response('<!doctype html>'), 'the response is not JSON'],
  ['cut off', async () => new Response('["A sentence'), 'the response is not JSON'],
  ['of another shape', json({ not: 1 }), 'the response is not a content file'],
  ['too long', async () => new Response('x'.repeat(2_000_001)), 'the file is too long'],
  [
    'not to be reached',
    async () => {
      throw new TypeError('Failed');
    },
    'Failed',
  ],
])('a content file that is %s', (_, respond, reason) => {
  test('says so in the console and keeps what is known', async () => {
    answer(respond);
    const empty = new ContentStore(settings, {});
    const known = [words('Words.')];
    const filled = new ContentStore(settings, { [file]: known });
    for (const store of [empty, filled]) store.request(file, 'entry');
    await settle();
    await vi.advanceTimersByTimeAsync(settings.skeletonDelay);
    expect(complaints).toEqual([`${file}: ${reason}`, `${file}: ${reason}`]);
    expect(logged).toEqual([]);
    expect(empty.get(file)).toEqual({ nodes: null, slow: false });
    expect(filled.get(file).nodes).toBe(known);
  });
});
