// What browsers may fill in by themselves (https://html.spec.whatwg.org/#autofill-field).

const contactNames = [
  ...['tel', 'tel-country-code', 'tel-national', 'tel-area-code', 'tel-local'],
  ...['tel-local-prefix', 'tel-local-suffix', 'tel-extension', 'email', 'impp'],
];

export const autocompleteNames: readonly string[] = [
  ...['name', 'honorific-prefix', 'given-name', 'additional-name', 'family-name'],
  ...['honorific-suffix', 'nickname', 'username', 'new-password', 'current-password'],
  ...['one-time-code', 'organization-title', 'organization', 'street-address'],
  ...['address-line1', 'address-line2', 'address-line3', 'address-level4', 'address-level3'],
  ...['address-level2', 'address-level1', 'country', 'country-name', 'postal-code'],
  ...['cc-name', 'cc-given-name', 'cc-additional-name', 'cc-family-name', 'cc-number', 'cc-exp'],
  ...['cc-exp-month', 'cc-exp-year', 'cc-csc', 'cc-type', 'transaction-currency'],
  ...['transaction-amount', 'language', 'bday', 'bday-day', 'bday-month', 'bday-year', 'sex'],
  ...['url', 'photo', ...contactNames],
];

const known = new Set(autocompleteNames);
const contacts = new Set(contactNames);

/** Whether a value is one of the standard: "on", "off", or a name, with what may stand before and after it. */
export function isAutocomplete(value: string): boolean {
  const words = value.trim().toLowerCase().split(/\s+/);
  if (words.length === 1 && /^(?:on|off)$/.test(words[0] ?? '')) return true;
  if (words.at(-1) === 'webauthn') words.pop();
  if (words[0]?.startsWith('section-')) words.shift();
  if (/^(?:shipping|billing)$/.test(words[0] ?? '')) words.shift();
  const isOfKind = /^(?:home|work|mobile|fax|pager)$/.test(words[0] ?? '');
  if (isOfKind) words.shift();
  const [name = '', ...others] = words;
  return others.length === 0 && (isOfKind ? contacts : known).has(name);
}
