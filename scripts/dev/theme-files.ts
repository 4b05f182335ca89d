// The look of a site → its files.
import type { Theme } from '../../engine/model/theme';
import { listFontFiles } from '../../engine/site/font-faces';

/** Every face of its fonts, and its pattern. */
export const listThemeFiles = ({ displayFont, textFont, pattern }: Theme): readonly string[] => [
  ...[displayFont, textFont].flatMap((font) => (font ? listFontFiles(font) : [])),
  ...(pattern === undefined ? [] : [pattern]),
];
