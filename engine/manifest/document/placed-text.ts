// Pieces of a document → one text that knows where each of them stands.
import { type PlacedNode, textNode } from './position-tree';
import type { Start } from './source-lines';

export class PlacedText {
  #text = '';
  #end = 0;
  readonly #starts: Start[] = [];

  get isEmpty(): boolean {
    return this.#text === '';
  }

  /** `starts` are those of the piece alone; `end` is where it ends in the document. */
  add(text: string, starts: readonly Start[], end: number): void {
    if (text === '') return;
    for (const [index, offset] of starts) this.#starts.push([this.#text.length + index, offset]);
    this.#text += text;
    this.#end = end;
  }

  toNode = (): PlacedNode => textNode(this.#text, this.#starts, this.#end);
}
