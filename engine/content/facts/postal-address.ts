// The parts of a postal address → the lines that readers see, and what search engines are told.
import type { PostalAddress } from '../../generated/manifest';
import type { Entity } from '../../model/fact-views';

/** Countries whose letters name the town before region and postal code, on one line. */
const townFirst = /^(?:AU|CA|IN|NZ|PH|PR|SG|TW|US)$/;
/** Countries whose letters have a line for each of them. */
const lineEach = /^(?:GB|GG|GI|HK|IE|IM|JE|JM|KE|NG|ZA)$/;

const join = (parts: readonly (string | undefined)[], between: string): string[] => {
  const present = parts.filter((part) => part !== undefined);
  return present.length === 0 ? [] : [present.join(between)];
};

/** In the order in which letters of that country have them. */
export function toAddressLines(address: PostalAddress): readonly string[] {
  const { street, postalCode, town, region, country } = address;
  if (lineEach.test(country))
    return [street, town, ...join([region], ''), ...join([postalCode], '')];
  if (townFirst.test(country))
    return [street, ...join([town, ...join([region, postalCode], ' ')], ', ')];
  return [street, ...join([...join([postalCode, town], ' '), region], ', ')];
}

/** https://schema.org/PostalAddress */
export const toPostalEntity = (address: PostalAddress): Entity => ({
  '@type': 'PostalAddress',
  streetAddress: address.street,
  postalCode: address.postalCode,
  addressLocality: address.town,
  addressRegion: address.region,
  addressCountry: address.country,
});
