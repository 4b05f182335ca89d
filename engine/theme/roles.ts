// The colours of a palette → every ground and text colour that style sheets use, as custom properties.
import type { Palette } from '../model/theme';
import { mix } from './colours';

const toKebab = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** A colour with an opacity of 0 to 1, as #rrggbbaa. */
const fade = (colour: string, opacity: number): string =>
  colour +
  Math.round(opacity * 255)
    .toString(16)
    .padStart(2, '0');

/** Colours that follow from others in one way for all sites. */
const deriveRoles = (palette: Palette): Readonly<Record<string, string>> => ({
  '--veil': fade(palette.panel, 0.78),
  '--line-strong': mix(palette.muted, 0.65, palette.ground),
  '--accent-strong': mix(palette.accent, 0.82, palette.text),
  '--shade': fade(palette.panel, 0.8),
});

/** By the name of the custom property; opaque ones as #rrggbb. */
export const toRoles = (palette: Palette): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(
    Object.entries(palette).map(([role, value]) => [`--${toKebab(role)}`, value]),
  ),
  ...deriveRoles(palette),
});
