// A colour → the filter that shows pictures in light and dark of that colour alone.

/** The angle of a colour on the colour wheel, as `hue-rotate()` counts it; 0 for grey. */
function toHue(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    Number.parseInt(colour.slice(at, at + 2), 16),
  );
  const most = Math.max(red, green, blue);
  const range = most - Math.min(red, green, blue);
  if (range === 0) return 0;
  if (most === red) return (60 * (green - blue)) / range;
  return most === green ? 120 + (60 * (blue - red)) / range : 240 + (60 * (red - green)) / range;
}

/** The hue that `sepia(1)` gives to grey. */
const sepiaHue = 38;

export const toDuotone = (colour: string): string =>
  `grayscale(1) sepia(1) saturate(1.6) hue-rotate(${Math.round(toHue(colour) - sepiaHue)}deg)`;
