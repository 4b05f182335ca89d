// An address or path without a slash that it needs → what was meant.

/** What to write where slashes at its ends are all that a text lacks. */
export function findSlashRemedy(value: unknown, pattern: unknown): string | undefined {
  if (typeof value !== 'string' || value === '' || typeof pattern !== 'string') return undefined;
  const fits = new RegExp(pattern, 'u');
  const meant = [`${value}/`, `/${value}`, `/${value}/`].find((one) => fits.test(one));
  return meant && `Did you mean ${JSON.stringify(meant)}?`;
}
