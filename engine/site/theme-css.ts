// The theme and the constants of movement → custom properties and font faces for the end of the style sheet.
import type { Site } from '../model/site';
import type { Palette, SchemeName, Theme } from '../model/theme';
import { toDuotone } from '../theme/duotone';
import { toMeasures } from '../theme/measures';
import { toRoles } from '../theme/roles';
import { toSizes } from '../theme/type-scale';
import { buildFocusCss } from './focus';
import { type ToAddress, toFamilies, toFontFaces } from './font-faces';

type ThemedSite = Pick<Site, 'focuses' | 'theme' | 'shell' | 'tokens'>;

const toDeclarations = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');

const toColours = (scheme: SchemeName, palette: Palette, tone: Theme['pictures']['tone']): string =>
  toDeclarations({
    'color-scheme': scheme,
    ...toRoles(palette),
    ...(tone === 'duotone' && { '--duotone': toDuotone(palette.highlight) }),
  });

/** The CSS of one site, in the layer of tokens. */
export function buildThemeCss(
  { focuses, theme, shell, tokens }: ThemedSite,
  toAddress: ToAddress,
): string {
  const { displayFont, palettes, pattern, textFont } = theme;
  const { tone } = theme.pictures;
  const { headerHeight, scrollReveal } = shell.behaviour;
  const [{ scheme, colours }, other] = palettes;
  const values = toDeclarations({
    '--font-display': toFamilies(displayFont ?? textFont),
    '--font-text': toFamilies(textFont),
    ...toSizes(theme.type.scale),
    ...toMeasures(theme),
    ...(pattern !== undefined && { '--pattern': `url("${toAddress(pattern)}")` }),
    '--header-height': `${headerHeight}px`,
    '--scroll-distance': `${scrollReveal.distance}px`,
    '--scroll-duration': `${scrollReveal.duration}ms`,
    '--scroll-delay': `${scrollReveal.delay}ms`,
    ...tokens,
  });
  const otherScheme =
    other === undefined
      ? ''
      : `@media (prefers-color-scheme:${other.scheme}){:root{${toColours(other.scheme, other.colours, tone)}}}`;
  const faces = [
    displayFont && toFontFaces(displayFont, true, toAddress),
    textFont && toFontFaces(textFont, false, toAddress),
  ].filter(Boolean);
  return `${faces.join('')}@layer tokens{:root{${toColours(scheme, colours, tone)};${values}}${otherScheme}}${buildFocusCss(focuses)}`;
}
