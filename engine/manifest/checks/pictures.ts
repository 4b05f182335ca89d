// Pictures: what stands for them where they are not seen, and where they are shared.
import type { ImageConfig } from '../../generated/manifest';
import type { RawFinding } from '../raw-finding';
import type { CheckContext, Mention } from './check-context';

const ending = /\.(?:svg|png|jpe?g|webp|avif|gif|tiff?|bmp|heic)$/i;

/** Whether a text is what the file is called, not what it shows: with its ending, or as cameras and programs count. */
function isFileName(alt: string, src: string): boolean {
  const name = src.slice(src.lastIndexOf('/') + 1);
  const stem = name.replace(ending, '');
  return (
    (ending.test(alt) && !/\s/.test(alt)) ||
    alt === name ||
    (alt.toLowerCase() === stem.toLowerCase() && /[\d_]|\w-\w/.test(stem))
  );
}

function checkImage({
  alt = '',
  decorative,
  src,
}: ImageConfig): Pick<RawFinding, 'code' | 'params'> | undefined {
  const words = alt.trim();
  if (decorative) return words === '' ? undefined : { code: 'decorative-alt', params: {} };
  if (words === '') return { code: 'missing-alt', params: {} };
  return isFileName(words, src) ? { code: 'file-name-as-alt', params: { alt: words } } : undefined;
}

/** Messengers and social networks show no drawings. */
const isSharedDrawing = ({ kind, value, pointer }: Mention): boolean =>
  kind === 'file' && /\/shareImage$/.test(pointer) && /\.svg$/i.test(String(value));

export const checkPictures = ({ file, mentions }: CheckContext): readonly RawFinding[] =>
  mentions.flatMap((part): RawFinding[] => {
    const { kind, value, pointer } = part;
    if (isSharedDrawing(part)) return [{ code: 'share-format', file, pointer, params: {} }];
    const found = kind === 'image' ? checkImage(value as ImageConfig) : undefined;
    const at = found?.code === 'missing-alt' ? pointer : `${pointer}/alt`;
    return found ? [{ ...found, file, pointer: at }] : [];
  });
