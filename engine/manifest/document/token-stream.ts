import type { Token } from 'markdown-it';

/** Tokens, one after the other. */
export class TokenStream {
  readonly #tokens: readonly Token[];
  #at = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  take(): Token | undefined {
    const token = this.#tokens[this.#at];
    this.#at += 1;
    return token;
  }

  /** The next token of a container; undefined at the token that ends it, which is taken, and where all end. */
  takeWithin(end: string | undefined): Token | undefined {
    const token = this.take();
    return token?.type === end ? undefined : token;
  }

  /** The token that was taken last. */
  get last(): Token | undefined {
    return this.#tokens[this.#at - 1];
  }

  /** Passes over what is in the container that was begun, and over its end. */
  leave(): void {
    let open = 1;
    while (open > 0) {
      const token = this.take();
      if (token === undefined) return;
      open += token.nesting;
    }
  }
}
