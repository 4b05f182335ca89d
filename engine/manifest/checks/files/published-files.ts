// What the manifest publishes besides text can be shown, is what its name says, and runs nothing.

import type { InspectedFile } from '../../../model/inspected-file';
import type { ParamsOf } from '../../catalogue';
import type { Cause, RawFinding, Related, Spot } from '../../raw-finding';
import type { SiteBytes } from '../context/check-context';
import type { FilePart } from '../context/file-part';

/** The first is an archive; the others are documents that are packed as one. */
const zipped = ['zip', 'docx', 'xlsx', 'pptx', 'odt', 'ods', 'odp', 'epub'];

/** What findings call a format, and the endings of its files. */
const formats: Readonly<Record<string, readonly [words: string, ...endings: string[]]>> = {
  svg: ['an SVG drawing', 'svg'],
  png: ['a PNG picture', 'png'],
  jpeg: ['a JPEG picture', 'jpg', 'jpeg'],
  gif: ['a GIF picture', 'gif'],
  webp: ['a WebP picture', 'webp'],
  avif: ['an AVIF picture', 'avif'],
  heic: ['a HEIC picture, which browsers do not show'],
  bmp: ['a BMP picture, which is not published'],
  tiff: ['a TIFF picture, which browsers do not show'],
  ico: ['an ICO picture, which is not published'],
  mp4: ['an MP4 film', 'mp4'],
  webm: ['a WebM film', 'webm'],
  vtt: ['captions in WebVTT', 'vtt'],
  woff: ['a WOFF font', 'woff'],
  woff2: ['a WOFF2 font', 'woff2'],
  otf: ['an OpenType font that is not packed as WOFF2'],
  ttf: ['a TrueType font that is not packed as WOFF2'],
  pdf: ['a PDF document', 'pdf'],
  zip: ['a ZIP archive', ...zipped],
  html: ['an HTML page, perhaps an error message that was saved in its place'],
  lfs: ['a pointer of Git LFS, not the file itself'],
  text: ['plain text', 'txt', 'csv', 'ics', 'vcf'],
};

const unknownWords = 'in a format that browsers do not know';

const wordsOf = (format: string): string =>
  (Object.hasOwn(formats, format) ? formats[format]?.[0] : undefined) ?? unknownWords;

const endingsOf = (format: string): readonly string[] =>
  (Object.hasOwn(formats, format) ? formats[format]?.slice(1) : undefined) ?? [];

/** The format that a name promises. */
function findPromised(path: string): string | undefined {
  const ending = path.slice(path.lastIndexOf('.') + 1).toLowerCase();
  return Object.keys(formats).find((format) => endingsOf(format).includes(ending));
}

/** Browsers ask Git for nothing, and no other program makes a picture of what a server said. */
function findRemedy(path: string, format: string): { remedy: string; near?: string } {
  if (format === 'lfs') return { remedy: 'Run `git lfs pull`.' };
  const [ending] = endingsOf(format);
  if (ending === undefined) return { remedy: 'Export or download the file again.' };
  const near = `${path.replace(/\.[^.]*$/, '')}.${ending}`;
  return { remedy: `Export it again, or rename it to "${near}".`, near };
}

/** In pixels per side: what encoders and screens can still hold; drawings have no pixels. */
const maxSide = 16_383;
const maxDrawnSide = 32_767;

const pictures = new Set(['svg', 'png', 'jpeg', 'gif', 'webp', 'avif']);

function judgeSize(path: string, { format, size }: InspectedFile): Cause | undefined {
  if (!pictures.has(format)) return undefined;
  if (size === undefined) return { code: 'picture-size', params: { path } };
  const { width, height } = size;
  const limit = format === 'svg' ? maxDrawnSide : maxSide;
  if (Math.max(width, height) <= limit) return undefined;
  return { code: 'picture-size', params: { path, size: `${width} × ${height}`, limit } };
}

/** What is wrong with a file wherever it is shown: only the cause of all the rest. */
function judgeFile(path: string, file: InspectedFile): Cause | undefined {
  const { format, damage, unsafe } = file;
  const promised = findPromised(path);
  if (damage === 'it is empty') return { code: 'broken-file', params: { path, reason: damage } };
  if (promised !== undefined && format !== promised) {
    const params: ParamsOf<'other-format'> = {
      path,
      expected: wordsOf(promised),
      actual: wordsOf(format),
      ...findRemedy(path, format),
    };
    return { code: 'other-format', params };
  }
  if (unsafe !== undefined) return { code: 'unsafe-drawing', params: { path, reason: unsafe } };
  if (damage !== undefined) return { code: 'broken-file', params: { path, reason: damage } };
  return iconFile.test(path) ? undefined : judgeSize(path, file);
}

/** Drawings of icons are parts of one file: how large they are does not count. */
const iconFile = /^icons\/[^/]+\.svg$/;

type Named = readonly [path: string, place: Spot];

/** The files and icons that a part of the site names, each with its place. */
export const findNamed = ({ mentions }: FilePart): readonly Named[] =>
  mentions.flatMap(({ file, kind, value, pointer }): Named[] => {
    if ((kind !== 'file' && kind !== 'icon') || typeof value !== 'string') return [];
    return [[kind === 'icon' ? `icons/${value}.svg` : value, { file, pointer }]];
  });

/** Where each published file is referred to, in the order of the manifest, then of content files. */
function indexUses(
  named: readonly Named[],
  { files, downloads }: SiteBytes,
): ReadonlyMap<string, readonly Spot[]> {
  const uses = new Map<string, Spot[]>();
  const add = (path: string, place: Spot): void => {
    const known = uses.get(path);
    if (known) known.push(place);
    else if (files.get(path)?.kind === 'file') uses.set(path, [place]);
  };
  for (const [path, place] of named) add(path, place);
  for (const [path, place] of downloads) add(path, place);
  return uses;
}

/** Home screens cut or stretch what is not square. */
function judgeAppIcon(pointer: string, path: string, { size }: InspectedFile): Cause | undefined {
  if (!/^\/site\/appIcons\/\d+$/.test(pointer) || size === undefined) return undefined;
  const { width, height } = size;
  if (width === height) return undefined;
  return { code: 'icon-not-square', params: { path, size: `${width} × ${height}` } };
}

/** One finding for each file, at the first place that names it. */
export function checkPublishedFiles(
  named: readonly Named[],
  site: SiteBytes,
): readonly RawFinding[] {
  const { inspect } = site;
  return [...indexUses(named, site)].flatMap(([path, places]): RawFinding[] => {
    const inspected = inspect?.(path);
    const [first, ...others] = places;
    if (inspected === undefined || first === undefined) return [];
    const cause = judgeFile(path, inspected);
    if (cause !== undefined) {
      const message = 'It is also used here.';
      const related = others.map((place): Related => ({ ...place, message }));
      return [{ ...cause, ...first, related }];
    }
    return places.flatMap((place) => {
      const crooked = judgeAppIcon(place.pointer, path, inspected);
      return crooked ? [{ ...crooked, ...place }] : [];
    });
  });
}
