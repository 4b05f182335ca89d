// E-mail addresses and telephone numbers: whether a visitor can write to the one and dial the other.
import { isOutsideAddress, toTelephone } from '../../../content/addresses/address';
import { decodeAddress } from '../../../content/addresses/decode-address';
import { isTelephone } from '../../../content/addresses/is-telephone';

/** Most are like this, and need no table of all letters, which takes longer to load than all contacts to check. */
const plainEmail = /^[\w.+-]+@(?:[A-Za-z\d](?:[A-Za-z\d-]*[A-Za-z\d])?\.)+[A-Za-z\d-]{2,}$/;
const email =
  /^[^\s@,;:<>()[\]"\\/]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,}$/u;

const isEmail = (text: string): boolean =>
  (plainEmail.test(text) || email.test(text)) &&
  !/\.\.|^\.|\.@/.test(text) &&
  isOutsideAddress(`mailto:${text}`);

/** A street and a town, where an address of the web is needed. */
export const isPlace = (value: string): boolean =>
  /\s/.test(value.trim()) && !/^[a-z][a-z\d+.-]*:|^\//i.test(value.trim());

/** By what a value refers to, or what a contact is: whether it is valid, and what to do if not. */
export const contactValues = {
  directions: {
    isValid: (value: string) => !isPlace(value),
    remedy:
      'Write the address of a map or a route planner there, such as "https://www.openstreetmap.org/…"; the street belongs in "label".',
  },
  email: { isValid: isEmail, remedy: 'Write an e-mail address, as in "name@example.org".' },
  phone: {
    isValid: isTelephone,
    remedy: 'Write one telephone number, as in "+44 1632 960 123" or "+44 1632 960 123 ext. 4".',
  },
} as const;

/** What to do about an address that begins with mailto or tel and leads nowhere; undefined for any other address. */
export function findContactRemedy(address: string): string | undefined {
  const [, scheme = '', rest = ''] = /^(mailto|tel):(.*)$/is.exec(address) ?? [];
  if (scheme.toLowerCase() === 'tel') {
    if (!contactValues.phone.isValid(rest)) return 'Write the number, as in "tel:+441632960123".';
    if (/^\+[\d.-]+\(0\)/.test(rest))
      return `Nobody dials the "(0)" behind the number of a country: write "${toTelephone(rest)}".`;
    // What to do about spaces depends on where they come from.
    return isOutsideAddress(address) || /\s/.test(rest)
      ? undefined
      : `Write its digits alone: "tel:${rest.replace(/[^\d+]/g, '')}".`;
  }
  if (scheme === '') return undefined;
  const [to = '', query] = rest.split('?');
  // Without a recipient a visitor chooses one: a link that shares a page.
  if (to === '' && query !== undefined) return undefined;
  return decodeAddress(to).split(',').every(isEmail)
    ? undefined
    : 'Write an e-mail address, as in "mailto:name@example.org".';
}
