// The option that names the domain of a new site: the name alone, as it stands in an address.
import { isHostName, parseUrl } from '../../engine/content/addresses/parse-url';
import { properties } from '../../schemas/site-settings.schema.json';
import { CannotRun } from './cannot-run';
import { type Given, text } from './option';

/** A name without a full stop is that of a computer nearby. */
function isDomain(text: string): boolean {
  if (!text.includes('.')) return false;
  const origin = `https://${text}`;
  const url = parseUrl(origin);
  if (url === undefined || !isHostName(url.hostname)) return false;
  return new RegExp(properties.origin.pattern).test(origin);
}

/** @throws CannotRun for an address, and for what is not the name of a host */
export function parseDomain({ text, name }: Pick<Given, 'text' | 'name'>): string {
  if (isDomain(text)) return text;
  // Of an address, the domain is what was meant; of a name in other letters, how addresses write it.
  const host = (parseUrl(text) ?? parseUrl(`https://${text}`))?.host ?? '';
  const meant = isDomain(host) ? host : 'www.example.com';
  throw new CannotRun(`${name} "${text}" is not a domain. Write ${name} ${meant}.`);
}

export const domain = (about: string) => ({ ...text('TEXT', about), parse: parseDomain });
