// The colours of a palette → every ground and text colour that style sheets use, as custom properties.
import type { Surface as SurfaceName } from '../generated/manifest';
import type { Palette, ToneName } from '../model/theme';
import { blend, fade, mix } from './colours';
import { toDuotone } from './duotone';
import { canRead, isDark, moveTowards } from './readable';
import { pickHighlight, type SurfaceColours, toSurface } from './surfaces';
import { toTone } from './tones';

/** Colours by the name of their custom property; opaque ones as #rrggbb. */
export type Roles = Readonly<Record<string, string>>;

const toKebab = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const toProperties = (colours: object): Roles =>
  Object.fromEntries(
    Object.entries(colours).map(([role, value]: [string, string]) => [`--${toKebab(role)}`, value]),
  );

/** The ground of round buttons, which may be over any picture. */
function toVeil(text: string, grounds: readonly string[]): string {
  const opacities = [0.78, 0.9, 1];
  const found = grounds
    .flatMap((ground) => opacities.map((opacity) => ({ ground, opacity })))
    .find(({ ground, opacity }) =>
      canRead(text, {
        backs: ['#ffffff', '#000000'].map((picture) => blend(ground, opacity, picture)),
      }),
    );
  return found === undefined ? (grounds.at(-1) ?? text) : fade(found.ground, found.opacity);
}

const toSurfaceRoles = (colours: SurfaceColours, { panel }: Palette): Roles => ({
  'color-scheme': isDark(colours.ground) ? 'dark' : 'light',
  ...toProperties(colours),
  // How much of a black sign is turned into white.
  '--inverted': isDark(colours.ground) ? '1' : '0',
  '--focus': colours.highlight,
  '--veil': toVeil(colours.text, [panel, colours.ground]),
  '--scrim': fade(colours.ground, 0.8),
  '--scrim-thin': fade(colours.ground, 0.7),
});

interface PanelColours {
  readonly ground: string;
  readonly text: string;
  readonly muted: string;
  readonly highlight: string;
  readonly line: string;
}

/** What is in the header, its panels and the footer. */
export function toPanel(page: Palette): PanelColours {
  const { line, onPanel: text, panel: ground, panelMuted: muted } = page;
  return {
    ...{ ground, text, muted },
    highlight: moveTowards(pickHighlight(page, ground), text, { backs: [ground] }),
    line: isDark(ground) === isDark(page.ground) ? line : mix(text, 0.2, ground),
  };
}

/** The roles of the page that have other colours there. */
export function toPanelRoles(page: Palette): Roles {
  const { highlight, line, muted } = toPanel(page);
  return toProperties({ highlight, line, muted, focus: highlight });
}

function toShellRoles({ contrast, drawer, onContrast, onDrawer, onPanel, panel }: Palette): Roles {
  return toProperties({
    ...{ panel, onPanel, drawer, onDrawer, contrast, onContrast },
    drawerLine: mix(onDrawer, 0.15, drawer),
  });
}

/** Those of the whole page: of its ground and of the shell. */
export const toPageRoles = (page: Palette): Roles => ({
  ...toSurfaceRoles(toSurface(page, 'ground').colours, page),
  ...toShellRoles(page),
  '--lift': fade('#000000', 0.2),
  // The shadow of what is above the page: black where the page is dark, as there the colour of text would glow.
  '--cast': isDark(page.ground) ? fade('#000000', 0.65) : fade(page.text, 0.2),
  // What is between the page and a panel or dialog above it: always darker than the page.
  '--backdrop': fade('#000000', isDark(page.ground) ? 0.65 : 0.45),
  '--duotone': toDuotone(page.highlight),
});

/** Those of a band of the page. */
export const toBandRoles = (page: Palette, name: SurfaceName): Roles =>
  toSurfaceRoles(toSurface(page, name).colours, page);

/** Those of words over a picture. */
export function toToneRoles(page: Palette, name: ToneName): Roles {
  const { colours, scrim } = toTone(page, name);
  return { ...toSurfaceRoles(colours, page), '--scrim': scrim };
}
