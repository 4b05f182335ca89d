// The theme and the constants of movement → custom properties and font faces for the end of the style sheet.
import type { Site } from '../model/site';
import type { Theme } from '../model/theme';
import { toMeasures } from '../theme/measures';
import { toMovement } from '../theme/movement';
import { toPageRoles } from '../theme/roles';
import { toSizes } from '../theme/type-scale';
import { toVoices } from '../theme/voices';
import { type ToAddress, toFamilies, toFontFaces } from './font-faces';
import { buildPictureCss } from './pictures';
import { buildScopeCss, type LookedAt } from './scope-css';

interface ThemedSite extends LookedAt, Pick<Site, 'pictures' | 'theme' | 'shell' | 'tokens'> {}

interface ThemeOptions {
  readonly toAddress: ToAddress;
  /** Whether a sheet reads a custom property: the others are left out. */
  readonly isRead: (name: string) => boolean;
  /** How wide the name of the company is in the font of headings, in em. */
  readonly nameWidth: number;
}

/** Fonts of the site are shown as they were drawn: nothing is slanted or made bold that has no file for it. */
function forbidSynthesis({ displayFont, textFont }: Theme): string {
  if (textFont?.file !== undefined) return ':root{font-synthesis:none}';
  return displayFont?.file === undefined ? '' : 'h1,h2,h3,h4{font-synthesis:none}';
}

type Declare = (all: Readonly<Record<string, string>>) => string;

/** Declarations of the custom properties that are read. */
const toDeclare =
  (isRead: ThemeOptions['isRead']): Declare =>
  (all) =>
    Object.entries(all)
      .filter(([name]) => !name.startsWith('--') || isRead(name))
      .map(([name, value]) => `${name}:${value}`)
      .join(';');

const toMovements = ({
  shell,
  theme,
  tokens,
}: Omit<ThemedSite, 'looks'>): Readonly<Record<string, string>> => ({
  ...toMovement(theme.motion, shell.behaviour),
  ...tokens,
});

/** What only the sheet of the running app reads, which nothing waits for. */
export function buildLiveCss(site: ThemedSite, isRead: ThemeOptions['isRead']): string {
  const declarations = toDeclare(isRead)(toMovements(site));
  return declarations === '' ? '' : `@layer tokens{:root{${declarations}}}`;
}

/** The CSS of one site, in the layer of tokens. */
export function buildThemeCss(
  site: ThemedSite,
  { toAddress, isRead, nameWidth }: ThemeOptions,
): string {
  const { shell, theme } = site;
  const toDeclarations = toDeclare(isRead);
  const { displayFont, labelFont, palettes, pattern, textFont } = theme;
  const { headerHeight } = shell.behaviour;
  const [{ colours }, other] = palettes;
  const values = toDeclarations({
    '--font-display': toFamilies(displayFont ?? textFont),
    '--font-text': toFamilies(textFont),
    '--font-label': toFamilies(labelFont ?? textFont),
    ...toVoices(theme),
    ...toSizes(theme.type),
    ...toMeasures(theme),
    ...(pattern !== undefined && { '--pattern': `url("${toAddress(pattern)}")` }),
    '--bar-height': `${headerHeight}px`,
    '--name-width': `${nameWidth}`,
    ...toMovements(site),
  });
  const otherScheme =
    other === undefined
      ? ''
      : `@media (prefers-color-scheme:${other.scheme}){:root{${toDeclarations(toPageRoles(other.colours))}}}`;
  const faces = [
    displayFont && toFontFaces(displayFont, true, toAddress),
    textFont && toFontFaces(textFont, false, toAddress),
    labelFont && toFontFaces(labelFont, false, toAddress),
  ].filter(Boolean);
  return `${faces.join('')}@layer tokens{:root{${toDeclarations(toPageRoles(colours))};${values}}${otherScheme}${buildScopeCss(site, toDeclarations)}${forbidSynthesis(theme)}}${buildPictureCss(site.pictures)}`;
}
