// An SVG file → the same without what must not be in it, and what that was, in words.
import {
  judgeAnimation,
  judgeAttribute,
  judgeCss,
  judgeDeclaration,
  judgeDrawing,
  judgeElement,
  readDrawing,
  toLocal,
} from './judge-drawing';
import { NotWellFormed, parseXml, type Span, type Tag } from './parse-xml';

interface CleanDrawing {
  readonly bytes: Buffer;
  /** Each kind of thing once: "a script", "the event handler \"onload\"". */
  readonly removed: readonly string[];
}

class Cleaner {
  readonly #cuts: Span[] = [];
  readonly #removed = new Set<string>();
  /** Where what is left out began, and how many elements are open in it. */
  #left: { readonly start: number; depth: number } | undefined;

  get removed(): readonly string[] {
    return [...this.#removed];
  }

  onTag = ({ name, attributes, places, span, isEmpty }: Tag): void => {
    if (this.#left !== undefined) {
      if (!isEmpty) this.#left.depth += 1;
      return;
    }
    const element = toLocal(name);
    const whole = judgeElement({ name }) ?? judgeAnimation(element, attributes);
    if (whole === undefined)
      for (const [attribute, value] of attributes)
        this.#cut(judgeAttribute(element, attribute, value), places.get(attribute));
    else if (isEmpty) this.#cut(whole, span);
    else {
      this.#removed.add(whole);
      this.#left = { start: span[0], depth: 1 };
    }
  };

  onText = (text: string, parent: string, span: Span): void => {
    if (this.#left === undefined && toLocal(parent) === 'style') this.#cut(judgeCss(text), span);
  };

  onDeclaration = (text: string, span: Span): void => this.#cut(judgeDeclaration(text), span);

  onClose = (end: number): void => {
    if (this.#left === undefined) return;
    this.#left.depth -= 1;
    if (this.#left.depth > 0) return;
    this.#cuts.push([this.#left.start, end]);
    this.#left = undefined;
  };

  clean(text: string): string {
    let [result, at] = ['', 0];
    for (const [start, end] of this.#cuts) {
      result += text.slice(at, start);
      at = end;
    }
    return result + text.slice(at);
  }

  #cut(unsafe: string | undefined, span: Span | undefined): void {
    if (unsafe === undefined || span === undefined) return;
    this.#removed.add(unsafe);
    this.#cuts.push(span);
  }
}

/** Undefined where it is damaged, or cannot be made safe. */
export function cleanDrawing(bytes: Uint8Array): CleanDrawing | undefined {
  const text = readDrawing(bytes)?.replace(/^\ufeff/, '');
  if (text === undefined) return undefined;
  const cleaner = new Cleaner();
  try {
    parseXml(text, cleaner);
  } catch (error) {
    if (error instanceof NotWellFormed) return undefined;
    throw error;
  }
  const clean = Buffer.from(cleaner.clean(text));
  const { damage, unsafe } = judgeDrawing(clean, { isIcon: false });
  if (damage !== undefined || unsafe !== undefined) return undefined;
  return { bytes: clean, removed: cleaner.removed };
}
