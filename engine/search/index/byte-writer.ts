// Text and numbers → the bytes of a file, in UTF-8: an index has millions of characters, and none is made a string first.
import { toCodePoint } from '../words/code-points';

const encoder = new TextEncoder();

export class ByteWriter {
  #bytes = new Uint8Array(1 << 16);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  addText(text: string): void {
    // A character has three bytes at most, half of a pair two.
    this.#reserve(3 * text.length);
    this.#length += encoder.encodeInto(text, this.#bytes.subarray(this.#length)).written;
  }

  /** As the characters that stand for them. */
  addNumbers(values: Uint32Array): void {
    this.#reserve(4 * values.length);
    const bytes = this.#bytes;
    let at = this.#length;
    for (let index = 0; index < values.length; index += 1) {
      const code = toCodePoint(values[index] ?? 0);
      if (code < 0x80) bytes[at++] = code;
      else {
        if (code < 0x800) bytes[at++] = 0xc0 | (code >> 6);
        else {
          if (code < 0x1_0000) bytes[at++] = 0xe0 | (code >> 12);
          else {
            bytes[at++] = 0xf0 | (code >> 18);
            bytes[at++] = 0x80 | ((code >> 12) & 0x3f);
          }
          bytes[at++] = 0x80 | ((code >> 6) & 0x3f);
        }
        bytes[at++] = 0x80 | (code & 0x3f);
      }
    }
    this.#length = at;
  }

  addBytes(bytes: Uint8Array): void {
    this.#reserve(bytes.length);
    this.#bytes.set(bytes, this.#length);
    this.#length += bytes.length;
  }

  /** All of it; then the writer is empty. */
  take(): Uint8Array {
    const taken = this.#bytes.slice(0, this.#length);
    this.#length = 0;
    return taken;
  }

  #reserve(count: number): void {
    const needed = this.#length + count;
    if (needed <= this.#bytes.length) return;
    const larger = new Uint8Array(Math.max(needed, 2 * this.#bytes.length));
    larger.set(this.#bytes.subarray(0, this.#length));
    this.#bytes = larger;
  }
}
