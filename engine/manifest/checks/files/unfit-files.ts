// The path of a file and where it is named → why the file cannot be used there, and what can.
import { documentEnding, isDocument } from '../../../content/addresses/text-kind';
import { isFilm, isFont, isMedia, isPicture } from './media';

export interface Unfit {
  readonly reason: string;
  /** What to do, where that is more than to use a file in files/. */
  readonly remedy?: string;
}

const picture = 'Use a picture: SVG, PNG, JPEG, WebP, AVIF or GIF.';
const font = 'Use a font in WOFF2.';
const otherFont = /\.(?:ttf|otf|woff|ttc|eot)$/i;
const film = 'Use a film in MP4 or WebM.';

/** What each place of the manifest shows. */
const places: readonly (Unfit & { readonly place: RegExp; fits: (path: string) => boolean })[] = [
  {
    place: /\/(?:src|favicon|shareImage|poster|pattern)$|\/appIcons\/\d+$/,
    fits: isPicture,
    reason: 'it is not a picture that browsers show',
    remedy: picture,
  },
  {
    place: /^\/pictures\/[^/]+\/(?:narrow|dark)$/,
    fits: isPicture,
    reason: 'it is not a picture that browsers show',
    remedy: picture,
  },
  {
    place: /^\/theme\/.*\/file$/,
    fits: (path) => isFont(path) || otherFont.test(path),
    reason: 'it is not a font',
    remedy: font,
  },
  {
    place: /^\/theme\/.*\/file$/,
    fits: isFont,
    reason: 'it is a font that is not packed as WOFF2',
    remedy: 'Convert it to WOFF2.',
  },
  {
    place: /\/sources\/\d+$/,
    fits: isFilm,
    reason: 'it is not a film that browsers play',
    remedy: film,
  },
];

/** Published files are only looked at or listened to: a web page or script among them would run as one of the site. */
export function findUnfit(path: string, pointer: string): Unfit | undefined {
  const found = places.find(({ place, fits }) => place.test(pointer) && !fits(path));
  if (found) return { reason: found.reason, ...(found.remedy && { remedy: found.remedy }) };
  return isMedia(path) ? undefined : { reason: 'it is not a picture, film or font' };
}

/** What programs for writing save: no text that pages show, whatever is in it. */
const written = /\.(?:docx?|odt|rtf|pages|pdf|html?)$/i;

/** What other tools call Markdown. */
const markdown = /\.(?:md|markdown|mdown|mkdn?)$/i;

/** What a file in Markdown with another ending should be called, and why. */
export function findOtherMarkdown(
  path: string,
): { readonly reason: string; readonly path: string } | undefined {
  const [ending] = isDocument(path) ? [] : (markdown.exec(path) ?? []);
  if (ending === undefined) return undefined;
  return {
    reason: `a file in Markdown ends in "${documentEnding}", not in "${ending}"`,
    path: `${path.slice(0, -ending.length)}${documentEnding}`,
  };
}

export function findUnfitText(path: string): Unfit | undefined {
  if (isMedia(path) || written.test(path))
    return {
      reason: 'it is not a text that pages show',
      remedy: 'Put its words into a file that ends in .md (Markdown) or .txt (JSON).',
    };
  const other = findOtherMarkdown(path);
  return other && { reason: other.reason, remedy: `Rename it to "${other.path}".` };
}

const relative = 'Write its path within files/, such as "images/yard.jpg".';

/** A file whose rows blocks and collections take. */
export const findUnfitRows = (path: string): Unfit | undefined =>
  /\.(?:csv|json)$/.test(path)
    ? undefined
    : {
        reason: 'it is not a data file',
        remedy: 'Save the table as CSV (.csv), or as a list of objects in JSON (.json).',
      };

/** A path that can lead to no file of the site. */
export function findUnsafe(path: string): Unfit | undefined {
  if (/^(?:file:)?\/\/\//i.test(path))
    return { reason: 'it is a place on one computer', remedy: `Put it into files/. ${relative}` };
  if (/^data:/i.test(path))
    return {
      reason: 'it is a file that stands in the text itself',
      remedy: `Save it in files/. ${relative}`,
    };
  if (/^(?:[a-z][a-z0-9+.-]+:)?\/\//i.test(path))
    return { reason: 'it is a web address', remedy: `Save the file in files/. ${relative}` };
  if (path.startsWith('/') || /^[a-z]:/i.test(path))
    return { reason: 'it is an absolute path', remedy: relative };
  if (path.includes('\\'))
    return { reason: 'it contains a backslash', remedy: `Separate folders with "/". ${relative}` };
  const parts = path.split('/');
  if (parts.includes('..'))
    return { reason: 'it leads outside files/', remedy: `Put it into files/. ${relative}` };
  if (parts.some((part) => part.startsWith('.')))
    return {
      reason: 'files and folders whose names begin with a dot are never published',
      remedy: 'Rename it, so that no name in its path begins with a dot.',
    };
  return undefined;
}
