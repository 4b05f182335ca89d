import { parseUrl } from '../../content/addresses/parse-url';

/** What to write for an address whose host has letters that no host name has. */
export function findAsciiRemedy(value: unknown): string | undefined {
  const host =
    typeof value === 'string' ? /^https?:\/\/([^/?#:@[\]]+)/i.exec(value)?.[1] : undefined;
  const url = host === undefined ? undefined : parseUrl(String(value));
  if (host === undefined || url === undefined || /^[\w.-]*$/.test(host)) return undefined;
  if (url.hostname === host.toLowerCase()) return undefined;
  const address = String(value).replace(host, url.hostname);
  return `Write the host as programs do: ${JSON.stringify(address)}.`;
}
