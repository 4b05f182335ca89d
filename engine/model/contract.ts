// What schemas and block folders define: what a manifest may say, and what its parts are.
import type { ErrorObject } from 'ajv';
import type { BlockModules } from './block-module';
import type { ParseDocument } from './document-parser';
import type { Json } from './json';
import type { Shape } from './shape';
import type { WordsTable } from './words';

/** Says whether a value has the right shape, and fills in defaults; `errors` says what is wrong until the next call. */
export interface Validator {
  (value: unknown): boolean;
  errors?: ErrorObject[] | null;
}

export interface Contract {
  /** All schemas by name, which is the path below schemas/: `page`, `blocks/text`. */
  readonly schemas: ReadonlyMap<string, Json>;
  /** Where a manifest refers to something. */
  readonly shape: Shape;
  /** Where it holds words that readers read. */
  readonly words: WordsTable;
  /** What each type of block says about itself. */
  readonly blocks: BlockModules;
  readonly validateManifest: Validator;
  /** The same for the items of a content file. */
  readonly validateContent: Validator;
  /** The same for a file with the words of another language. */
  readonly validateTranslation: Validator;
  /** What reads the documents of a site. */
  readonly parseDocument: ParseDocument;
}
