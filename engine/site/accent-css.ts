// The pages with an accent of their own → the colours that change with it, on the ground and on the surfaces that these pages have.
import type { Palette } from '../model/theme';
import { withAccent } from '../theme/accent';
import { type Roles, toPageRoles } from '../theme/roles';
import { type LookedAt, listOwnRoles, listPageScopes, type Scope } from './scope-css';

interface Change {
  readonly selector: string;
  /** Roles as they are, and as they are to be. */
  readonly toBoth: (before: Palette, after: Palette) => readonly [before: Roles, after: Roles];
}

const within = (root: string, selector: string): string =>
  selector.startsWith(':root:has(')
    ? selector.replace(':root:has(', `:root:has(${root} `)
    : `${root} ${selector}`;

/** What a surface does not state itself, it has from the page around it. */
function toInner(scope: Scope, { root, own }: { root: string; own: readonly string[] }): Change {
  return {
    selector: within(root, scope.selector),
    toBoth: (before, after) => {
      const [stated, around] = [scope.toRoles(before), toPageRoles(after)];
      const entries = Object.keys(stated).map((name) => [
        name,
        (own.includes(name) ? stated : around)[name] ?? '',
      ]);
      return [Object.fromEntries(entries), scope.toRoles(after)];
    },
  };
}

function listChanges({ looks, theme }: LookedAt, accent: string): Change[] {
  const root = `[data-accent="${accent}"]`;
  const own = looks.filter((look) => look.accent === accent);
  const scopes = listPageScopes({ looks: own, theme });
  return [
    { selector: root, toBoth: (before, after) => [toPageRoles(before), toPageRoles(after)] },
    ...scopes.map((scope) => toInner(scope, { root, own: listOwnRoles(scope, theme) })),
  ];
}

/** The rules of one accent, `7a1030`; print shows everything in black on white. */
function buildAccent(site: LookedAt, accent: string): string {
  const { palettes } = site.theme;
  const changes = listChanges(site, accent).map(({ selector, toBoth }) => {
    const roles = palettes.map(({ colours }) => toBoth(colours, withAccent(colours, `#${accent}`)));
    const names = roles.flatMap(([before, after]) =>
      Object.keys(after).filter((name) => after[name] !== before[name]),
    );
    return { selector, names: [...new Set(names)], roles: roles.map(([, after]) => after) };
  });
  const schemes = palettes.map(({ scheme }, index) => {
    const rules = changes.flatMap(({ selector, names, roles }) => {
      const all = names.map((name) => `${name}:${roles[index]?.[name]}`);
      return all.length === 0 ? [] : [`${selector}{${all.join(';')}}`];
    });
    const condition = index === 0 ? 'screen' : `screen and (prefers-color-scheme:${scheme})`;
    return `@media ${condition}{${rules.join('')}}`;
  });
  return `@layer tokens{${schemes.join('')}}`;
}

/** The name by which pages ask for the rules of their accent. */
export const toAccentStyle = (accent: string): string => `accent.${accent}`;

/** The rules of each accent of a site, by that name. */
export function buildAccentCss(site: LookedAt): Readonly<Record<string, string>> {
  const accents = new Set(site.looks.flatMap(({ accent }) => accent ?? []));
  return Object.fromEntries(
    [...accents].sort().map((accent) => [toAccentStyle(accent), buildAccent(site, accent)]),
  );
}
