// The words that the engine brings.
import type { Json } from './json';

/** Those of a language or of a region, as the members of a manifest and of its forms that hold them. */
export interface EngineWords {
  readonly labels?: Json;
  readonly blockSettings?: Json;
  /** Of a site that has one. */
  readonly search?: Json;
  /** Of every form. */
  readonly failure?: Json;
}

/** By the tag of the language. */
export type LanguagePacks = Readonly<Record<string, EngineWords>>;
