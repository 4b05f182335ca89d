// A file that is published under its own name → its address, and what readers are told of it.
import { toFileAddress } from '../content/addresses/addresses';
import { toDownloadFile } from '../content/addresses/output-paths';
import { toLocale } from '../content/text/locale';
import { plain, said } from '../content/text/words';
import type { Resolve } from '../model/resolver';

/** A file that is published under its own name. */
export interface DownloadView {
  readonly href: string;
  /** As readers know it: "PDF". */
  readonly kind: string;
  /** In words, with the unit. */
  readonly size: string;
}

/** In bytes: a thousand to the kilobyte, as systems and browsers show it. */
const kilo = 1000;

/** "240 kB", "1.4 MB": no file is so small that it has none. */
function toSizeWords(bytes: number, language: string): string {
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

/** What a link to a file says of it, behind its own words. */
export const toKindWords = ({ kind, size }: Pick<DownloadView, 'kind' | 'size'>): string =>
  ` (${kind}, ${size})`;

export const resolveDownloadPath: Resolve<'download-path', DownloadView> = (
  written,
  { files, manifest },
) => {
  const path = plain(written);
  const { base, language } = manifest.site;
  return {
    href: base + toFileAddress(toDownloadFile(path)),
    kind: said(path.slice(path.lastIndexOf('.') + 1).toUpperCase(), written),
    size: said(toSizeWords(files.bytesOf(path), language), written),
  };
};
