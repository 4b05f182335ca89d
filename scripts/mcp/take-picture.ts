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
}

/** No host has this name. */
const origin = 'http://plinth.invalid';

/** In pixels: what is further down is cut off. */
const maxHeight = 4000;
/** In milliseconds. */
const maxTime = 20_000;

export async function takePicture(
  site: ServedDevSite,
  { path, width }: Wanted,
  launch: Launch,
): Promise<Picture> {
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
    await page.setViewportSize({ width, height: Math.min(Math.max(height, 400), maxHeight) });
    const bytes = await page.screenshot({ type: 'jpeg', quality: 60, timeout: maxTime });
    return { data: bytes.toString('base64'), mimeType: 'image/jpeg' };
  } finally {
    await browser.close();
  }
}
