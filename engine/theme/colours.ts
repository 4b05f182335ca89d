// Colours as #rrggbb: mixed as browsers mix them, and compared as WCAG compares them.

type Triple = readonly [number, number, number];

/** Linear light of each value of a channel. */
const linear: readonly number[] = Array.from({ length: 256 }, (_, index) => {
  const value = index / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});

const toChannels = (colour: string): Triple => {
  const value = Number.parseInt(colour.slice(1), 16);
  const channel = (shift: number): number => linear[(value >> shift) & 255] ?? 0;
  return [channel(16), channel(8), channel(0)];
};

/** The value of a channel, 0 to 255. */
function encode(light: number): number {
  const encoded = light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
  return Math.round(Math.min(1, Math.max(0, encoded)) * 255);
}

const toHex = ([red, green, blue]: Triple): string =>
  `#${((encode(red) << 16) | (encode(green) << 8) | encode(blue)).toString(16).padStart(6, '0')}`;

/** Linear RGB → Oklab, and back (https://www.w3.org/TR/css-color-4/#ok-lab). */
function toOklab([red, green, blue]: Triple): Triple {
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function fromOklab([lightness, a, b]: Triple): Triple {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** `share` (0 to 1) of one colour in another, as `color-mix(in oklab, …)` mixes them. */
export function mix(one: string, share: number, other: string): string {
  const [from, to] = [toOklab(toChannels(other)), toOklab(toChannels(one))];
  const at = (index: 0 | 1 | 2): number => from[index] + (to[index] - from[index]) * share;
  return toHex(fromOklab([at(0), at(1), at(2)]));
}

/** The lightness of a colour in Oklab, 0 to 1. */
export const toLightness = (colour: string): number => toOklab(toChannels(colour))[0];

/** The same hue at another lightness, as colourful as screens can show it there. */
export function withLightness(colour: string, lightness: number): string {
  const [, a, b] = toOklab(toChannels(colour));
  const at = (chroma: number): Triple => fromOklab([lightness, a * chroma, b * chroma]);
  const chromas = Array.from({ length: 21 }, (_, index) => 1 - index / 20);
  const shown = chromas.find((chroma) => at(chroma).every((value) => value >= 0 && value <= 1));
  return toHex(at(shown ?? 0));
}

/** What is seen of `back` through a colour with an opacity of 0 to 1, as browsers composite them. */
export function blend(colour: string, opacity: number, back: string): string {
  const channel = (at: number): string => {
    const [front, behind] = [colour, back].map((one) => Number.parseInt(one.slice(at, at + 2), 16));
    const value = (front ?? 0) * opacity + (behind ?? 0) * (1 - opacity);
    return Math.round(value).toString(16).padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}

/** A colour with an opacity of 0 to 1, as #rrggbbaa. */
export const fade = (colour: string, opacity: number): string =>
  colour +
  Math.round(opacity * 255)
    .toString(16)
    .padStart(2, '0');

/** Relative luminance of #rrggbb, 0 to 1 (https://www.w3.org/TR/WCAG22/#dfn-relative-luminance). */
function toLuminance(colour: string): number {
  const [red, green, blue] = toChannels(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two colours as #rrggbb, 1 to 21. */
export function toContrast(one: string, other: string): number {
  const [first, second] = [toLuminance(one), toLuminance(other)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}
