// The surfaces and tones that the pages of a site use → the colours of everything that stands on them.
import { isBand } from '../content/pages/is-band';
import type { Surface as SurfaceName } from '../generated/manifest';
import type { Look } from '../model/look';
import type { Palette, Theme, ToneName } from '../model/theme';
import { isDark } from '../theme/readable';
import { type Roles, toBandRoles, toPageRoles, toPanelRoles, toToneRoles } from '../theme/roles';
import { surfaceNames } from '../theme/surfaces';
import { toneNames } from '../theme/tones';

/** The looks of the pages that have a style sheet in common. */
export interface LookedAt {
  readonly looks: readonly Look[];
  readonly theme: Theme;
}

export interface Scope {
  readonly selector: string;
  readonly toRoles: (page: Palette) => Roles;
  /** Whether it may be within another one: then it states all roles. */
  readonly inner?: true;
}

/** The tones of the pictures of a page: of its head, and in its blocks. */
const listTones = ({ tone, tones = [] }: Look) => [tone, ...tones];

const toToneScope = (name: ToneName): Scope => ({
  selector: `[data-tone="${name}"]`,
  toRoles: (page) => toToneRoles(page, name),
  inner: true,
});

/** A band across the page in its accent; in the dark that would glare, and it stays as dark as cards. */
const toHeadRoles = (page: Palette): Roles =>
  toBandRoles(page, isDark(page.ground) ? 'raised' : 'accent');

/** The heads that have a ground of their own. */
const headScopes: { readonly [heads in Theme['heads']]?: readonly Scope[] } = {
  band: [{ selector: '.page-head', toRoles: toHeadRoles }],
  angle: [
    {
      selector: '.page-head[data-picture]',
      toRoles: (page) => toBandRoles(page, 'contrast'),
    },
  ],
};

/** A bar without a ground of its own has the colour of the words of the head below it, and the ground and the button of a band. */
const toBarScope = ({ selector, toRoles }: Scope, { heads }: Theme): Scope => ({
  selector: `:root:has(${selector})`,
  toRoles: (page) => {
    const {
      '--ground': ground = page.ground,
      '--text': text = page.text,
      ...roles
    } = toRoles(page);
    const { '--accent': accent = page.accent, '--on-accent': onAccent = page.onAccent } = roles;
    const band = { '--head-ground': ground, '--head-action': accent, '--on-head-action': onAccent };
    return { '--on-head': text, ...(heads === 'band' && band) };
  },
  inner: true,
});

function listBarScopes({ looks, theme }: LookedAt, heads: readonly Scope[]): Scope[] {
  if (theme.header.form !== 'clear') return [];
  const tones = new Set(looks.map(({ tone }) => tone));
  const toned = toneNames
    .filter((name) => tones.has(name))
    .map(toToneScope)
    .map((scope) => ({ ...scope, selector: `.page-head${scope.selector}` }));
  return [...heads, ...toned].map((scope) => toBarScope(scope, theme));
}

/** The surfaces and tones of some pages. */
export function listPageScopes({ looks, theme }: LookedAt): Scope[] {
  const surfaces = new Set(looks.flatMap(({ surfaces: own, invitation }) => [...own, invitation]));
  const tones = new Set(looks.flatMap(listTones));
  const heads = headScopes[theme.heads] ?? [];
  return [
    ...surfaceNames
      .filter((name) => name !== 'ground' && surfaces.has(name))
      .map((name) => ({
        selector: `[data-surface="${name}"]`,
        toRoles: (page: Palette) => toBandRoles(page, name),
      })),
    ...heads,
    ...toneNames.filter((name) => tones.has(name)).map(toToneScope),
    ...listBarScopes({ looks, theme }, heads),
  ];
}

/** In the shell the roles of the page have the colours that can be read there. */
const toShellScope = ({ header }: Theme): Scope => ({
  selector: `:is(${header.tone === 'panel' ? '.header,' : ''}.panel,.dock,.footer)`,
  toRoles: toPanelRoles,
});

/** The names of the roles that differ from those of the page in any scheme. */
export function listOwnRoles({ toRoles, inner }: Scope, { palettes }: Theme): string[] {
  const names = palettes.flatMap(({ colours }) => {
    const page = toPageRoles(colours);
    const own = Object.entries(toRoles(colours));
    return own.flatMap(([name, value]) => (inner || page[name] !== value ? [name] : []));
  });
  return [...new Set(names)];
}

/** Surfaces that two neighbours are on. */
function listJoined(looks: readonly Look[]): SurfaceName[] {
  const joined = looks.flatMap(({ surfaces }) =>
    surfaces.filter((name, index) => isBand({ surface: name }) && name === surfaces[index + 1]),
  );
  return [...new Set(joined)].sort();
}

/** They become one band: what is between them is what would be between any blocks. */
function joinNeighbours(name: SurfaceName): string {
  const selector = `[data-surface="${name}"]`;
  return `${selector}:has(+${selector}){--below:0px}${selector}+${selector}{--above:var(--apart,var(--space))}`;
}

/** By scheme; print shows everything in black on white. */
export function buildScopeCss(
  { looks, theme }: LookedAt,
  toDeclarations: (roles: Roles) => string,
): string {
  const all = [toShellScope(theme), ...listPageScopes({ looks, theme })];
  const scopes = all.map((scope) => ({
    ...scope,
    own: listOwnRoles(scope, theme),
  }));
  const schemes = theme.palettes.map(({ scheme, colours }, index) => {
    const rules = scopes.map(({ own, selector, toRoles }) => {
      const roles = Object.entries(toRoles(colours)).filter(([name]) => own.includes(name));
      const declarations = toDeclarations(Object.fromEntries(roles));
      return declarations === '' ? '' : `${selector}{${declarations}}`;
    });
    const condition = index === 0 ? 'screen' : `screen and (prefers-color-scheme:${scheme})`;
    return rules.every((rule) => rule === '') ? '' : `@media ${condition}{${rules.join('')}}`;
  });
  return [...schemes, ...listJoined(looks).map(joinNeighbours)].join('');
}
