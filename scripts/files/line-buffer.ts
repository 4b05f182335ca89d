// Lines of a text that is written later → its bytes: until then nobody reads them, and bytes take a fraction of the memory.

import { contentHash } from './content-hash';

/** So many lines become bytes together. */
const together = 256;

export class LineBuffer {
  readonly #parts: Buffer[] = [];
  #lines: string[] = [];

  /** Without its end. */
  add(line: string): void {
    this.#lines.push(`${line}\n`);
    if (this.#lines.length === together) this.#pack();
  }

  /** All of it, in parts, none of which is empty. */
  get parts(): readonly Buffer[] {
    this.#pack();
    return this.#parts;
  }

  get hash(): string {
    return contentHash(Buffer.concat(this.parts));
  }

  #pack(): void {
    if (this.#lines.length === 0) return;
    this.#parts.push(Buffer.from(this.#lines.join('')));
    this.#lines = [];
  }
}
