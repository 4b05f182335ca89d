// A price of the manifest → its words in the language of the site.

import { toLocale } from '../content/text/locale';
import { said } from '../content/text/words';
import type { Resolve } from '../model/resolver';

export interface PriceView {
  /** The amount with its currency, or the words in place of both. */
  readonly text: string;
  /** The amount without decimals, where it has none: lists of such prices show it. */
  readonly round?: string;
  readonly before?: string;
  readonly unit?: string;
  readonly amount?: number;
  /** ISO 4217. */
  readonly currency?: string;
}

/** Spaces in numbers of Intl differ between its versions; "-0" is the number 0 in JSON. */
const toText = (amount: number, language: string, options: Intl.NumberFormatOptions): string =>
  new Intl.NumberFormat(language, { signDisplay: 'negative', ...options })
    .format(amount)
    .replace(/\s/g, '\u00a0');

export const resolvePrice: Resolve<'price', PriceView> = (price, { manifest }) => {
  const { site } = manifest;
  const language = toLocale(site.language);
  const { amount, before, currency = site.currency, text = '', unit } = price;
  const around = { ...(before !== undefined && { before }), ...(unit !== undefined && { unit }) };
  if (amount === undefined) return { text, ...around };
  // Without a currency a site is not valid; the development server shows such a page all the same.
  if (currency === undefined) return { text: said(toText(amount, language, {}), price), ...around };
  const style = { style: 'currency', currency } as const;
  return {
    text: said(toText(amount, language, style), price),
    ...(Number.isInteger(amount) && {
      round: said(toText(amount, language, { ...style, maximumFractionDigits: 0 }), price),
    }),
    ...around,
    amount,
    currency,
  };
};
