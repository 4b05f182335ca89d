// One file of the output: its path, its owner, how it is sent and what it is made of.
import { mediaTypeOf } from '../content/addresses/media-types';
import { type CacheClass, cacheClassOf } from '../content/addresses/output-paths';
import type { Answered } from '../content/addresses/reserved-names';
import { answeredOf } from './answered-of';

export type Content = string | Uint8Array;

/** A page, or all of them. */
export type Owner = { readonly page: string } | 'all';

interface Recipe<Input extends object> {
  readonly owner: Owner;
  /** What the input is derived from, where that takes long: equal sources mean equal input. JSON as well. */
  readonly sources?: readonly object[] | undefined;
  /** Everything that `make` reads besides the engine's code, as JSON. Parts that outputs share are the same object. */
  readonly input: () => Input;
  make(input: Input): Content;
  /** Whether it is what `makeDocument` makes of its input, which any thread can do. */
  readonly isDocument?: true | undefined;
}

export interface Output extends Omit<Recipe<object>, 'make'> {
  /** Relative to the output, with forward slashes. */
  readonly path: string;
  /** The media type. */
  readonly type: string;
  readonly answered: Answered;
  readonly cache: CacheClass;
  /** Takes the result of `input`, or the same parsed from JSON. */
  make(input: object): Content;
}

/** How it is sent is found when somebody asks: builds never do, and of many outputs few are asked for. */
class ListedOutput implements Output {
  readonly path: string;
  readonly owner: Owner;
  readonly sources: readonly object[] | undefined;
  readonly input: () => object;
  readonly make: Output['make'];
  readonly isDocument: true | undefined;
  /** Its path in the folder of its site. */
  readonly #name: string;

  constructor(folder: string, name: string, recipe: Recipe<object>) {
    const { owner, sources, input, make, isDocument } = recipe;
    this.path = folder + name;
    this.#name = name;
    this.owner = owner;
    this.sources = sources;
    this.input = input;
    this.make = make;
    this.isDocument = isDocument;
  }

  get type(): string {
    return mediaTypeOf(this.#name);
  }

  get answered(): Answered {
    return answeredOf(this.#name);
  }

  get cache(): CacheClass {
    return cacheClassOf(this.#name);
  }
}

/** `path` is relative to the folder of its site. */
export const toOutput = <Input extends object>(path: string, recipe: Recipe<Input>): Output =>
  new ListedOutput('', path, recipe);

/** The same in the folder of a site. */
export const within = (folder: string, output: Output): Output =>
  folder === '' ? output : new ListedOutput(folder, output.path, output);

export const makeContent = ({ input, make }: Output): Content => make(input());

export const toJson = (value: object): string => JSON.stringify(value);

/** A part that several inputs share is derived when the first of them is requested. */
export function once<Value extends object>(derive: () => Value): () => Value {
  let value: Value | undefined;
  return () => {
    value ??= derive();
    return value;
  };
}
