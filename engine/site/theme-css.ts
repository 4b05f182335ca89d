// The theme and the constants of movement → custom properties and font faces for the end of the style sheet.
import type { Site } from '../model/site';
import type { Palette, SchemeName } from '../model/theme';
import { toMeasures } from '../theme/measures';
import { toMovement } from '../theme/movement';
import { toRoles } from '../theme/roles';
import { toSizes } from '../theme/type-scale';
import { type ToAddress, toFamilies, toFontFaces } from './font-faces';

type ThemedSite = Pick<Site, 'theme' | 'shell' | 'tokens'>;

interface ThemeOptions {
  readonly toAddress: ToAddress;
  /** Whether a sheet of the site reads a custom property: the others are left out. */
  readonly isRead: (name: string) => boolean;
}

/** The CSS of one site, in the layer of tokens. */
export function buildThemeCss(
  { theme, shell, tokens }: ThemedSite,
  { toAddress, isRead }: ThemeOptions,
): string {
  const toDeclarations = (values: Readonly<Record<string, string>>): string =>
    Object.entries(values)
      .filter(([name]) => !name.startsWith('--') || isRead(name))
      .map(([name, value]) => `${name}:${value}`)
      .join(';');
  const toColours = (scheme: SchemeName, palette: Palette): string =>
    toDeclarations({ 'color-scheme': scheme, ...toRoles(palette) });
  const { displayFont, palettes, pattern, textFont } = theme;
  const { headerHeight } = shell.behaviour;
  const [{ scheme, colours }, other] = palettes;
  const values = toDeclarations({
    '--font-display': toFamilies(displayFont ?? textFont),
    '--font-text': toFamilies(textFont),
    ...toSizes(theme.type.scale),
    ...toMeasures(theme),
    ...(pattern !== undefined && { '--pattern': `url("${toAddress(pattern)}")` }),
    '--header-height': `${headerHeight}px`,
    ...toMovement(theme.motion, shell.behaviour),
    ...tokens,
  });
  const otherScheme =
    other === undefined
      ? ''
      : `@media (prefers-color-scheme:${other.scheme}){:root{${toColours(other.scheme, other.colours)}}}`;
  const faces = [
    displayFont && toFontFaces(displayFont, true, toAddress),
    textFont && toFontFaces(textFont, false, toAddress),
  ].filter(Boolean);
  return `${faces.join('')}@layer tokens{:root{${toColours(scheme, colours)};${values}}${otherScheme}}`;
}
