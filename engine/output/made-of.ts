// An output → short keys of what it is made of: equal keys mean equal bytes, as long as the engine is the same.
import type { Output } from './output';

/** What says of something what it is made of. */
type Sourced = Pick<Output, 'sources' | 'input'>;

export interface MadeOf {
  /** The key of its input. */
  readonly key: string;
  /** The key of what the input was derived from. */
  readonly sources?: string;
}

/** Shorter texts are not worth hashing: most are a name and the hash of one value. */
const maxPlain = 96;

export type Describe = ReturnType<typeof createDescriber>;

/**
 * Hashes each object once, however many outputs are made of it. Where the sources are unchanged, nothing is
 * derived to find the key.
 */
export function createDescriber(hash: (text: string) => string) {
  const known = new WeakMap<object, string>();
  const nameText = (text: string): string => (text.length > maxPlain ? hash(text) : text);
  const nameObject = (value: object): string => {
    const name = known.get(value) ?? nameText(JSON.stringify(value));
    known.set(value, name);
    return name;
  };
  const nameValue = (value: unknown): string =>
    typeof value === 'object' && value !== null
      ? nameObject(value)
      : nameText(JSON.stringify(value));
  return (output: Sourced, before?: MadeOf): MadeOf => {
    const sources = output.sources?.map(nameObject).join(' ');
    if (before !== undefined && sources !== undefined && before.sources === sources) return before;
    const parts = Object.entries(output.input()).map(
      ([name, value]) => `${name} ${nameValue(value)}`,
    );
    return { key: nameText(parts.join('\n')), ...(sources !== undefined && { sources }) };
  };
}
