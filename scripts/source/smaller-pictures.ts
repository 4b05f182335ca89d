// Pictures that exist as WebP → the same in AVIF, where each of its files is much smaller. What was found is kept with them.
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { contentHash } from '../files/content-hash';
import { keep } from '../files/keep';
import type { SharpModule } from './load-sharp';
import { findQuality, toEffort } from './picture-quality';

/** Of the size of the WebP: what saves less is not worth a further element in each page. */
const maxShare = 0.9;

/** A picture in its widths. */
export interface Widths {
  /** Changes with the picture and with what converts it. */
  readonly source: string;
  readonly content: Uint8Array;
  readonly ratio: number;
  readonly widths: readonly number[];
}

/** The lengths of the files, narrow to wide; none where AVIF does not pay. */
type Found = readonly number[];

const toFile = (source: string, width: number): string =>
  `pictures/${contentHash(`${source} avif ${width}`)}.avif`;

const toNote = (source: string): string => `pictures/${contentHash(`${source} avif`)}.json`;

function readNote(file: string): Found | undefined {
  try {
    const found: unknown = JSON.parse(readFileSync(file, 'utf8'));
    const isFound = Array.isArray(found) && found.every((bytes) => typeof bytes === 'number');
    return isFound ? (found as number[]) : undefined;
  } catch {
    return undefined;
  }
}

export class SmallerPictures {
  readonly #cache: string;
  readonly #found = new Map<string, Found>();
  /** What could not be kept, by file. */
  readonly #made = new Map<string, Uint8Array>();

  constructor(cache: string) {
    this.#cache = cache;
  }

  /** The names of its files, narrow to wide; none where AVIF does not pay, undefined where that is not known yet. */
  find({ source, widths }: Widths): readonly string[] | undefined {
    const files = widths.map((width) => toFile(source, width));
    const found = this.#found.get(source) ?? readNote(join(this.#cache, toNote(source)));
    if (found === undefined || found.length === 0) return found && [];
    const isWhole = files.every((file, index) => this.#sizeOf(file) === found[index]);
    return isWhole && found.length === files.length ? files : undefined;
  }

  read = (file: string): Uint8Array =>
    this.#made.get(file) ?? readFileSync(join(this.#cache, file));

  /** Tries it; `usual` are the lengths of the same pictures in WebP of a quality. True where it pays. */
  async convert(
    sharp: SharpModule,
    picture: Widths,
    usual: { readonly quality: number; readonly bytes: readonly number[] },
  ): Promise<boolean> {
    const { source, widths } = picture;
    const made = await this.#encode(sharp, picture, usual);
    const found = made.map(({ length }) => length);
    for (const [index, content] of made.entries())
      this.#keep(toFile(source, widths[index] ?? 0), content);
    this.#found.set(source, found);
    keep(this.#cache, toNote(source), JSON.stringify(found));
    return made.length > 0;
  }

  /** From the narrowest on, until one is not small enough. */
  async #encode(
    sharp: SharpModule,
    { content, ratio, widths }: Widths,
    {
      quality: webpQuality,
      bytes,
    }: { readonly quality: number; readonly bytes: readonly number[] },
  ): Promise<Buffer[]> {
    const quality = await findQuality(sharp, content, webpQuality);
    if (quality === undefined) return [];
    const made: Buffer[] = [];
    for (const [index, width] of widths.entries()) {
      const effort = toEffort((width * width) / ratio);
      const picture = sharp(content).rotate().resize({ width });
      const file = await picture.avif({ quality, ...effort }).toBuffer();
      if (file.length > maxShare * (bytes[index] ?? 0)) return [];
      made.push(file);
    }
    return made;
  }

  #keep(file: string, content: Uint8Array): void {
    if (!keep(this.#cache, file, content)) this.#made.set(file, content);
  }

  #sizeOf = (file: string): number | undefined =>
    this.#made.get(file)?.length ??
    statSync(join(this.#cache, file), { throwIfNoEntry: false })?.size;
}
