// What a page says of its head → what of that there is something to show for, and the names of its styles.
import type { HeadLook } from '../model/head-look';

/** Tone and opening are those of a picture. */
export const toHeadLook = ({
  image,
  opening,
  surface,
  tone,
}: HeadLook & { readonly image?: unknown }): HeadLook => ({
  ...(image !== undefined && tone && { tone }),
  ...(image !== undefined && opening && { opening }),
  ...(surface && { surface }),
});

export const listHeadStyles = ({ opening, surface }: HeadLook): string[] => [
  ...(opening ? [`axis.opening.${opening}`] : []),
  ...(surface ? ['axis.head.surface'] : []),
];
