// Pieces of a document, one after the other → one text that knows where each of them stands.

import type { Range } from './position-tree';
import { type PlacedNode, textNode } from './position-tree';
import type { Start } from './source-lines';

export class PlacedText {
  #text = '';
  #end = 0;
  #starts: Start[] = [];

  /** A piece that stands there as it is, or is written there in another way. */
  add(text: string, [start, end]: Range): void {
    // What goes on where the piece before it ends needs no start of its own.
    const [index, offset] = this.#starts.at(-1) ?? [0, -1];
    if (offset < 0 || offset + this.#text.length - index !== start)
      this.#starts.push([this.#text.length, start]);
    this.#text += text;
    this.#end = end;
  }

  /** The text until now, if there is any; the next piece begins another one. */
  take(): PlacedNode | undefined {
    if (this.#text === '') return undefined;
    const node = textNode(this.#text, this.#starts, this.#end);
    this.#text = '';
    this.#starts = [];
    return node;
  }
}
