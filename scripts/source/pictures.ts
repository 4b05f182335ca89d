// Raster pictures → copies in the widths that screens need, made once for each content: WebP, and AVIF where that is much smaller.
import { closeSync, openSync, readFileSync, readSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { toAssetFile } from '../../engine/content/addresses/output-paths';
import type { Variant } from '../../engine/model/files';
import type { PictureSize } from '../../engine/model/inspected-file';
import type { NamedFile } from '../../engine/output/scope';
import { CannotRun } from '../command/cannot-run';
import { contentHash } from '../files/content-hash';
import { keep } from '../files/keep';
import type { Workspace } from '../files/workspace';
import { loadSharp, type SharpModule } from './load-sharp';
import { SmallerPictures, type Widths } from './smaller-pictures';

/** In pixels: phones, half and whole screens, each up to double density. */
const widths = [480, 960, 1440, 1920];
const quality = 80;

const convertible = new Set(['.png', '.jpg', '.jpeg', '.webp', '.avif', '.tiff']);

/** Files that begin like this are animated: they stay as they are. */
const isAnimated = (content: Uint8Array): boolean =>
  Buffer.from(content.subarray(0, 64)).includes('ANIM');

interface Plan {
  /** Of the picture, below files/. */
  readonly path: string;
  readonly variant: Variant;
  readonly content: Uint8Array;
  /** In the cache. */
  readonly file: string;
}

/** A WebP begins with its own length: one that is damaged or cut off is made again. */
function isWhole(file: string): boolean {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size < 12) return false;
  const head = Buffer.alloc(12);
  const descriptor = openSync(file, 'r');
  readSync(descriptor, head);
  closeSync(descriptor);
  const name = head.toString('latin1', 0, 4) + head.toString('latin1', 8);
  return name === 'RIFFWEBP' && head.readUInt32LE(4) + 8 === size;
}

/** @throws CannotRun for a picture that cannot be decoded: only now all of it is looked at. */
async function convertOne(sharp: SharpModule, { path, content, variant }: Plan): Promise<Buffer> {
  try {
    const picture = sharp(content).rotate().resize({ width: variant.width });
    return await picture.webp({ quality }).toBuffer();
  } catch (error) {
    const cause = error instanceof Error ? error.message.split('\n')[0] : String(error);
    throw new CannotRun(`files/${path} is damaged: ${cause}. Export or download it again.`);
  }
}

const toHash = (source: string, width: number): string => contentHash(`${source} ${width}`);

const toFile = (hash: string): string => `pictures/${hash}.webp`;

/** `mark-480-<name>`, in the output. */
function toPlace(path: string, width: number, name: string): string {
  const plain = posix.parse(path).name.replace(/[^A-Za-z0-9_]+/g, '-');
  return toAssetFile(`pictures/${plain}-${width}-${name}`);
}

export class Pictures {
  readonly #plans = new Map<string, Plan>();
  /** In the cache, by their paths in the output. */
  readonly #smallerPlans = new Map<string, string>();
  /** Of which it is not known whether AVIF is smaller, by their sources. */
  readonly #untried = new Map<string, Widths>();
  readonly #smaller: SmallerPictures;
  /** What could not be kept. */
  readonly #made = new Map<string, Uint8Array>();
  readonly #cache: string;
  readonly #load: () => SharpModule | undefined;
  #sharp: SharpModule | undefined;
  #isLoaded = false;
  /** Whether a picture stays as it is because sharp is not available. */
  lacksSharp = false;

  constructor(workspace: Workspace, load = loadSharp) {
    this.#cache = workspace.cache;
    this.#smaller = new SmallerPictures(workspace.cache);
    this.#load = () => load(workspace);
  }

  /** The planned copies of a picture; none for vector graphics, animations and what cannot be converted here. */
  plan(path: string, content: Uint8Array, size: PictureSize): Variant[] {
    const { source, widths } = this.#describe(path, content, size) ?? { source: '', widths: [] };
    return widths.map((width) => {
      const hash = toHash(source, width);
      const variant = { place: toPlace(path, width, `${hash}.webp`), width };
      this.#plans.set(variant.place, { path, variant, content, file: toFile(hash) });
      return variant;
    });
  }

  /** The same in AVIF, as far as it is known that these are smaller: `convert` finds out. */
  planSmaller(path: string, content: Uint8Array, size: PictureSize): Variant[] {
    const picture = this.#describe(path, content, size);
    if (picture === undefined) return [];
    const files = this.#smaller.find(picture);
    if (files === undefined) this.#untried.set(picture.source, picture);
    return (files ?? []).map((file, index) => {
      const width = picture.widths[index] ?? 0;
      const place = toPlace(path, width, posix.basename(file));
      this.#smallerPlans.set(place, file);
      return { place, width };
    });
  }

  /** Makes the planned copies that do not exist yet. True where some turn out to be smaller in AVIF: then plan again. */
  async convert(): Promise<boolean> {
    const sharp = this.#sharp;
    if (sharp === undefined) return false;
    const missing = [...this.#plans.values()].filter(
      ({ file }) => !isWhole(join(this.#cache, file)),
    );
    for (const plan of missing) {
      const content = await convertOne(sharp, plan);
      if (!keep(this.#cache, plan.file, content)) this.#made.set(plan.file, content);
    }
    let pays = false;
    for (const picture of this.#untried.values()) {
      const files = picture.widths.map((width) => toFile(toHash(picture.source, width)));
      const bytes = files.map((file) => this.#read(file).length);
      pays = (await this.#smaller.convert(sharp, picture, { quality, bytes })) || pays;
    }
    this.#untried.clear();
    return pays;
  }

  list = (): NamedFile[] => [
    ...Array.from(this.#plans, ([path, { file }]) => ({ path, read: () => this.#read(file) })),
    ...Array.from(this.#smallerPlans, ([path, file]) => ({
      path,
      read: () => this.#smaller.read(file),
    })),
  ];

  #read = (file: string): Uint8Array =>
    this.#made.get(file) ?? readFileSync(join(this.#cache, file));

  #describe(path: string, content: Uint8Array, size: PictureSize): Widths | undefined {
    if (!convertible.has(posix.extname(path).toLowerCase()) || isAnimated(content))
      return undefined;
    const sharp = this.#getSharp();
    this.lacksSharp = sharp === undefined;
    if (sharp === undefined) return undefined;
    const source = `${contentHash(content)} ${quality} ${sharp.versions.sharp} ${sharp.versions.webp}`;
    const maxWidth = Math.min(size.width, widths.at(-1) ?? size.width);
    return {
      ...{ source, content, ratio: size.width / size.height },
      widths: [...widths.filter((width) => width < maxWidth), maxWidth],
    };
  }

  #getSharp(): SharpModule | undefined {
    if (!this.#isLoaded) this.#sharp = this.#load();
    this.#isLoaded = true;
    return this.#sharp;
  }
}

const withoutSharp =
  'Pictures are copied without conversion: the package sharp is not installed, or not built for this machine. `npm ci` installs it.\n';

/** Says why pictures stay as they are, where they do. */
export function warnOfPictures({ lacksSharp }: Pick<Pictures, 'lacksSharp'>): void {
  if (lacksSharp) process.stderr.write(withoutSharp);
}
