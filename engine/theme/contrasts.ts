// A palette → every pair of text and background that style sheets paint, on each surface that a site may have.
import type { ColourRole, Palette } from '../model/theme';
import { toContrast } from './colours';
import { minContrast, minSignContrast } from './readable';
import { toPanel } from './roles';
import { type Surface, type SurfaceColours, surfaceNames, toSurface } from './surfaces';
import { toneNames, toTone } from './tones';

type Role = keyof SurfaceColours & string;

export interface Pair {
  /** What it is, at the beginning of a sentence. */
  readonly use: string;
  /** The surface, the tone of pictures or the part of the shell where it is, in words. */
  readonly place: string;
  readonly front: string;
  readonly back: string;
  readonly ratio: number;
  readonly limit: number;
  /** The colours of the palette that both follow from. */
  readonly roles: readonly [front: ColourRole, back: ColourRole];
}

interface Drawn {
  readonly front: Role;
  readonly back: Role;
  readonly use: string;
  readonly limit?: number;
}

const words = { text: 'Text', muted: 'Muted text', highlight: 'A link' } as const;

const below = {
  ground: '',
  ink: ' on a pattern',
  glow: ' on a glow',
  raised: ' on cards',
  raisedHover: ' on a card that is pointed at',
  tint: ' on a tinted ground',
} as const;

const keysOf = <Key extends string>(value: Readonly<Record<Key, unknown>>): Key[] =>
  Object.keys(value) as Key[];

/** What style sheets draw on what. */
const drawn: readonly Drawn[] = [
  ...keysOf(words).flatMap((front) =>
    keysOf(below).map((back): Drawn => ({ front, back, use: words[front] + below[back] })),
  ),
  { front: 'error', back: 'ground', use: 'An error message in a form' },
  { front: 'error', back: 'raised', use: 'An error message on cards' },
  { front: 'success', back: 'ground', use: 'The sign of a success', limit: minSignContrast },
  {
    front: 'success',
    back: 'raised',
    use: 'The sign of a success on cards',
    limit: minSignContrast,
  },
  { front: 'onAccent', back: 'accent', use: 'Text on buttons' },
  { front: 'onAccent', back: 'accentStrong', use: 'Text on a button that is pointed at' },
];

/** What colours of a surface follow from that no palette has. */
const origins: Readonly<Partial<Record<Role, ColourRole>>> = {
  raisedHover: 'raised',
  accentStrong: 'accent',
};

const toOrigin = (role: Role): ColourRole => origins[role] ?? (role as ColourRole);

const compare = (front: string, back: string) => ({ front, back, ratio: toContrast(front, back) });

function listOnSurface(surface: Surface, name: string, page: Palette): Pair[] {
  const { colours, sources } = surface;
  return drawn.flatMap(({ front, back, use, limit = minContrast }): Pair[] => {
    const [above, under] = [colours[front], colours[back]];
    if (above === undefined || under === undefined) return [];
    const isOwn = sources === undefined || (front === 'onAccent' && colours.accent === page.accent);
    const roles = isOwn
      ? ([toOrigin(front), toOrigin(back)] as const)
      : ([sources.text, sources.ground] as const);
    const place = `surface "${name}"`;
    return [{ use, place, limit, roles, ...compare(above, under) }];
  });
}

/** Words over a picture of any kind: links have the colour of the text there. */
function listOverPictures(page: Palette): Pair[] {
  return toneNames.flatMap((tone) => {
    const { behind, colours, sources } = toTone(page, tone);
    const roles = [sources?.text ?? 'text', sources?.ground ?? 'ground'] as const;
    const place = `tone "${tone}"`;
    return behind.map((back): Pair => {
      const pair = compare(colours.text, back);
      return { use: 'Text over a picture', place, limit: minContrast, roles, ...pair };
    });
  });
}

function listInShell(page: Palette): Pair[] {
  const panel = toPanel(page);
  const inPanel = {
    text: ['Text in the header and the footer', 'onPanel'],
    muted: ['Muted text in panels', 'panelMuted'],
    highlight: ['A link in a panel', 'onPanel'],
  } as const;
  return [
    ...keysOf(inPanel).map((front): Pair => {
      const [use, role] = inPanel[front];
      const pair = compare(panel[front], panel.ground);
      return { use, place: 'panels', limit: minContrast, roles: [role, 'panel'], ...pair };
    }),
    {
      ...{ use: 'Text in the drawer', place: 'drawer', limit: minContrast },
      ...compare(page.onDrawer, page.drawer),
      roles: ['onDrawer', 'drawer'],
    },
  ];
}

/** All of them, on surfaces that no page has yet, too: so that a page may take any of them. */
export const listPairs = (page: Palette): Pair[] => [
  ...surfaceNames.flatMap((name) => listOnSurface(toSurface(page, name), name, page)),
  ...listInShell(page),
  ...listOverPictures(page),
];
