// What a person or a spreadsheet writes for a number → the number, and the currency that stands with it.

const written = /^(\p{Sc}|[A-Z]{3})?\s*(-?[\d.,'’\s]*\d)\s*(\p{Sc}|[A-Z]{3})?$/u;

/** The mark before the decimals in a language; a point where nobody can know. */
function findDecimalMark(language: string): string {
  try {
    const parts = new Intl.NumberFormat(language === '' ? 'en' : language).formatToParts(0.5);
    return parts.find(({ type }) => type === 'decimal')?.value ?? '.';
  } catch {
    return '.';
  }
}

const groups = /^-?\d{1,3}(?:,\d{3})+$|^-?\d{1,3}(?:\.\d{3})+$/;

/** Of two kinds of marks the last is that of the decimals. Before three figures, the language says what one mark is. */
function toPlain(digits: string, language: string): string {
  const bare = digits.replace(/[\s'’]/g, '');
  const marks = bare.replace(/[^.,]/g, '');
  const last = marks.at(-1) ?? '';
  const isOfGroups = groups.test(bare) && (marks.length > 1 || last !== findDecimalMark(language));
  const decimal = isOfGroups ? '' : last;
  return bare.replace(/[.,]/g, (mark) => (mark === decimal ? '.' : ''));
}

/** In a language, which tells a thousand from one. Undefined for words. */
export function readNumber(text: string, language: string): number | undefined {
  const [, , digits] = written.exec(text.trim()) ?? [];
  const number = digits === undefined ? Number.NaN : Number(toPlain(digits, language));
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
