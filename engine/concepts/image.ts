// A picture → its address, its size and what it says.
import type { ImageConfig } from '../generated/manifest';
import type { Resolve } from '../model/resolver';

export interface ImageView {
  readonly src: string;
  /** Empty for a decorative picture. */
  readonly alt: string;
  /** In CSS pixels, read from the file. */
  readonly width: number;
  readonly height: number;
  /** The point that stays in view where the picture is cropped: `30% 70%`. */
  readonly focus?: string;
  /** The same picture in other widths, in the format of the attribute. */
  readonly srcset?: string;
}

/** As CSS writes a position. */
export const toFocus = ({ x, y }: NonNullable<ImageConfig['focus']>): string => `${x}% ${y}%`;

export const resolveImage: Resolve<'image', ImageView> = (
  { src, alt = '', decorative, focus },
  { assetsBase, files, resolve },
) => {
  const { width, height } = files.sizeOf(src);
  const variants = files.variantsOf?.(src) ?? [];
  const srcset = variants.map((variant) => `${assetsBase}${variant.place} ${variant.width}w`);
  return {
    ...{ src: resolve('file-path', src), alt: decorative ? '' : alt, width, height },
    ...(focus && { focus: toFocus(focus) }),
    ...(srcset.length > 0 && { srcset: srcset.join(', ') }),
  };
};
