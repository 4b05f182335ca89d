import { parseUrl } from '../../content/addresses/parse-url';

/** An address whose host has letters that no host name has → the same as programs write it. */
export function toAsciiAddress(value: string): string | undefined {
  const host = /^https?:\/\/([^/?#:@[\]]+)/i.exec(value)?.[1];
  const url = host === undefined ? undefined : parseUrl(value);
  if (host === undefined || url === undefined || /^[\w.-]*$/.test(host)) return undefined;
  return url.hostname === host.toLowerCase() ? undefined : value.replace(host, url.hostname);
}
