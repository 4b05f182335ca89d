// The look of a site → its files.
import type { Theme } from '../../engine/model/theme';
import { listFontFiles } from '../../engine/site/font-faces';

/** Every face of its fonts, and its pattern. */
export const listThemeFiles = ({
  displayFont,
  textFont,
  labelFont,
  pattern,
}: Theme): readonly string[] => [
  ...[displayFont, textFont, labelFont].flatMap((font) => (font ? listFontFiles(font) : [])),
  ...(pattern === undefined ? [] : [pattern]),
];
