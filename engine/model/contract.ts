// All that comes of schemas and block folders: what a manifest may say, and what its parts are.
import type { ErrorObject } from 'ajv';
import type { BlockModules } from './block-module';
import type { Json } from './json';
import type { Shape } from './shape';

/** Says whether a value has its form, and fills in defaults; what is wrong stands in `errors` until the next call. */
export interface Validator {
  (value: unknown): boolean;
  errors?: ErrorObject[] | null;
}

export interface Contract {
  /** All schemas by name, which is the path below schemas/: `page`, `blocks/text`. */
  readonly schemas: ReadonlyMap<string, Json>;
  /** Where a manifest refers to something. */
  readonly shape: Shape;
  /** What each type of block says of itself. */
  readonly blocks: BlockModules;
  readonly validateManifest: Validator;
  /** The same for the items of a content file. */
  readonly validateContent: Validator;
}
