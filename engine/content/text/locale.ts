// The language of a site → what numbers and names of languages are written in.

/** The language as it is, or English where nobody knows it: the schema lets some through that no standard has. */
export function toLocale(language: string): string {
  try {
    return Intl.getCanonicalLocales(language)[0] ?? 'en';
  } catch {
    return 'en';
  }
}
