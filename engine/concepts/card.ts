// A card → what it shows, taken from the page that it leads to where it says nothing else.

import type { ImageView, LinkView, RichText } from '../generated/concept-views';
import type { CardConfig } from '../generated/manifest';
import type { Resolve } from '../model/resolver';
import { resolveCardImage } from './image';

export interface CardView extends LinkView {
  readonly title: string;
  readonly text: RichText;
  readonly image?: ImageView;
  /** The name of its icon; shown in the layout for icons only. */
  readonly icon?: string;
  /** Whether `label` is on a separate button. */
  readonly button: boolean;
  /** How much room it takes among fields of several sizes. */
  readonly size?: NonNullable<CardConfig['size']>;
}

/** A page in another language is called what the card says, or what it is called there. */
const toElsewhere = ({ title }: { readonly title?: string }) =>
  title === undefined ? {} : { label: title };

export const resolveCard: Resolve<'card', CardView | undefined> = (card, resolver) => {
  const { pages, resolve } = resolver;
  const page = pages.get(card.page ?? '');
  const { buttonLabel, page: _, title = page?.title ?? '', ...rest } = card;
  const link =
    card.page === undefined
      ? resolve('link', { ...rest, label: buttonLabel ?? title })
      : resolve('link', page ? { page: card.page } : { ...toElsewhere(card), page: card.page });
  if (link === undefined) return undefined;
  const image = card.image
    ? resolve('image', card.image)
    : page?.image && (resolveCardImage(page.image, resolver) ?? resolve('image', page.image));
  const icon = card.icon ?? page?.icon;
  const isPage = page !== undefined;
  return {
    ...link,
    label: card.page === undefined ? link.label : (buttonLabel ?? link.label),
    // What the words of the link say of a file stands on its button, or else in the title.
    title: isPage || (buttonLabel !== undefined && title !== '') ? title : link.label,
    text: resolve('running-text', card.text ?? page?.summary ?? ''),
    ...(image && { image }),
    ...(icon !== undefined && { icon }),
    button: buttonLabel !== undefined,
    ...(card.size && { size: card.size }),
  };
};
