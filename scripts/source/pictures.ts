// Raster pictures → WebP copies in the widths that screens need, made once for each content.
import { closeSync, openSync, readFileSync, readSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, posix } from 'node:path';
import { toAssetFile } from '../../engine/content/addresses/output-paths';
import type { Variant } from '../../engine/model/files';
import type { PictureSize } from '../../engine/model/inspected-file';
import type { NamedFile } from '../../engine/output/scope';
import { CannotRun } from '../command/cannot-run';
import { contentHash } from '../files/content-hash';
import { keep } from '../files/keep';
import type { Workspace } from '../files/workspace';

type Sharp = typeof import('sharp').default;

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

/** sharp is an optional package: it may not be installed, or not for this machine. */
function loadSharp({ engine }: Workspace): Sharp | undefined {
  try {
    return createRequire(join(engine, 'package.json'))('sharp') as Sharp;
  } catch {
    return undefined;
  }
}

/** @throws CannotRun for a picture that cannot be decoded: only now all of it is looked at. */
async function convertOne(sharp: Sharp, { path, content, variant }: Plan): Promise<Buffer> {
  try {
    const picture = sharp(content).rotate().resize({ width: variant.width });
    return await picture.webp({ quality }).toBuffer();
  } catch (error) {
    const cause = error instanceof Error ? error.message.split('\n')[0] : String(error);
    throw new CannotRun(`files/${path} is damaged: ${cause}. Export or download it again.`);
  }
}

export class Pictures {
  readonly #plans = new Map<string, Plan>();
  /** What could not be kept. */
  readonly #made = new Map<string, Uint8Array>();
  readonly #cache: string;
  readonly #load: () => Sharp | undefined;
  #sharp: Sharp | undefined;
  #isLoaded = false;
  /** Whether a picture stays as it is because sharp is not available. */
  lacksSharp = false;

  constructor(workspace: Workspace, load = loadSharp) {
    this.#cache = workspace.cache;
    this.#load = () => load(workspace);
  }

  /** The planned copies of a picture; none for vector graphics, animations and what cannot be converted here. */
  plan(path: string, content: Uint8Array, size: PictureSize): Variant[] {
    const { name, ext } = posix.parse(path);
    if (!convertible.has(ext.toLowerCase()) || isAnimated(content)) return [];
    const sharp = this.#getSharp();
    if (sharp === undefined) {
      this.lacksSharp = true;
      return [];
    }
    const source = `${contentHash(content)} ${quality} ${sharp.versions.sharp} ${sharp.versions.webp}`;
    const maxWidth = Math.min(size.width, widths.at(-1) ?? size.width);
    return [...widths.filter((width) => width < maxWidth), maxWidth].map((width) => {
      const hash = contentHash(`${source} ${width}`);
      const plain = name.replace(/[^A-Za-z0-9_]+/g, '-');
      const place = toAssetFile(`pictures/${plain}-${width}-${hash}.webp`);
      const variant = { place, width };
      this.#plans.set(place, { path, variant, content, file: `pictures/${hash}.webp` });
      return variant;
    });
  }

  /** Makes the planned copies that do not exist yet. */
  async convert(): Promise<void> {
    const sharp = this.#sharp;
    const missing = [...this.#plans.values()].filter(
      ({ file }) => !isWhole(join(this.#cache, file)),
    );
    if (sharp === undefined || missing.length === 0) return;
    for (const plan of missing) {
      const content = await convertOne(sharp, plan);
      if (!keep(this.#cache, plan.file, content)) this.#made.set(plan.file, content);
    }
  }

  list = (): NamedFile[] =>
    [...this.#plans].map(([path, { file }]) => ({
      path,
      read: () => this.#made.get(file) ?? readFileSync(join(this.#cache, file)),
    }));

  #getSharp(): Sharp | undefined {
    if (!this.#isLoaded) this.#sharp = this.#load();
    this.#isLoaded = true;
    return this.#sharp;
  }
}
