// A picture → the quality at which AVIF shows it as well as WebP does, by how much both differ from the original in structure.
// Wang, Simoncelli, Bovik: Multi-scale Structural Similarity, 2003; in grey, on blocks of 8 × 8 pixels.
import type { Sharp } from 'sharp';
import type { SharpModule } from './load-sharp';

/** The width at which it is measured, in pixels. */
const measuredWidth = 480;

/** What is tried, from small to large files. */
const qualities = Array.from({ length: 17 }, (_, step) => 40 + 2 * step);

/** What each scale counts, from the finest on: the first three of the paper. */
const weights = [0.0448, 0.2856, 0.3001];

const block = 8;

interface Grey {
  readonly data: Uint8Array | Float32Array;
  readonly width: number;
  readonly height: number;
}

async function toGrey(picture: Sharp): Promise<Grey> {
  const { data, info } = await picture
    .flatten({ background: '#808080' })
    .greyscale()
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Of one block of both pictures, from 0 to 1. */
function compareBlock(one: Grey, other: Grey, start: number): number {
  let [sum, otherSum, squares, otherSquares, products] = [0, 0, 0, 0, 0];
  for (let row = 0; row < block; row += 1) {
    for (let column = 0; column < block; column += 1) {
      const at = start + row * one.width + column;
      const [a = 0, b = 0] = [one.data[at], other.data[at]];
      sum += a;
      otherSum += b;
      squares += a * a;
      otherSquares += b * b;
      products += a * b;
    }
  }
  const count = block * block;
  const [mean, otherMean] = [sum / count, otherSum / count];
  const spread = squares / count - mean * mean + otherSquares / count - otherMean * otherMean;
  const common = products / count - mean * otherMean;
  // The constants of the paper, for values up to 255.
  const [light, contrast] = [(0.01 * 255) ** 2, (0.03 * 255) ** 2];
  const ofMeans = (2 * mean * otherMean + light) / (mean ** 2 + otherMean ** 2 + light);
  return ofMeans * ((2 * common + contrast) / (spread + contrast));
}

/** Of all blocks, from 0 for nothing in common to 1 for the same. */
function compare(one: Grey, other: Grey): number {
  let [sum, count] = [0, 0];
  for (let y = 0; y + block <= one.height; y += block) {
    for (let x = 0; x + block <= one.width; x += block) {
      sum += compareBlock(one, other, y * one.width + x);
      count += 1;
    }
  }
  return count === 0 ? 1 : sum / count;
}

/** Half as wide: each pixel is the mean of four. */
function halve({ data, width, height }: Grey): Grey {
  const half = { width: width >> 1, height: height >> 1 };
  const means = new Float32Array(half.width * half.height);
  for (let y = 0; y < half.height; y += 1) {
    for (let x = 0; x < half.width; x += 1) {
      const at = 2 * (y * width + x);
      const [a = 0, b = 0, c = 0, d = 0] = [at, at + 1, at + width, at + width + 1].map(
        (pixel) => data[pixel],
      );
      means[y * half.width + x] = (a + b + c + d) / 4;
    }
  }
  return { data: means, ...half };
}

/** From 0 for nothing in common to 1 for the same; finer differences count less than coarser ones. */
function findSimilarity(one: Grey, other: Grey): number {
  let [first, second, product] = [one, other, 1];
  for (const weight of weights) {
    product *= Math.max(0, compare(first, second)) ** weight;
    [first, second] = [halve(first), halve(second)];
  }
  return product;
}

/** The lowest quality that is as good as WebP's; undefined where none of them is. */
export async function findQuality(
  sharp: SharpModule,
  content: Uint8Array,
  webpQuality: number,
): Promise<number | undefined> {
  const small = sharp(content).rotate().resize({ width: measuredWidth, withoutEnlargement: true });
  const original = await toGrey(small.clone());
  const measure = async (encoded: Promise<Buffer>): Promise<number> =>
    findSimilarity(original, await toGrey(sharp(await encoded)));
  const wanted = await measure(small.clone().webp({ quality: webpQuality }).toBuffer());
  let low = 0;
  let high: number = qualities.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const quality = qualities[middle] ?? 0;
    const found = await measure(
      small
        .clone()
        .avif({ quality, ...toEffort(0) })
        .toBuffer(),
    );
    if (found >= wanted) high = middle;
    else low = middle + 1;
  }
  return qualities[low];
}

/** The more pixels, the less time for each: a picture takes at most two seconds of one processor. */
export function toEffort(pixels: number): { effort: number; chromaSubsampling: string } {
  const effort = pixels < 800_000 ? 3 : pixels < 2_200_000 ? 2 : 1;
  return { effort, chromaSubsampling: '4:2:0' };
}
