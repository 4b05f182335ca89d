// A palette → the colours of everything that stands on each surface of a page.
//
// On the ground of the page and on its cards, colours are as the theme sets them. On other surfaces they are moved
// towards the text until they can be read: so only text and ground can be wrong there.
import type { Surface as SurfaceName } from '../generated/manifest';
import type { ColourRole, Palette } from '../model/theme';
import { mix, toContrast } from './colours';
import { canRead, isDark, minSignContrast, mixBelow, moveTowards } from './readable';

interface Given {
  readonly ground: string;
  /** Cards and fields. */
  readonly raised: string;
  readonly tint: string;
  /** The lines of a pattern behind the words. */
  readonly ink?: string;
  /** What the ground changes to, behind the words. */
  readonly glow?: string;
  readonly text: string;
  readonly muted: string;
  readonly line: string;
  readonly highlight: string;
  readonly accent: string;
  readonly onAccent: string;
  readonly error: string;
  readonly success: string;
}

export interface SurfaceColours extends Given {
  readonly raisedHover: string;
  readonly lineStrong: string;
  readonly lineHover: string;
  readonly accentStrong: string;
}

/** The colours of a palette that those of a surface follow from, where they are not as the palette has them. */
export interface Sources {
  readonly ground: ColourRole;
  readonly text: ColourRole;
}

export interface Surface {
  readonly colours: SurfaceColours;
  /** Undefined for the ground of the page, where each role is its own. */
  readonly sources?: Sources;
}

/** Colours that follow from the others in one way for all surfaces. */
function complete(given: Given): SurfaceColours {
  const { accent, error, glow, ground, highlight, ink, line, muted, onAccent } = given;
  const { raised, success, text, tint } = given;
  const pressed = [text, '#000000', '#ffffff'].map((other) => mix(accent, 0.82, other));
  return {
    ...{ ground, raised, tint, text, muted, line, highlight, accent, onAccent, error, success },
    ...(ink !== undefined && { ink }),
    ...(glow !== undefined && { glow }),
    raisedHover: mixBelow({ colour: highlight, share: 0.07, ground: raised }, [
      text,
      muted,
      highlight,
    ]),
    lineHover: mix(highlight, 0.45, line),
    lineStrong: moveTowards(mix(muted, 0.65, ground), text, {
      backs: [ground, raised],
      limit: minSignContrast,
    }),
    accentStrong: pressed.find((back) => canRead(onAccent, { backs: [back] })) ?? accent,
  };
}

/** Cards on a band: a little lighter than it where that is possible, and always to be told from it. */
function findRaised(ground: string, text: string, page: Palette): string {
  const lighter = isDark(ground) ? [mix(text, 0.06, ground)] : [page.ground, '#ffffff'];
  const found = [...lighter, mix(text, 0.04, ground)].find(
    (card) =>
      isDark(card) === isDark(ground) &&
      toContrast(card, ground) >= 1.04 &&
      canRead(text, { backs: [card] }),
  );
  return found ?? ground;
}

interface Band {
  readonly ground: string;
  readonly text: string;
  /** As the palette has them, where that can be read. */
  readonly muted: string;
  readonly highlight: string;
  readonly line: string;
  readonly ink?: string;
  readonly glow?: string;
}

/** All that a ground is on its way to its glow, both included: words may stand anywhere on it. */
const listGlowing = (ground: string, glow: string): string[] =>
  Array.from({ length: 17 }, (_, step) => mix(glow, step / 16, ground));

function buildBand(band: Band, page: Palette): SurfaceColours {
  const { glow, ground, ink, text } = band;
  const raised = findRaised(ground, text, page);
  const backs = [
    ...[ground, raised],
    ...(ink === undefined ? [] : [ink]),
    ...(glow === undefined ? [] : listGlowing(ground, glow)),
  ];
  const toReadable = (colour: string): string => moveTowards(colour, text, { backs });
  const [muted, highlight] = [toReadable(band.muted), toReadable(band.highlight)];
  // A button as bright as the band is told from it by the colour of the text.
  const own = toContrast(page.accent, ground) >= 2;
  return complete({
    ...band,
    ...{ raised, muted, highlight },
    tint: mixBelow({ colour: highlight, share: 0.07, ground }, [text, muted, highlight]),
    accent: own ? page.accent : text,
    onAccent: own ? page.onAccent : ground,
    error: toReadable(page.error),
    success: toReadable(page.success),
  });
}

/** A band of the page's own colours on another ground. */
const toQuiet = (page: Palette, ground: 'raised' | 'tint'): SurfaceColours =>
  buildBand({ ...page, ground: page[ground] }, page);

/** The colour of links and large numbers on another ground: the first of the palette's own that can be read there. */
export const pickHighlight = ({ accent, highlight }: Palette, ground: string): string =>
  [highlight, accent].find((colour) => canRead(colour, { backs: [ground] })) ?? highlight;

/** A band of another ground and text: what else stands on it is between these two. */
export const toLoud = (page: Palette, { ground, text }: Sources): SurfaceColours =>
  buildBand(
    {
      ground: page[ground],
      text: page[text],
      muted: mix(page[text], 0.78, page[ground]),
      highlight: pickHighlight(page, page[ground]),
      line: mix(page[text], 0.2, page[ground]),
    },
    page,
  );

/** How strong the lines of the pattern are behind words. */
const inkShare = 0.22;

/** What patterns and glows are mixed of: in the dark a bright highlight would turn to mud, and lines have the hue of the ground. */
const toHue = ({ ground, line }: Palette, bright: string): string =>
  isDark(ground) ? line : bright;

function toPicture(page: Palette): SurfaceColours {
  const ground = page.tint;
  const share = isDark(page.ground) ? 3 * inkShare : inkShare;
  const ink = mixBelow({ colour: toHue(page, page.highlight), share, ground }, [page.text]);
  return buildBand({ ...page, ground, ink }, page);
}

/** How much of the accent is in a glow, at most. */
const glowShares = [0.26, 0.22, 0.18, 0.14, 0.1, 0.06, 0.03] as const;

/** As strong as the text allows, from its weakest to its strongest place. */
function toGlow(page: Palette): SurfaceColours {
  const { accent, ground, text } = page;
  const strength = isDark(ground) ? 3 : 1;
  const found = glowShares
    .map((share) => mix(toHue(page, accent), strength * share, ground))
    .find((glow) => canRead(text, { backs: listGlowing(ground, glow) }));
  return buildBand({ ...page, glow: found ?? ground }, page);
}

const builders: Readonly<Record<SurfaceName, (page: Palette) => Surface>> = {
  ground: (page) => ({ colours: complete(page) }),
  raised: (page) => ({
    colours: toQuiet(page, 'raised'),
    sources: { ground: 'raised', text: 'text' },
  }),
  tint: (page) => ({ colours: toQuiet(page, 'tint'), sources: { ground: 'tint', text: 'text' } }),
  contrast: (page) => {
    const sources = { ground: 'contrast', text: 'onContrast' } as const;
    return { colours: toLoud(page, sources), sources };
  },
  accent: (page) => {
    const sources = { ground: 'accent', text: 'onAccent' } as const;
    const colours = toLoud(page, sources);
    // Links in a third colour would be too much beside the accent.
    return { colours: complete({ ...colours, highlight: colours.text }), sources };
  },
  picture: (page) => ({ colours: toPicture(page), sources: { ground: 'tint', text: 'text' } }),
  glow: (page) => ({ colours: toGlow(page), sources: { ground: 'ground', text: 'text' } }),
};

export const toSurface = (page: Palette, name: SurfaceName): Surface => builders[name](page);

/** In the order in which findings name them. */
export const surfaceNames = [
  'ground',
  'raised',
  'tint',
  'contrast',
  'accent',
  'picture',
  'glow',
] as const satisfies readonly SurfaceName[];
