// Markup of a page → the addresses that its links, pictures, icons and films lead to, and what is wrong with them.
import { isLocalAddress } from '../../engine/content/addresses/parse-url';

/**
 * Why an address leads nowhere, though it is one of the site itself; undefined for others. `from` is the address that it is relative
 * to, base included.
 */
export type FindDeadEnd = (address: string, from: string) => string | undefined;

/** How the reason begins where an address is one of the site, but for the folder that the site is in. */
export const outside = 'where this site is not: it is in the folder';

/** The reason where an address is that of a drawing in the sprite, and there is none of that name. */
export const noIcon = 'an icon that this site does not have';

/** Schemes of what no visitor can open, or no page may; and "https" as it is mistyped. */
const wrongScheme = /^(?:javascript|vbscript|file|blob):|^(?!https?:)h{0,2}t{1,3}p{1,2}s{0,2}:/i;

/** Each as it stands there, and as often. */
export function* listAddresses(html: string): Iterable<string> {
  const tags = html.matchAll(/<(?:a|area|img|source|video|audio|use)\s[^>]*>/gi);
  for (const [tag] of tags)
    for (const [, name = '', written = ''] of tag.matchAll(
      /\s(href|src|poster|srcset)="([^"]*)"/gi,
    )) {
      const value = written.replaceAll('&amp;', '&').trim();
      if (name.toLowerCase() !== 'srcset') yield value;
      else for (const part of value.split(/,\s+/)) yield part.split(/\s/)[0] ?? '';
    }
}

export function findAddressProblem(address: string): 'unsafe' | 'local' | undefined {
  if (wrongScheme.test(address)) return 'unsafe';
  return isLocalAddress(address) ? 'local' : undefined;
}
