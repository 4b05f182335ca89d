// An address or path without a slash that it needs → what was meant.

/** Before an address of another site, or steps with full stops between them, no slash helps. */
const holdsMore = /:\/\/|^[\w-]+(?:\.[\w-]+)+$/;

/** What to write where slashes at its ends are all that a text lacks. */
export function findSlashRemedy(value: unknown, pattern: unknown): string | undefined {
  if (typeof value !== 'string' || value === '' || typeof pattern !== 'string') return undefined;
  if (!pattern.includes('/')) return undefined;
  const fits = new RegExp(pattern, 'u');
  const before = holdsMore.test(value) ? [] : [`/${value}`, `/${value}/`];
  const meant = [`${value}/`, ...before].find((one) => fits.test(one));
  return meant && `Did you mean ${JSON.stringify(meant)}?`;
}
