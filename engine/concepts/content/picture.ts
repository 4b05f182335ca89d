// A picture of a text, with its caption → its node. Who made it is said there: in its own words, or in those of the file.
import type { ImageView, RichText } from '../../generated/concept-views';
import type { Resolve } from '../../model/resolver';

export interface PictureNode {
  readonly image: ImageView;
  readonly caption?: RichText;
  readonly credit?: string | RichText;
  /** As wide as its column, not only as the text. */
  readonly wide: boolean;
}

export const resolveContentPicture: Resolve<'content/picture', PictureNode> = (
  { image: written, caption, credit: own, wide },
  { resolve },
) => {
  const { credit: ofFile, ...image } = resolve('image', written);
  const credit = own ?? ofFile;
  return {
    image,
    ...(caption !== undefined && { caption: resolve('content/words', caption) }),
    ...(credit !== undefined && { credit }),
    wide,
  };
};
