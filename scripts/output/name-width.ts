// The name of a company, as a large line shows it → how wide it is in the font of headings.
import type { SiteFacts } from '../../engine/model/site-facts';
import { listFilesOf } from '../../engine/site/font-faces';
import { titleSpacings } from '../../engine/theme/measures';
import { measureText } from '../inspect/text-width';

/** Of a font that cannot be measured; in em. */
const usualAdvance = 0.6;

/** The largest optical size that a font has is what large letters are shown in. */
const largest = 1000;

/** In em, the space between the letters included. */
export function measureName(
  { shell: { name, language }, theme }: Pick<SiteFacts, 'shell' | 'theme'>,
  read: (path: string) => Uint8Array,
): number {
  const { case: written, tracking, weight } = theme.type.headings;
  const text = written === 'upper' ? name.toLocaleUpperCase(language) : name;
  const font = theme.displayFont ?? theme.textFont;
  const files = font ? listFilesOf(font, weight).map(read) : [];
  const width = measureText(text, files, { opsz: largest, wght: weight, ...font?.axes });
  const letters = [...text].length;
  const all = (width ?? letters * usualAdvance) + letters * titleSpacings[tracking];
  return Math.round(Math.max(1, all) * 1000) / 1000;
}
