// A part of a window → how light it is; a colour in a computed style → whether it is dark.
import type { Page } from 'playwright';

interface Strip {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Runs in the browser, which decodes the picture. */
async function average(picture: string): Promise<number> {
  const bitmap = await createImageBitmap(await (await fetch(picture)).blob());
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
  if (canvas === null) throw new Error('There is no canvas');
  canvas.drawImage(bitmap, 0, 0);
  const { data } = canvas.getImageData(0, 0, bitmap.width, bitmap.height);
  let sum = 0;
  for (let index = 0; index < data.length; index += 4)
    sum += (data[index] ?? 0) + (data[index + 1] ?? 0) + (data[index + 2] ?? 0);
  return sum / (data.length * 0.75);
}

/** The mean of all channels of all points, 0–255. */
export async function measureLight(page: Page, clip: Strip): Promise<number> {
  const picture = `data:image/png;base64,${(await page.screenshot({ clip })).toString('base64')}`;
  const blank = await page.context().newPage();
  const light = await blank.evaluate(average, picture);
  await blank.close();
  return light;
}

/** Of the first colour in a computed value, as in `rgba(0, 0, 0, 0.2) 0px 24px 48px`. */
export function isDarkColour(value: string): boolean {
  const [red = 255, green = 255, blue = 255] = (value.match(/[\d.]+/g) ?? []).map(Number);
  return Math.max(red, green, blue) <= 64;
}
