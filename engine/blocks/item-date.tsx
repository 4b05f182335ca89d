import type { DateView } from '../model/item-views';

/** A date in the words of the site. */
export const ItemDate = ({ date }: { readonly date: DateView | undefined }) =>
  date === undefined ? null : <time dateTime={date.at}>{date.text}</time>;
