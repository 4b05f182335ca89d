// A page of a site in memory → a picture of it. The browser gets every file from here: nothing listens, nothing is fetched.
import { toHref } from '../../engine/content/addresses/addresses';
import { mediaTypeOf } from '../../engine/content/addresses/media-types';
import type { Launch } from '../browser/find-launcher';
import type { ServedDevSite } from '../dev/served-dev-site';
import type { Picture } from './tool';

interface Wanted {
  /** Below the base path. */
  readonly path: string;
  /** In pixels. */
  readonly width: number;
  /** Where the picture begins, in pixels from the top. */
  readonly from: number;
}

interface TakenPicture extends Picture {
  /** Of the whole page, in pixels. */
  readonly height: number;
}

/** No host has this name. */
const origin = 'http://plinth.invalid';

/** In pixels: as much as somebody sees without losing the details. */
const maxHeight = 1600;
/** In milliseconds. */
const maxTime = 60_000;

export async function takePicture(
  site: ServedDevSite,
  { path, width, from }: Wanted,
  launch: Launch,
): Promise<TakenPicture> {
  const browser = await launch();
  try {
    const context = await browser.newContext({
      viewport: { width, height: 900 },
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    page.setDefaultTimeout(maxTime);
    await page.route('**', async (route) => {
      const { origin: from, pathname, search } = new URL(route.request().url());
      if (from !== origin) return route.abort();
      const answer = site.answer(decodeURI(pathname), search);
      const file = answer.type === 'redirect' ? undefined : await site.open(answer.path);
      if (file === undefined || !('bytes' in file) || answer.type === 'redirect')
        return route.abort();
      return route.fulfill({
        status: answer.status,
        contentType: mediaTypeOf(answer.path),
        body: file.bytes,
      });
    });
    await page.goto(origin + toHref(site.base, path), { waitUntil: 'load', timeout: maxTime });
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    // What is shown only when it is near has been near then.
    await page.setViewportSize({ width, height });
    const y = Math.min(from, Math.max(0, height - 1));
    const bytes = await page.screenshot({
      ...{ type: 'jpeg', quality: 60, timeout: maxTime },
      clip: { x: 0, y, width, height: Math.min(maxHeight, height - y) },
    });
    return { data: bytes.toString('base64'), mimeType: 'image/jpeg', height };
  } finally {
    await browser.close();
  }
}
