// What a person or a spreadsheet writes for a number → the number, and the currency that stands with it.

const written = /^(\p{Sc}|[A-Z]{3})?\s*(-?[\d.,'’\s]*\d)\s*(\p{Sc}|[A-Z]{3})?$/u;

/** Of two kinds of marks the last is that of the decimals; a comma alone is one before one or two figures. */
function toPlain(digits: string): string {
  const bare = digits.replace(/[\s'’]/g, '');
  const [comma, point] = [bare.lastIndexOf(','), bare.lastIndexOf('.')];
  if (comma > point && (point >= 0 || /,\d{1,2}$/.test(bare)))
    return bare.replaceAll('.', '').replace(',', '.');
  return /^-?\d{1,3}(,\d{3})+(\.\d*)?$/.test(bare) ? bare.replaceAll(',', '') : bare;
}

/** Undefined for words. */
export function readNumber(text: string): number | undefined {
  const [, , digits] = written.exec(text.trim()) ?? [];
  const number = digits === undefined ? Number.NaN : Number(toPlain(digits));
  return Number.isFinite(number) ? number : undefined;
}

const codes: Readonly<Record<string, string>> = { '€': 'EUR', '£': 'GBP', $: 'USD', '¥': 'JPY' };

const toSign = (currency: string): string | undefined =>
  new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value;

/** The code of the currency that an amount names; undefined for none, and for that of the site, however it is written. */
export function findCurrency(text: string, known: string | undefined): string | undefined {
  const [, before, , behind] = written.exec(text.trim()) ?? [];
  const named = before ?? behind;
  if (named === undefined || named === known) return undefined;
  if (known !== undefined && toSign(known) === named) return undefined;
  return codes[named] ?? (/^[A-Z]{3}$/.test(named) ? named : undefined);
}
