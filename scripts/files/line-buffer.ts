// Lines of a text that is written at the end → its bytes: until then nobody reads them, and bytes take a fraction of the memory.

/** So many lines become bytes together. */
const together = 256;

export class LineBuffer {
  readonly #bytes: Buffer[] = [];
  #lines: string[] = [];

  /** With its end. */
  add(line: string): void {
    this.#lines.push(line);
    if (this.#lines.length === together) this.#pack();
  }

  /** All of it, behind a first line. */
  behind(head: string): Buffer {
    this.#pack();
    return Buffer.concat([Buffer.from(head), ...this.#bytes]);
  }

  #pack(): void {
    this.#bytes.push(Buffer.from(this.#lines.join('')));
    this.#lines = [];
  }
}
