import type { ToneName } from './theme';

/** What the blocks of a page need of style sheets. JSON. */
export interface StyleFacts {
  /** The names of their styles, each once: `block.hours.tone`. */
  readonly styled: readonly string[];
  /** The tones of their pictures, each once; absent where there are none. */
  readonly tones?: readonly ToneName[];
}
