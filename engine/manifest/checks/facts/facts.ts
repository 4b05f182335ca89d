// What machines are told: prices that can be compared, films with a day, a company that readers find as well.

import { isDay } from '../../../content/facts/is-day';
import { toPointer } from '../../../content/shape/shape';
import type { Price, VideoConfig } from '../../../generated/manifest';
import { isRecord } from '../../../model/json';
import type { RawFinding } from '../../raw-finding';
import { findNearest } from '../../shape/nearest';
import type { CheckContext } from '../check-context';

interface Choice {
  readonly concept: string;
  readonly one: string;
  readonly other: string;
}

/** The finding where an object has both of two members, or neither. */
function checkChoice(
  value: object,
  { concept, one, other }: Choice,
): RawFinding['params'] | undefined {
  const count = [one, other].filter((name) => Object.hasOwn(value, name)).length;
  if (count === 1) return undefined;
  return { concept, one, other, remedy: `${count === 0 ? 'Add' : 'Remove'} one of the two.` };
}

function checkCurrency(currency: string | undefined, file: string, pointer: string): RawFinding[] {
  const known = Intl.supportedValuesOf('currency');
  if (currency === undefined || known.includes(currency)) return [];
  const params = { currency, near: findNearest(currency, known) };
  return [{ code: 'unknown-currency', file, pointer, params }];
}

function checkPrice({ file, manifest }: CheckContext, price: Price, pointer: string): RawFinding[] {
  const { amount, currency } = price;
  const choice = checkChoice(price, { concept: 'A price', one: 'amount', other: 'text' });
  if (choice) return [{ code: 'one-of-two', file, pointer, params: choice }];
  if (amount !== undefined && (currency ?? manifest.site.currency) === undefined)
    return [{ code: 'missing-currency', file, pointer: `${pointer}/amount`, params: { amount } }];
  return checkCurrency(currency, file, `${pointer}/currency`);
}

/** Of a video, or of a film of an outside service. */
function checkPublished(
  file: string,
  { published }: Pick<VideoConfig, 'published'>,
  pointer: string,
): RawFinding[] {
  if (published === undefined || isDay(published)) return [];
  const params = { day: published };
  return [{ code: 'impossible-day', file, pointer: `${pointer}/published`, params }];
}

/** Members of blocks that contradict one another. */
function checkBlocks({ file, manifest }: CheckContext): RawFinding[] {
  return Object.entries(manifest.pages).flatMap(([id, { blocks }]) =>
    blocks.flatMap((block, at): RawFinding[] => {
      const pointer = `${toPointer('/pages', id)}/blocks/${at}`;
      if ('offices' in block)
        return block.offices.flatMap((office, index): RawFinding[] => {
          const params = checkChoice(office, {
            concept: 'An office',
            one: 'address',
            other: 'postal',
          });
          const place = `${pointer}/offices/${index}`;
          return params ? [{ code: 'one-of-two', file, pointer: place, params }] : [];
        });
      if ('published' in block) return checkPublished(file, block, pointer);
      if (!('plans' in block)) return [];
      const [first, second] = block.plans.flatMap(({ badge }, index) =>
        badge === undefined ? [] : [`${pointer}/plans/${index}/badge`],
      );
      if (first === undefined || second === undefined) return [];
      const related = [{ file, pointer: first, message: 'The other is here.' }];
      return [{ code: 'several-badges', file, pointer: second, params: {}, related }];
    }),
  );
}

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
  ...checkBlocks(context),
  ...checkOrganization(context),
];
