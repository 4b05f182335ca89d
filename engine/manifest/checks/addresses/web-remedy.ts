// An address that begins with http or https → what to do where no browser opens it, or opens another one.

import { parseUrl } from '../../../content/addresses/parse-url';
import { contactValues } from '../facts/contact-values';

/** Scheme, what stands before the host, host and port, the rest. */
const parts = /^(https?:\/\/)([^/?#]*@)?([^\s/?#]*)(.*)$/is;

/** Undefined for an address that a browser opens as it is written, and for any other address. */
export function findWebRemedy(address: string): string | undefined {
  const [, scheme, user, host = '', rest = ''] = parts.exec(address) ?? [];
  if (scheme === undefined) return undefined;
  // Pasted behind what a field holds at first.
  if (/^https?:?$/i.test(host) && rest.startsWith('//'))
    return `Write the beginning once: "${host.replace(/:$/, '')}:${rest}".`;
  if (user !== undefined)
    return 'Take out what stands before the "@": whoever reads the page would have the name and the password.';
  const [, port] = /:(\d*)$/.exec(host) ?? [];
  if (port !== undefined && (Number(port) < 1 || Number(port) > 65_535))
    return 'A port is a number from 1 to 65535.';
  const { hostname } = parseUrl(scheme + host) ?? {};
  // URL takes "..." for a host.
  return hostname === undefined || /^\.|\.\./.test(hostname)
    ? 'Write a host that there is, as in "https://www.example.org/".'
    : undefined;
}

const encodeSpaces = (text: string): string => text.replace(/\s/g, '%20');

/** What to do about spaces in an address; undefined where there are none. */
export function findSpaceRemedy(address: string): string | undefined {
  if (!/^(?:https?|mailto|tel):.*\s/is.test(address)) return undefined;
  const [, before = '', rest = ''] =
    /^(https?:\/\/[^\s/?#]+|mailto:[^\s?]*)([/?#].*\S)$/is.exec(address) ?? [];
  return /\s/.test(rest)
    ? `Write "%20" for each space: "${before}${encodeSpaces(rest)}".`
    : 'Take the spaces out of it. Where a variable brings them, write another one without.';
}

/** A domain as people say it; a name of a file has another ending. */
const domain =
  /^(?:www\.[a-z0-9-]+(?:\.[a-z0-9-]+)+|(?:[a-z0-9-]+\.)+(?:com|org|net|info|eu|io|uk|de|at|ch|fr|it|es|pt|nl|be|dk|se|no|fi|pl|cz|us|ca|au))(?=[/?#:]|$)/i;

/** "https" with a letter or a sign too few or too many. */
const misspelt = /^h{0,2}t{1,3}ps?[:;.]*\/*(?=[a-z0-9-]+\.[a-z])/i;

/** What to do about an address whose beginning is missing, or misspelt; undefined for any other. */
export function findSchemeRemedy(address: string): string | undefined {
  if (contactValues.email.isValid(address)) return `Write "mailto:${address}".`;
  const rest = address.replace(misspelt, '').replace(/^\/\//, '');
  if (domain.test(address) || rest !== address) return `Write "https://${rest}".`;
  const digits = address.replace(/[\s()/.-]/g, '');
  return /^\+?\d{6,15}$/.test(digits) ? `Write "tel:${digits}".` : undefined;
}

/** What to do about the quotation marks around an address; undefined where there are none. */
export function findQuoteRemedy(address: string): string | undefined {
  const [, bare] = /^[“”„‟«»‘’‚"']\s*(\S+?)\s*[“”‟«»‘’"']$/u.exec(address) ?? [];
  return bare && `Write it without quotation marks: ${bare}.`;
}
