// A theme → the pairs of text and background that cannot be read, and the colours nearest to theirs that can.
import type { ThemeConfig } from '../../../generated/manifest';
import type { ColourRole, SchemeName, Theme } from '../../../model/theme';
import { listPairs, type Pair } from '../../../theme/contrasts';
import { findNearestColour } from '../../../theme/nearest-colour';
import { findOrigin, resolveTheme } from '../../../theme/resolve-theme';

/** Where a colour is set, or would be. */
export interface Setting {
  readonly pointer: string;
  readonly member: 'colours' | 'coloursLight' | 'coloursDark';
  readonly role: ColourRole;
  readonly colour: string;
  /** Whether the manifest sets it: else it is the style's or the engine's. */
  readonly isSet: boolean;
}

interface SchemePair extends Pair {
  readonly scheme: SchemeName;
}

export interface WeakPair extends SchemePair {
  readonly settings: readonly [front: Setting, back: Setting];
}

/** The pairs that cannot be read, in each scheme that the theme is shown in. */
const listFailing = ({ palettes }: Theme): SchemePair[] =>
  palettes.flatMap(({ scheme, colours }) =>
    listPairs(colours)
      .filter(({ ratio, limit }) => ratio < limit)
      .map((pair) => ({ ...pair, scheme })),
  );

/** Colours that follow from others are judged where those are set. */
function findSetting(
  config: ThemeConfig,
  { palettes }: Theme,
  { scheme, role }: { readonly scheme: SchemeName; readonly role: ColourRole },
): Setting {
  const origin = findOrigin(config, scheme, role);
  const ofScheme = scheme === 'light' ? 'coloursLight' : 'coloursDark';
  const set = ([ofScheme, 'colours'] as const).find((name) => config[name]?.[origin] !== undefined);
  // Where pages are shown in both schemes, what is right in one may be wrong in the other.
  const member = set ?? (palettes.length > 1 ? ofScheme : 'colours');
  const palette = palettes.find((one) => one.scheme === scheme) ?? palettes[0];
  return {
    ...{ pointer: `/theme/${member}/${origin}`, member, role: origin },
    ...{ colour: palette.colours[origin], isSet: set !== undefined },
  };
}

export function listWeakPairs(config: ThemeConfig): WeakPair[] {
  const theme = resolveTheme(config);
  return listFailing(theme).map((pair) => {
    const { roles, scheme } = pair;
    const toSetting = (role: ColourRole) => findSetting(config, theme, { scheme, role });
    return { ...pair, settings: [toSetting(roles[0]), toSetting(roles[1])] };
  });
}

/** The other colour of a pair, if a setting is one of the two. */
export function findPartner({ settings }: WeakPair, { pointer }: Setting): Setting | undefined {
  const [front, back] = settings;
  if (front.pointer === pointer) return back;
  return back.pointer === pointer ? front : undefined;
}

/** The same pair has the same key with other colours. */
const toKey = ({ scheme, place, use }: SchemePair): string => `${scheme}, ${place}: ${use}`;

const withColour = (
  theme: ThemeConfig,
  { member, role }: Setting,
  colour: string,
): ThemeConfig => ({
  ...theme,
  [member]: { ...theme[member], [role]: colour },
});

/** The colour nearest to that of a setting with which some pairs can be read, and all others that could be before. */
export function findPassing(
  config: ThemeConfig,
  setting: Setting,
  pairs: readonly SchemePair[],
): string | undefined {
  const fixed = new Set(pairs.map(toKey));
  const failing = (candidate: string): string[] =>
    listFailing(resolveTheme(withColour(config, setting, candidate))).map(toKey);
  const others = new Set(listFailing(resolveTheme(config)).map(toKey));
  return findNearestColour(setting.colour, (candidate) =>
    failing(candidate).every((key) => others.has(key) && !fixed.has(key)),
  );
}
