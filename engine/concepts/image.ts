// A picture → its address, its size, what it says, and what browsers may show in its place.
import { toFileAddress } from '../content/addresses/addresses';
import type { RichText } from '../generated/concept-views';
import type { ImageConfig, Manifest, Picture } from '../generated/manifest';
import type { Variant } from '../model/files';
import type { Resolve, Resolver, ResolverContext } from '../model/resolver';

/** What a browser shows in place of a picture, if it can and its screen is meant. */
export interface ImageSource {
  readonly srcset: string;
  readonly media?: string;
  readonly type?: string;
  /** In CSS pixels, where it is another picture. */
  readonly width?: number;
  readonly height?: number;
}

export interface ImageView {
  readonly src: string;
  /** Empty for a decorative picture. */
  readonly alt: string;
  /** In CSS pixels, read from the file. */
  readonly width: number;
  readonly height: number;
  /** The point that stays in view where the picture is cropped: `30% 70%`. */
  readonly focus?: string;
  /** The same of the file for narrow screens. */
  readonly narrowFocus?: string;
  /** The same picture in other widths, in the format of the attribute. */
  readonly srcset?: string;
  /** The first that fits is shown. */
  readonly sources?: readonly ImageSource[];
  readonly ratio?: string;
  readonly edge?: string;
  readonly credit?: RichText;
}

type Around = Pick<ResolverContext, 'assetsBase' | 'files' | 'scheme'> & {
  readonly manifest: Pick<Manifest, 'pictures'>;
};

type Focus = NonNullable<ImageConfig['focus']>;

/** As CSS writes a position. */
const toFocus = ({ x, y }: Focus): string => `${x}% ${y}%`;

const media = {
  narrow: '(width < 48rem)',
  dark: '(prefers-color-scheme: dark)',
} as const;

/** What the manifest says of a file. */
export const findPicture = ({ manifest }: Pick<Around, 'manifest'>, file: string): Picture =>
  (manifest.pictures && Object.hasOwn(manifest.pictures, file) && manifest.pictures[file]) || {};

/** The file that a site of one scheme shows for another. */
function findShown(around: Pick<Around, 'manifest' | 'scheme'>, file: string): string {
  return around.scheme === 'dark' ? (findPicture(around, file).dark ?? file) : file;
}

const toSrcset = (variants: readonly Variant[], assetsBase: string): string =>
  variants.map(({ place, width }) => `${assetsBase}${place} ${width}w`).join(', ');

/** A file as a source: in AVIF where that is smaller; as it is, only for some screens. */
function listFormats(file: string, { assetsBase, files }: Around, when?: string): ImageSource[] {
  const size = when === undefined ? {} : { media: when, ...files.sizeOf(file) };
  const smaller = files.smallerOf?.(file) ?? [];
  const usual = files.variantsOf?.(file) ?? [];
  const plain = assetsBase + toFileAddress(files.placeOf(file));
  return [
    ...(smaller.length === 0
      ? []
      : [{ ...size, type: 'image/avif', srcset: toSrcset(smaller, assetsBase) }]),
    ...(when === undefined
      ? []
      : [{ ...size, srcset: usual.length === 0 ? plain : toSrcset(usual, assetsBase) }]),
  ];
}

/** What stands in place of a file elsewhere, the most special first. */
export function listSources(file: string, around: Around): ImageSource[] {
  const { narrow, dark } = findPicture(around, file);
  const isAuto = around.scheme === 'auto';
  const narrowDark = narrow === undefined ? undefined : findPicture(around, narrow).dark;
  return [
    ...(isAuto && narrowDark !== undefined
      ? listFormats(narrowDark, around, `${media.narrow} and ${media.dark}`)
      : []),
    ...(narrow === undefined ? [] : listFormats(findShown(around, narrow), around, media.narrow)),
    ...(isAuto && dark !== undefined ? listFormats(dark, around, media.dark) : []),
    ...listFormats(findShown(around, file), around),
  ];
}

/** The points that stay in view: of the picture here, and of the file for narrow screens. */
export function findFocus(
  { focus: own, src }: Pick<ImageConfig, 'focus' | 'src'>,
  around: Pick<Around, 'manifest' | 'scheme'>,
): Pick<ImageView, 'focus' | 'narrowFocus'> {
  const { narrow, focus: ofFile } = findPicture(around, src);
  const focus = own ?? findPicture(around, findShown(around, src)).focus ?? ofFile;
  const ofNarrow = narrow === undefined ? undefined : findPicture(around, narrow).focus;
  // Another crop has other places: the point of the whole picture says nothing of it.
  const narrowFocus = ofNarrow ?? (narrow !== undefined && focus ? { x: 50, y: 50 } : undefined);
  return {
    ...(focus && { focus: toFocus(focus) }),
    ...(narrowFocus && { narrowFocus: toFocus(narrowFocus) }),
  };
}

export const resolveImage: Resolve<'image', ImageView> = (image, resolver) => {
  const { alt = '', decorative, edge, ratio } = image;
  const { assetsBase, files, resolve } = resolver;
  const src = findShown(resolver, image.src);
  const { width, height } = files.sizeOf(src);
  const srcset = toSrcset(files.variantsOf?.(src) ?? [], assetsBase);
  const sources = listSources(image.src, resolver);
  const { credit } = findPicture(resolver, image.src);
  return {
    ...{ src: resolve('file-path', src), alt: decorative ? '' : alt, width, height },
    ...findFocus(image, resolver),
    ...(srcset !== '' && { srcset }),
    ...(sources.length > 0 && { sources }),
    ...(ratio && { ratio }),
    ...(edge && { edge }),
    ...(credit !== undefined && { credit: resolve('running-text', credit) }),
  };
};

/** Cards are about half as wide again as they are tall. */
const distanceFromCard = ({ width, height }: { width: number; height: number }): number =>
  Math.abs(Math.log(width / height / 1.5));

/** What a card shows of a picture: a banner gives way to the file for narrow screens, of which less is cropped. */
export function findCardFile(file: string, around: Pick<Around, 'files' | 'manifest'>): string {
  const { narrow = file } = findPicture(around, file);
  const distance = (one: string) => distanceFromCard(around.files.sizeOf(one));
  return distance(narrow) < distance(file) ? narrow : file;
}

/** The picture of a page on its card, where that is another file. */
export function resolveCardImage(
  { focus: _, ...image }: ImageConfig,
  resolver: Resolver,
): ImageView | undefined {
  const src = findCardFile(image.src, resolver);
  if (src === image.src) return undefined;
  const { credit } = resolver.resolve('image', image);
  return { ...(credit && { credit }), ...resolver.resolve('image', { ...image, src }) };
}

/** The same picture where no narrow screen shows it. */
export function forWideScreens({ narrowFocus: _, sources = [], ...image }: ImageView): ImageView {
  const wide = sources.filter(({ media: when }) => !when?.startsWith(media.narrow));
  return { ...image, ...(wide.length > 0 && { sources: wide }) };
}
