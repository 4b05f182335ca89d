/** Undefined for a text that is not a complete address. */
export function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}

/** Whether parts between dots are names: URL takes "..." and "-" for hosts, which no browser reaches. */
export const isHostName = (host: string): boolean =>
  /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.?$/i.test(
    host,
  );

/** Addresses with a name that only the visitor's own computer has. */
export function isLocalAddress(address: string): boolean {
  const host = /^https?:/i.test(address) ? parseUrl(address)?.hostname : undefined;
  return (
    host !== undefined &&
    /^(?:localhost|.*\.localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1?\])$/.test(host)
  );
}
