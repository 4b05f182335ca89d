// The place of a colour in the manifest → the colours that readers see where nothing is written there: one for each scheme.
import { isRecord, type JsonValue } from '../../../engine/model/json';
import type { ColourRole } from '../../../engine/model/theme';
import { resolveTheme } from '../../../engine/theme/resolve-theme';
import { styles } from '../../../engine/theme/styles';

const groups: Readonly<Record<string, 'light' | 'dark' | undefined>> = {
  coloursLight: 'light',
  coloursDark: 'dark',
};

/** Of a theme, or of the accent of a page. */
function findRole(
  path: readonly (string | number)[],
): readonly [role: string, scheme: 'light' | 'dark' | undefined] {
  const [part = '', group = '', role = ''] = path.map(String);
  if (part === 'theme') return [role, groups[group]];
  return part === 'pages' && path.length === 3 ? [role, undefined] : ['', undefined];
}

/** None for a colour that no theme has. */
export function findUsedColours(
  manifest: JsonValue | undefined,
  path: readonly (string | number)[],
): readonly string[] {
  const theme = isRecord(manifest) && isRecord(manifest.theme) ? manifest.theme : {};
  const [role, scheme] = findRole(path);
  // What is written may have errors.
  if (theme.style !== undefined && !Object.hasOwn(styles, String(theme.style))) return [];
  const { palettes } = resolveTheme(theme);
  const shown = scheme === undefined ? palettes : palettes.filter((one) => one.scheme === scheme);
  const colours = shown.map((one) => one.colours[role as ColourRole] as string | undefined);
  return [...new Set(colours.filter((colour) => colour !== undefined))];
}
