// The theme of a manifest → the complete theme: its style and the neutral values fill in what it leaves out.
import type { ThemeConfig } from '../generated/manifest';
import type { Axes, ColourRole, Palette, SchemeName, SchemePalette, Theme } from '../model/theme';
import { mix } from './colours';
import { neutral } from './neutral';
import { canRead, findReadable, mixBelow, moveTowards } from './readable';
import type { Style } from './style';
import { styles } from './styles';

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

/** Roles that follow from others where the manifest and the style leave them out. */
function derive(set: Colours, base: Palette): Palette {
  const given = { ...base, ...set };
  const { accent, ground, highlight, muted, text } = given;
  const panel = given.panel;
  const drawer = set.drawer ?? panel;
  const contrast = set.contrast ?? text;
  const onPanel = set.onPanel ?? findReadable([text, ground], panel);
  const mutedOnPanel = onPanel === text ? muted : mix(onPanel, 0.78, panel);
  return {
    ...given,
    onAccent: set.onAccent ?? findReadable([base.onAccent], accent),
    tint:
      set.tint ?? mixBelow({ colour: highlight, share: 0.07, ground }, [text, muted, highlight]),
    contrast,
    onContrast: set.onContrast ?? (set.contrast ? findReadable([ground, text], contrast) : ground),
    onPanel,
    panelMuted: set.panelMuted ?? moveTowards(mutedOnPanel, onPanel, { backs: [panel] }),
    drawer,
    onDrawer:
      set.onDrawer ?? (set.drawer ? findReadable([onPanel, text, ground], drawer) : onPanel),
  };
}

/** What a role follows from where nothing sets it; readable wherever that is. */
const origins: Readonly<Partial<Record<ColourRole, ColourRole>>> = {
  onAccent: 'accent',
  tint: 'ground',
  contrast: 'text',
  onContrast: 'ground',
  onPanel: 'panel',
  panelMuted: 'onPanel',
  drawer: 'panel',
  onDrawer: 'onPanel',
};

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

type Written = Pick<ThemeConfig, 'style' | 'colours' | 'coloursLight' | 'coloursDark'>;

/** The words that stand on a ground, by the roles of both. */
const onGrounds = [
  ['onAccent', 'accent'],
  ['onContrast', 'contrast'],
  ['onPanel', 'panel'],
  ['onDrawer', 'drawer'],
] as const satisfies readonly (readonly [words: ColourRole, ground: ColourRole])[];

/** The colours of a style, without those of words that cannot be read on a ground of the site's own. */
const withoutUnreadable = (style: Colours, own: Colours): Colours => {
  const kept = Object.entries(style).filter(([role, colour]) => {
    const ground = onGrounds.find(([words]) => words === role)?.[1];
    const back = ground && own[ground];
    return back === undefined || canRead(colour, { backs: [back] });
  });
  return Object.fromEntries(kept);
};

/** The colours that are set in one scheme: those for all schemes, and above them those for this one. */
function findSet(config: Written, scheme: SchemeName): Colours {
  const style: Style = config.style === undefined ? {} : styles[config.style];
  const join = (written: Style): Colours => ({
    ...written.colours,
    ...(scheme === 'light' ? written.coloursLight : written.coloursDark),
  });
  const own = join(config);
  return { ...withoutUnreadable(join(style), own), ...own };
}

function resolveAxes(config: ThemeConfig): Axes {
  const style: Style = config.style === undefined ? {} : styles[config.style];
  return fill(config, fill(style, neutral));
}

/** The role that a colour of a theme comes from: itself if it is set, else what it follows from. */
export function findOrigin(config: ThemeConfig, scheme: SchemeName, role: ColourRole): ColourRole {
  const set = findSet(config, scheme);
  let origin = role;
  while (set[origin] === undefined) {
    const next = origins[origin];
    if (next === undefined) break;
    origin = next;
  }
  return origin;
}

export function resolveTheme(config: ThemeConfig): Theme {
  const axes = resolveAxes(config);
  const [first, ...others] = shown[axes.scheme];
  const toOne = (scheme: SchemeName): SchemePalette => ({
    scheme,
    colours: derive(findSet(config, scheme), bases[scheme]),
  });
  const { displayFont, textFont, labelFont, pattern } = config;
  return {
    ...axes,
    palettes: [toOne(first), ...others.map(toOne)],
    ...(displayFont && { displayFont }),
    ...(textFont && { textFont }),
    ...(labelFont && { labelFont }),
    ...(pattern !== undefined && { pattern }),
  };
}
