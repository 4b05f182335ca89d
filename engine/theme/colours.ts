// Colours as #rrggbb: mixed as browsers mix them, and compared as WCAG compares them.

type Triple = readonly [number, number, number];

const toChannels = (colour: string): Triple => {
  const channel = (at: number): number => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
};

const toHex = (channels: Triple): string =>
  `#${channels
    .map((value) => {
      const encoded = value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
      return Math.round(Math.min(1, Math.max(0, encoded)) * 255)
        .toString(16)
        .padStart(2, '0');
    })
    .join('')}`;

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

/** Relative luminance of #rrggbb, 0 to 1 (https://www.w3.org/TR/WCAG22/#dfn-relative-luminance). */
function toLuminance(colour: string): number {
  const [red, green, blue] = toChannels(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two colours as #rrggbb, 1 to 21. */
export function toContrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [toLuminance(one), toLuminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
