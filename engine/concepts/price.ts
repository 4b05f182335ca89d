// A price of the manifest → its words in the language of the site.
import { said } from '../content/text/words';
import type { Price, SiteSettings } from '../generated/manifest';
import type { PriceView } from '../model/fact-views';

type Written = Pick<SiteSettings, 'language' | 'currency'>;

/** Spaces in numbers of Intl differ between its versions. */
const toText = (amount: number, language: string, options: Intl.NumberFormatOptions): string =>
  new Intl.NumberFormat(language, options).format(amount).replace(/\s/g, '\u00a0');

export function buildPrice(price: Price, { language, currency: usual }: Written): PriceView {
  const { amount, before, currency = usual, text = '', unit } = price;
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
}
