// A page in a browser that nothing but the site answers → which requests get what, and what the picture shows.
import { expect, test } from 'vitest';
import type { Launch } from '../../../scripts/browser/find-launcher';
import type { ServedDevSite } from '../../../scripts/dev/served-dev-site';
import { takePicture } from '../../../scripts/mcp/take-picture';

type Answered = 'aborted' | { readonly status: number; readonly body: string };

const answers: Readonly<Record<string, object>> = {
  '/work': { type: 'file', path: 'work.html', status: 200 },
  '/sheet': { type: 'file', path: 'sheet', status: 200 },
  '/old': { type: 'redirect', path: 'old.html', status: 301 },
};
const files: Readonly<Record<string, object>> = {
  'work.html': { bytes: 'A page' },
  sheet: { path: '/somewhere' },
  'old.html': { bytes: 'Never sent' },
};

const site = {
  base: '/',
  answer: (path: string) => answers[path] ?? { type: 'file', path: 'none', status: 404 },
  open: (path: string) => files[path],
} as unknown as ServedDevSite;

/** A browser whose page is so high, and asks for these addresses. */
function openBrowser(height: number, asked: readonly string[]) {
  const found = new Map<string, Answered>();
  let handle: ((route: object) => Promise<void>) | undefined;
  let clip: object = {};
  let isClosed = false;
  const page = {
    setDefaultTimeout: () => undefined,
    setViewportSize: () => undefined,
    route: (_: string, handler: (route: object) => Promise<void>) => {
      handle = handler;
    },
    goto: async () => {
      for (const address of asked)
        await handle?.({
          request: () => ({ url: () => address }),
          abort: () => found.set(address, 'aborted'),
          fulfill: ({ status, body }: { status: number; body: string }) =>
            found.set(address, { status, body }),
        });
    },
    evaluate: () => height,
    screenshot: (options: { readonly clip: object }) => {
      clip = options.clip;
      return Buffer.from('picture');
    },
  };
  const launch = (async () => ({
    newContext: () => ({ newPage: () => page }),
    close: () => {
      isClosed = true;
    },
  })) as unknown as Launch;
  return { launch, found, read: () => ({ clip, isClosed }) };
}

test('the site answers what it has, and nothing else is fetched', async () => {
  const own = 'http://plinth.invalid';
  const asked = ['/work', '/sheet', '/old', '/none'].map((path) => own + path);
  const outside = 'https://www.example.com/work';
  const { launch, found, read } = openBrowser(700, [...asked, outside]);
  const taken = await takePicture(site, { path: '/work', width: 390, from: 0 }, launch);
  expect(Object.fromEntries(found)).toEqual({
    [`${own}/work`]: { status: 200, body: 'A page' },
    [`${own}/sheet`]: 'aborted',
    [`${own}/old`]: 'aborted',
    [`${own}/none`]: 'aborted',
    [outside]: 'aborted',
  });
  expect(taken).toMatchObject({ height: 700, mimeType: 'image/jpeg' });
  expect(read().isClosed).toBe(true);
});

test.each([
  [700, 0, { y: 0, height: 700 }],
  [5000, 0, { y: 0, height: 1600 }],
  [5000, 4000, { y: 4000, height: 1000 }],
  [700, 9000, { y: 699, height: 1 }],
])('of a page of %i pixels, from %i', async (height, from, shown) => {
  const { launch, read } = openBrowser(height, []);
  await takePicture(site, { path: '/work', width: 390, from }, launch);
  expect(read().clip).toEqual({ x: 0, width: 390, ...shown });
});
