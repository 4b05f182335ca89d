// A colour as style sheets may write it → the same in six digits, as a theme does.

/** The names that people try; CSS knows many more. */
const named: Readonly<Record<string, string>> = {
  ...{ black: '#000000', white: '#ffffff', gray: '#808080', grey: '#808080', silver: '#c0c0c0' },
  ...{ red: '#ff0000', maroon: '#800000', orange: '#ffa500', gold: '#ffd700', yellow: '#ffff00' },
  ...{ green: '#008000', lime: '#00ff00', olive: '#808000', teal: '#008080', turquoise: '#40e0d0' },
  ...{ blue: '#0000ff', navy: '#000080', aqua: '#00ffff', cyan: '#00ffff', purple: '#800080' },
  ...{ magenta: '#ff00ff', pink: '#ffc0cb', brown: '#a52a2a', beige: '#f5f5dc', coral: '#ff7f50' },
};

const toDigits = (part: string): string =>
  Math.min(Number(part), 255).toString(16).padStart(2, '0');

export function toColours(value: string): string[] {
  const text = value.trim().toLowerCase();
  const short = /^#?([\da-f])([\da-f])([\da-f])$/.exec(text)?.slice(1);
  if (short) return [`#${short.map((digit) => digit + digit).join('')}`];
  const parts = /^rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*(?:[,/]\s*[\d.]+%?\s*)?\)$/
    .exec(text)
    ?.slice(1);
  if (parts) return [`#${parts.map(toDigits).join('')}`];
  // A theme has no colours that others shine through.
  const [, digits] = /^#?([\da-f]{6})(?:[\da-f]{2})?$/.exec(text) ?? [];
  if (digits !== undefined) return [`#${digits}`];
  const known = Object.hasOwn(named, text) ? named[text] : undefined;
  return known === undefined ? [] : [known];
}
