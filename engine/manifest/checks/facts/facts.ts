// What machines are told: prices that can be compared, films with a day, a company that readers find as well.

import { isDay } from '../../../content/facts/is-day';
import { findWrongChoice } from '../../../content/facts/one-of-two';
import { toPointer } from '../../../content/shape/shape';
import type { Price, VideoConfig } from '../../../generated/manifest';
import { isRecord } from '../../../model/json';
import type { ParamsOf } from '../../catalogue';
import { isRegion } from '../../language-tags';
import type { RawFinding } from '../../raw-finding';
import { findNearest } from '../../shape/nearest';
import type { PagePart, SiteOutline } from '../context/check-context';
import { type FilePart, findOfKind, type Mention } from '../context/file-part';

/** What people call a currency that has another code. */
const meantCurrencies: Readonly<Record<string, string>> = {
  ...{ RMB: 'CNY', CNH: 'CNY', NTD: 'TWD', UKP: 'GBP', STG: 'GBP', SFR: 'CHF', EUO: 'EUR' },
};

function checkCurrency(currency: string | undefined, file: string, pointer: string): RawFinding[] {
  const known = Intl.supportedValuesOf('currency');
  if (currency === undefined || known.includes(currency)) return [];
  const near = meantCurrencies[currency] ?? findNearest(currency, known);
  const params: ParamsOf<'unknown-currency'> = { currency, near };
  return [{ code: 'unknown-currency', file, pointer, params }];
}

/** `Intl` knows which codes stand in the place of those of former countries, and of "UK". */
function checkCountry(country: string, file: string, pointer: string): RawFinding[] {
  const { region = country } = new Intl.Locale(`und-${country}`);
  const isKnown = isRegion(region);
  if (isKnown && region === country) return [];
  const params: ParamsOf<'not-allowed'> = {
    concept: '"Country"',
    value: JSON.stringify(country),
    allowed: 'the codes of ISO 3166-1, such as GB and PT',
    near: isKnown ? region : undefined,
  };
  return [{ code: 'not-allowed', file, pointer, params }];
}

/** How many a price in it has. */
export const countDecimals = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
    .maximumFractionDigits ?? 0;

export const isRounded = (amount: number, digits: number): boolean =>
  Number(amount.toFixed(digits)) !== amount;

/** What is shown has the decimals of the currency: further ones would be rounded away. */
function checkAmount(
  { file, settings }: Pick<SiteOutline<'site'>, 'file' | 'settings'>,
  { amount, currency = settings.site.currency }: Price,
  pointer: string,
): RawFinding[] {
  if (amount === undefined || currency === undefined || Number.isInteger(amount)) return [];
  const digits = countDecimals(currency);
  if (!isRounded(amount, digits)) return [];
  const shown = amount.toFixed(digits);
  const params: ParamsOf<'rounded-amount'> = { amount, currency, digits, shown };
  return [{ code: 'rounded-amount', file, pointer: `${pointer}/amount`, params }];
}

function checkPrice(
  { file, settings }: Pick<SiteOutline<'site'>, 'file' | 'settings'>,
  price: Price,
  pointer: string,
): RawFinding[] {
  const { amount, currency } = price;
  const choice = findWrongChoice(price, { concept: 'A price', one: 'amount', other: 'text' });
  if (choice) return [{ code: 'one-of-two', file, pointer, params: choice }];
  if (amount !== undefined && (currency ?? settings.site.currency) === undefined)
    return [{ code: 'missing-currency', file, pointer: `${pointer}/amount`, params: { amount } }];
  return [
    ...checkCurrency(currency, file, `${pointer}/currency`),
    ...checkAmount({ file, settings }, price, pointer),
  ];
}

/** Of a video, or of a film of an outside service. */
function checkPublished(
  file: string,
  { published }: Pick<VideoConfig, 'published'>,
  pointer: string,
): RawFinding[] {
  if (published === undefined || isDay(published)) return [];
  const params: ParamsOf<'impossible-day'> = { day: published };
  return [{ code: 'impossible-day', file, pointer: `${pointer}/published`, params }];
}

/** What the modules of blocks find in their entries. */
export const checkOwnFacts = ({ file, id, page, modules }: PagePart): readonly RawFinding[] =>
  page.blocks.flatMap((block, index) => {
    const toPlace = (below: string) => ({
      file,
      pointer: `${toPointer('/pages', id)}/blocks/${index}${below}`,
    });
    const mistakes = modules.get(block.type)?.entry?.check?.(block) ?? [];
    return mistakes.map(
      ({ at, cause, other }): RawFinding => ({
        ...{ ...cause, ...toPlace(at) },
        ...(other !== undefined && {
          related: [{ ...toPlace(other), message: 'The other is here.' }],
        }),
      }),
    );
  });

/** Without the spaces that group what is long, and without the marks of emphasis. */
const toPlain = (text: string): string => text.replace(/[\s*_\u00ad]+/g, '').toLowerCase();

/** All strings of a value, one after the other. */
function collectTexts(value: unknown): string[] {
  if (typeof value === 'string') return [toPlain(value)];
  if (Array.isArray(value)) return value.flatMap(collectTexts);
  return isRecord(value) ? Object.values(value).flatMap(collectTexts) : [];
}

type Fact = readonly [at: string, fact: string];

/** By their pointer: what is said of the company, and has to stand on a page, too. Undefined where nothing is. */
export function listFacts({ settings }: SiteOutline<'site'>): readonly Fact[] | undefined {
  const { address, legalName, vatId } = settings.site.organization ?? {};
  const facts = Object.entries({
    '/legalName': legalName,
    '/vatId': vatId,
    '/address/street': address?.street,
    '/address/postalCode': address?.postalCode,
    '/address/town': address?.town,
  }).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return facts.length === 0 ? undefined : facts;
}

/** Which of them some texts have, by their pointer. */
function findIn(facts: readonly Fact[], texts: readonly string[]): string[] {
  const stands = (fact: string): boolean => texts.some((text) => text.includes(toPlain(fact)));
  return facts.flatMap(([at, fact]) => (stands(fact) ? [at] : []));
}

/** Those that a part of the site has. */
export const findSeenFacts =
  (facts: readonly Fact[]) =>
  ({ value }: FilePart): readonly string[] =>
    findIn(facts, collectTexts(value));

export function checkOrganization(
  found: readonly string[],
  site: SiteOutline<'contacts' | 'footer' | 'site'>,
): readonly RawFinding[] {
  const { file, settings } = site;
  const facts = listFacts(site) ?? [];
  const around = findIn(facts, [settings.footer, settings.contacts].flatMap(collectTexts));
  const seen = new Set([...found, ...around]);
  return facts.flatMap(([at, fact]): RawFinding[] => {
    if (seen.has(at)) return [];
    const pointer = `/site/organization${at}`;
    return [{ code: 'unseen-fact', file, pointer, params: { fact } }];
  });
}

export const findFacts = findOfKind('country', 'price', 'video');

export const checkFacts = (
  facts: readonly Mention[],
  site: SiteOutline<'site'>,
): readonly RawFinding[] => [
  ...facts.flatMap(({ file, kind, value, pointer }) => {
    if (kind === 'price') return checkPrice({ ...site, file }, value as Price, pointer);
    return kind === 'country'
      ? checkCountry(String(value), file, pointer)
      : checkPublished(file, value as VideoConfig, pointer);
  }),
  ...checkCurrency(site.settings.site.currency, site.file, '/site/currency'),
];
