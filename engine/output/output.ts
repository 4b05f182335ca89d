// One file of the output: where it stands, whose it is, how it is sent and what it is made of.
import { mediaTypeOf } from '../content/media-types';
import { type CacheClass, cacheClassOf } from '../content/output-paths';

export type Content = string | Uint8Array;

/** A page, or all of them. */
export type Owner = { readonly page: string } | 'all';

interface Recipe<Input extends object> {
  readonly owner: Owner;
  /** What the input is derived from, where that takes long: equal sources, equal input. JSON, too. */
  readonly sources?: readonly object[];
  /** All that `make` reads besides the engine's code: JSON. What outputs have in common is the same object in each. */
  readonly input: () => Input;
  readonly make: (input: Input) => Content;
}

export interface Output extends Omit<Recipe<object>, 'make'> {
  /** Relative to the output, with forward slashes. */
  readonly path: string;
  /** The media type. */
  readonly type: string;
  readonly cache: CacheClass;
  /** Takes what `input` returns, or the same from JSON. */
  make(input: object): Content;
}

export const toOutput = <Input extends object>(path: string, recipe: Recipe<Input>): Output => ({
  path,
  type: mediaTypeOf(path),
  cache: cacheClassOf(path),
  ...recipe,
});

export const makeContent = ({ input, make }: Output): Content => make(input());

export const toJson = (value: object): string => JSON.stringify(value);

/** What several inputs hold is derived when the first of them is asked for. */
export function once<Value extends object>(derive: () => Value): () => Value {
  let value: Value | undefined;
  return () => {
    value ??= derive();
    return value;
  };
}
