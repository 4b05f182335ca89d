// Selectors → the parts of a page that visitors see, with their boxes and computed styles. It runs in the browser, by itself.

export type Colour = readonly [red: number, green: number, blue: number, alpha: number];

export interface Part {
  readonly box: Readonly<Record<'left' | 'right' | 'top' | 'bottom' | 'width' | 'height', number>>;
  readonly style: Readonly<Record<string, string>>;
  readonly before: Readonly<Record<string, string>>;
  readonly fill: Colour;
  /** What is seen behind its words: its own fill, or else that of what holds it. */
  readonly ground: Colour;
  readonly line: Colour;
}

export type Parts = Readonly<Record<string, Part | undefined>>;

/** The first element of each selector that is seen, by the name of the selector. */
export function readParts(selectors: Readonly<Record<string, string>>): Parts {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  if (canvas === null) throw new Error('There is no canvas');
  const toColour = (written: string): Colour => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = written;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return [red, green, blue, alpha];
  };
  const fillOf = (element: Element): Colour => toColour(getComputedStyle(element).backgroundColor);
  const groundOf = (element: Element | null): Colour => {
    if (element === null) return [255, 255, 255, 255];
    const fill = fillOf(element);
    return fill[3] > 20 ? fill : groundOf(element.parentElement);
  };
  const copy = (style: CSSStyleDeclaration): Record<string, string> =>
    Object.fromEntries([...style].map((name) => [name, style.getPropertyValue(name)]));
  const read = (element: Element): Part => {
    const style = getComputedStyle(element);
    return {
      box: element.getBoundingClientRect().toJSON(),
      style: copy(style),
      before: copy(getComputedStyle(element, '::before')),
      fill: fillOf(element),
      ground: groundOf(element),
      line: toColour(style.borderTopColor),
    };
  };
  const entries = Object.entries(selectors).flatMap(([name, selector]) => {
    const seen = [...document.querySelectorAll(selector)].find(
      (element) => element.getBoundingClientRect().width > 0 && element.checkVisibility(),
    );
    return seen === undefined ? [] : [[name, read(seen)] as const];
  });
  return Object.fromEntries(entries);
}
