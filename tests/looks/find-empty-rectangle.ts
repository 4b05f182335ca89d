// A picture of a window → the largest rectangle in it, in parts of the window, where nothing is drawn on the ground.
import type { Page } from 'playwright';

/** Where content may be, in pixels, and how alike the points of an empty tile are in each colour. */
interface Search {
  readonly from: number;
  readonly to: number;
  readonly tile: number;
  readonly maxStep: number;
}

/** Runs in the browser, which decodes the picture. */
async function search({ picture, from, to, tile, maxStep }: Search & { readonly picture: string }) {
  const bitmap = await createImageBitmap(await (await fetch(picture)).blob());
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
  if (canvas === null) throw new Error('There is no canvas');
  canvas.drawImage(bitmap, 0, 0);
  const columns = Math.floor((to - from) / tile);
  const rows = Math.floor(bitmap.height / tile);
  const isEmpty = (column: number, row: number): boolean => {
    const { data } = canvas.getImageData(from + column * tile, row * tile, tile, tile);
    return [0, 1, 2].every((channel) => {
      let least = 255;
      let most = 0;
      for (let index = channel; index < data.length; index += 4) {
        least = Math.min(least, data[index] ?? 0);
        most = Math.max(most, data[index] ?? 0);
      }
      return most - least <= maxStep;
    });
  };
  const heights = new Array<number>(columns).fill(0);
  let largest = 0;
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1)
      heights[column] = isEmpty(column, row) ? (heights[column] ?? 0) + 1 : 0;
    for (let start = 0; start < columns; start += 1) {
      let height = rows;
      for (let end = start; end < columns; end += 1) {
        height = Math.min(height, heights[end] ?? 0);
        if (height === 0) break;
        largest = Math.max(largest, height * (end - start + 1));
      }
    }
  }
  return largest * tile * tile;
}

/** In percent of the window. */
export async function findEmptyRectangle(page: Page, from: number, to: number): Promise<number> {
  const picture = `data:image/png;base64,${(await page.screenshot()).toString('base64')}`;
  const blank = await page.context().newPage();
  const pixels = await blank.evaluate(search, { picture, from, to, tile: 20, maxStep: 14 });
  await blank.close();
  const { width = 1, height = 1 } = page.viewportSize() ?? {};
  return Math.round((pixels / (width * height)) * 1000) / 10;
}
