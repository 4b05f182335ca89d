// Pictures: what stands for them where they are not seen, and where they are shared.

import { isDocument } from '../../../content/addresses/text-kind';
import type { ImageConfig } from '../../../generated/manifest';
import type { Cause, RawFinding } from '../../raw-finding';
import type { FilePart, Mention } from '../context/file-part';

const ending = /\.(?:svg|png|jpe?g|webp|avif|gif|tiff?|bmp|heic)$/i;

/** What cameras and messengers call their pictures. */
const ofCameras =
  /^(?:(?:IMG|DSC[NF]?|PXL|MVIMG|DJI|GOPR)[_-]?\d{4,}[\w~().-]*|(?:Screenshot|Screen Shot|Bildschirmfoto|WhatsApp Image) \d{4}-\d\d-\d\d\b.*)$/i;

/** What any picture is, in some languages, with or without its number. */
const ofAny =
  /^(?:image|picture|photo|photograph|pic|img|bild|foto|abbildung|immagine|imagem|imagen|afbeelding)[ _-]?\d{0,4}[.:]?$/i;

/** The width that other tools read behind what a picture shows: "A clock|300". */
const width = /\s*\|\s*\d{2,4}(?:x\d{2,4})?$/;

/** Whether a text is what the file is called, not what it shows: with its ending, or as cameras and programs count. */
function isFileName(alt: string, src: string): boolean {
  const name = src.slice(src.lastIndexOf('/') + 1);
  const stem = name.replace(ending, '');
  return (
    (ending.test(alt) && !/\s/.test(alt)) ||
    alt === name ||
    ofCameras.test(alt) ||
    (alt.toLowerCase() === stem.toLowerCase() && /[\d_]|\w-\w/.test(stem))
  );
}

function checkImage({ alt = '', decorative, src }: ImageConfig): Cause | undefined {
  const words = alt.trim();
  if (decorative) return words === '' ? undefined : { code: 'decorative-alt', params: {} };
  if (words === '') return { code: 'missing-alt', params: {} };
  const [size] = width.exec(words) ?? [];
  if (size !== undefined)
    return {
      code: 'foreign-markup',
      params: {
        markup: JSON.stringify(size.trim()),
        remedy: 'Remove it: the place of a picture decides how large it is.',
      },
    };
  if (ofAny.test(words))
    return { code: 'file-name-as-alt', params: { alt: words, says: 'picture' } };
  return isFileName(words, src) ? { code: 'file-name-as-alt', params: { alt: words } } : undefined;
}

/** Markdown has no word for a picture that adds nothing. */
const inDocument =
  'Say between the brackets what the picture shows, for people who cannot see it: ![A clock face](mark.svg).';

/** Places whose pictures other programs show: messengers and networks, which show no drawings, and home screens. */
const outside = [
  [/\/shareImage$/, /\.svg$/i, 'share-format'],
  [/^\/site\/appIcons\/\d+$/, /\.(?:svg|jpe?g|webp|avif|gif)$/i, 'app-icon-format'],
] as const;

/** What is wrong with a picture in a format that is not shown there. */
function findUnshown({ kind, value, pointer }: Mention): Cause | undefined {
  if (kind !== 'file') return undefined;
  const path = String(value);
  const [, , code] =
    outside.find(([place, unfit]) => place.test(pointer) && unfit.test(path)) ?? [];
  return code === 'app-icon-format' ? { code, params: { path } } : code && { code, params: {} };
}

export const checkPictures = ({ mentions }: FilePart): readonly RawFinding[] =>
  mentions.flatMap((part): RawFinding[] => {
    const { file, kind, value, pointer } = part;
    const unshown = findUnshown(part);
    if (unshown) return [{ ...unshown, file, pointer }];
    const found = kind === 'image' ? checkImage(value as ImageConfig) : undefined;
    const at = found?.code === 'missing-alt' ? pointer : `${pointer}/alt`;
    if (found?.code === 'missing-alt' && isDocument(file))
      return [{ ...found, file, pointer: at, params: { remedy: inDocument } }];
    return found ? [{ ...found, file, pointer: at }] : [];
  });
