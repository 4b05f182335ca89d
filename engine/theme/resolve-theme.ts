// The theme of a manifest → the complete theme: its style and the neutral values fill in what it leaves out.
import type { ThemeConfig } from '../generated/manifest';
import type { Axes, ColourRole, Palette, SchemeName, SchemePalette, Theme } from '../model/theme';
import { mix, toContrast } from './colours';
import { neutral, type Style, styles } from './styles';

type Colours = Partial<Record<ColourRole, string>>;

const bases: Readonly<Record<SchemeName, Palette>> = {
  light: {
    ground: '#ffffff',
    raised: '#f5f6f8',
    tint: '#eef2f9',
    contrast: '#1b2430',
    onContrast: '#ffffff',
    panel: '#ffffff',
    onPanel: '#1b2430',
    panelMuted: '#4e5a69',
    line: '#d5dae1',
    text: '#1b2430',
    muted: '#4e5a69',
    accent: '#1d4f91',
    onAccent: '#ffffff',
    highlight: '#1d4f91',
    drawer: '#ffffff',
    onDrawer: '#1b2430',
    error: '#b3261e',
    success: '#176b45',
  },
  dark: {
    ground: '#14181f',
    raised: '#1d232d',
    tint: '#1a2230',
    contrast: '#f3f5f8',
    onContrast: '#14181f',
    panel: '#0f1218',
    onPanel: '#ffffff',
    panelMuted: '#b6c0cd',
    line: '#39434f',
    text: '#ffffff',
    muted: '#b6c0cd',
    accent: '#8ab8f5',
    onAccent: '#0a1a2e',
    highlight: '#8ab8f5',
    drawer: '#0f1218',
    onDrawer: '#ffffff',
    error: '#ff9d94',
    success: '#7be0b0',
  },
};

/** The text colour where it can be read on a background, else the more readable of white and black. */
const findReadable = (text: string, back: string): string => {
  if (toContrast(text, back) >= 4.5) return text;
  return toContrast('#ffffff', back) >= toContrast('#000000', back) ? '#ffffff' : '#000000';
};

/** Roles that follow from others where the manifest and the style leave them out. */
function derive(set: Colours, base: Palette): Palette {
  const given = { ...base, ...set };
  const onPanel = set.onPanel ?? findReadable(given.text, given.panel);
  const panelMuted = onPanel === given.text ? given.muted : mix(onPanel, 0.78, given.panel);
  return {
    ...given,
    tint: set.tint ?? mix(given.highlight, 0.07, given.ground),
    contrast: set.contrast ?? given.text,
    onContrast: set.onContrast ?? given.ground,
    onPanel,
    panelMuted: set.panelMuted ?? panelMuted,
    drawer: set.drawer ?? given.panel,
    onDrawer: set.onDrawer ?? onPanel,
  };
}

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Values of the first take precedence, at any depth; members that only the first has are left out. */
function fill<Rest extends object>(values: object, rest: Rest): Rest {
  const entries = Object.entries(rest).map(([key, other]: [string, unknown]) => {
    const own = isGroup(values) ? values[key] : undefined;
    return [key, isGroup(other) ? fill(isGroup(own) ? own : {}, other) : (own ?? other)] as const;
  });
  // The keys and their kinds are those of `rest`.
  return Object.fromEntries(entries) as Rest;
}

/** Which palettes are shown, in the order in which style sheets state them. */
const shown: Readonly<Record<Axes['scheme'], readonly [SchemeName, ...SchemeName[]]>> = {
  light: ['light'],
  dark: ['dark'],
  auto: ['light', 'dark'],
};

/** The colours of one scheme; those of `coloursLight` and `coloursDark` are for pages that are shown in both. */
function toPalette(scheme: SchemeName, written: Style, both: boolean): SchemePalette {
  const own = both && (scheme === 'light' ? written.coloursLight : written.coloursDark);
  return { scheme, colours: derive({ ...written.colours, ...own }, bases[scheme]) };
}

export function resolveTheme(config: ThemeConfig): Theme {
  const style: Style = config.style === undefined ? {} : styles[config.style];
  const axes = fill(config, fill(style, neutral));
  const written: Style = {
    colours: { ...style.colours, ...config.colours },
    coloursLight: { ...style.coloursLight, ...config.coloursLight },
    coloursDark: { ...style.coloursDark, ...config.coloursDark },
  };
  const [first, ...others] = shown[axes.scheme];
  const toOne = (scheme: SchemeName) => toPalette(scheme, written, axes.scheme === 'auto');
  const { displayFont, textFont, pattern } = config;
  return {
    ...axes,
    palettes: [toOne(first), ...others.map(toOne)],
    ...(displayFont && { displayFont }),
    ...(textFont && { textFont }),
    ...(pattern !== undefined && { pattern }),
  };
}
