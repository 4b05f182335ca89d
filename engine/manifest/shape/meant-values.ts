// Values that people call otherwise than the standard does → the name that it has there.

const autocomplete = Object.entries({
  name: ['full-name', 'your-name', 'fullname'],
  'given-name': ['first-name', 'firstname', 'forename'],
  'family-name': ['last-name', 'lastname', 'surname'],
  organization: ['company', 'business', 'company-name'],
  tel: ['phone', 'telephone', 'mobile', 'phone-number'],
  'street-address': ['address'],
  'address-line1': ['street'],
  'address-level2': ['city', 'town'],
  'address-level1': ['state', 'province', 'county', 'region'],
  'postal-code': ['zip', 'zip-code', 'zipcode', 'postcode'],
  bday: ['birthday', 'birth-date', 'date-of-birth'],
  url: ['website', 'homepage', 'web'],
} as const);

/** By the title of the schema. */
const byTitle: Readonly<Record<string, typeof autocomplete>> = { Autocomplete: autocomplete };

export function findMeantValue(value: string, title = ''): string | undefined {
  const name = value.toLowerCase().replace(/[\s_]+/g, '-');
  const all = Object.hasOwn(byTitle, title) ? byTitle[title] : undefined;
  return all?.find(([, others]) => others.some((other) => other === name))?.[0];
}
