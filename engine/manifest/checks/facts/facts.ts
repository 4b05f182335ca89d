// What machines are told: prices that can be compared, films with a day, a company that readers find as well.

import { isDay } from '../../../content/facts/is-day';
import { findWrongChoice } from '../../../content/facts/one-of-two';
import { toPointer } from '../../../content/shape/shape';
import type { Price, VideoConfig } from '../../../generated/manifest';
import { isRecord } from '../../../model/json';
import type { ParamsOf } from '../../catalogue';
import type { RawFinding } from '../../raw-finding';
import { findNearest } from '../../shape/nearest';
import type { CheckContext, PagePart } from '../context/check-context';

function checkCurrency(currency: string | undefined, file: string, pointer: string): RawFinding[] {
  const known = Intl.supportedValuesOf('currency');
  if (currency === undefined || known.includes(currency)) return [];
  const params: ParamsOf<'unknown-currency'> = { currency, near: findNearest(currency, known) };
  return [{ code: 'unknown-currency', file, pointer, params }];
}

/** What is shown has the decimals of the currency: further ones would be rounded away. */
function checkAmount(
  { file, manifest }: Pick<CheckContext, 'file' | 'manifest'>,
  { amount, currency = manifest.site.currency }: Price,
  pointer: string,
): RawFinding[] {
  if (amount === undefined || currency === undefined || Number.isInteger(amount)) return [];
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  const { maximumFractionDigits: digits = 0 } = format.resolvedOptions();
  const shown = amount.toFixed(digits);
  if (Number(shown) === amount) return [];
  const params: ParamsOf<'rounded-amount'> = { amount, currency, digits, shown };
  return [{ code: 'rounded-amount', file, pointer: `${pointer}/amount`, params }];
}

function checkPrice({ file, manifest }: CheckContext, price: Price, pointer: string): RawFinding[] {
  const { amount, currency } = price;
  const choice = findWrongChoice(price, { concept: 'A price', one: 'amount', other: 'text' });
  if (choice) return [{ code: 'one-of-two', file, pointer, params: choice }];
  if (amount !== undefined && (currency ?? manifest.site.currency) === undefined)
    return [{ code: 'missing-currency', file, pointer: `${pointer}/amount`, params: { amount } }];
  return [
    ...checkCurrency(currency, file, `${pointer}/currency`),
    ...checkAmount({ file, manifest }, price, pointer),
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

const toPlain = (text: string): string => text.replace(/\s+/g, ' ').toLowerCase();

/** All strings of a value, one after the other. */
function collectTexts(value: unknown): string[] {
  if (typeof value === 'string') return [toPlain(value)];
  if (Array.isArray(value)) return value.flatMap(collectTexts);
  return isRecord(value) ? Object.values(value).flatMap(collectTexts) : [];
}

/** What stands in "organization" has to stand on a page, too. */
function checkOrganization({ file, manifest, contents }: CheckContext): RawFinding[] {
  const { address, legalName, vatId } = manifest.site.organization ?? {};
  const facts = Object.entries({
    '/legalName': legalName,
    '/vatId': vatId,
    '/address/street': address?.street,
    '/address/postalCode': address?.postalCode,
    '/address/town': address?.town,
  });
  if (facts.every(([, fact]) => fact === undefined)) return [];
  const { footer, contacts, pages } = manifest;
  const texts = [footer, contacts, pages, [...contents.values()]].flatMap(collectTexts);
  return facts.flatMap(([at, fact]): RawFinding[] => {
    if (fact === undefined || texts.some((text) => text.includes(toPlain(fact)))) return [];
    const pointer = `/site/organization${at}`;
    return [{ code: 'unseen-fact', file, pointer, params: { fact } }];
  });
}

export const checkFacts = (context: CheckContext): readonly RawFinding[] => [
  ...context.mentions.flatMap(({ kind, value, pointer }) => {
    if (kind === 'price') return checkPrice(context, value as Price, pointer);
    return kind === 'video' ? checkPublished(context.file, value as VideoConfig, pointer) : [];
  }),
  ...checkCurrency(context.manifest.site.currency, context.file, '/site/currency'),
  ...checkOrganization(context),
];
