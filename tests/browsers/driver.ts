// A browser as the smoke test drives it, whatever it is driven by.

export interface Driver {
  /** Its name and version. */
  readonly name: string;
  /** What pages complained of in the console; undefined where it cannot be read. */
  readonly complaints: readonly string[] | undefined;
  /** Resolves once the document and what it names are loaded. */
  goto(address: string): Promise<void>;
  /** The value of an expression, awaited, in the page. */
  evaluate(expression: string): Promise<unknown>;
  /** Presses a key, as a person does: a character, or a code of https://www.w3.org/TR/webdriver2/#keyboard-actions. */
  press(key: string): Promise<void>;
  /** Presses the pointer at the centre of the first element that matches. */
  click(selector: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  quit(): Promise<void>;
}

/** Both protocols take the same actions. */
export const toKeyActions = (key: string) => [
  {
    type: 'key',
    id: 'keyboard',
    actions: [
      { type: 'keyDown', value: key },
      { type: 'keyUp', value: key },
    ],
  },
];

export const toPointerActions = ([x, y]: readonly [number, number]) => [
  {
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions: [
      { type: 'pointerMove', x, y, duration: 0 },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  },
];

/** The expression for the centre of an element, after it was brought into view; "iframe >>> h1" is one within a frame. */
export const toCentre = (selector: string): string => `(() => {
  let [around, x, y] = [document, 0, 0];
  for (const part of ${JSON.stringify(selector)}.split(' >>> ')) {
    const element = around.querySelector(part);
    if (!element) throw new Error('Nothing matches ' + part);
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const isFrame = element.contentDocument != null;
    [x, y] = isFrame ? [x + left, y + top] : [x + left + width / 2, y + top + height / 2];
    around = element.contentDocument ?? around;
  }
  return [Math.round(x), Math.round(y)];
})()`;
