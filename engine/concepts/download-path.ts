// The length of a file → words for readers, in the language of the site.
import { toLocale } from '../content/text/locale';

/** In bytes: a thousand to the kilobyte, as systems and browsers show it. */
const kilo = 1000;

/** "240 kB", "1.4 MB": no file is so small that it has none. */
export function toSizeWords(bytes: number, language: string): string {
  const isLarge = bytes >= kilo * kilo;
  const value = Math.max(bytes / (isLarge ? kilo * kilo : kilo), 1);
  const format = new Intl.NumberFormat(toLocale(language), {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    unitDisplay: 'short',
    maximumFractionDigits: isLarge && value < 10 ? 1 : 0,
  });
  // A number and its unit stay in one line.
  return format.format(value).replace(/\s/g, '\u00a0');
}
