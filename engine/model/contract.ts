// What schemas and block folders define: what a manifest may say, and what its parts are.
import type { ErrorObject } from 'ajv';
import type { BlockModules } from './block-module';
import type { ParseDocument } from './document-parser';
import type { Finding } from './finding';
import type { Json } from './json';
import type { Kinds } from './kinds';
import type { OwnWordsTable } from './own-words';
import type { Shape } from './shape';
import type { WordsTable } from './words';

/** Says whether a value has the right shape, and fills in defaults; `errors` says what is wrong until the next call. */
export interface Validator {
  (value: unknown): boolean;
  errors?: ErrorObject[] | null;
}

/** What may be said, by what says it. */
export interface Validators {
  readonly validateManifest: Validator;
  /** The same for the items of a content file. */
  readonly validateContent: Validator;
  /** The same for a file with the words of another language. */
  readonly validateTranslation: Validator;
  /** The same for what a document of another language says of the one that it was made from. */
  readonly validateDocumentTranslation: Validator;
  /** The same for the items of a collection, by their kind. */
  readonly itemValidators: Readonly<Record<string, Validator>>;
}

export interface Contract extends Validators {
  /** All schemas by name, which is the path below schemas/: `page`, `blocks/text`. */
  readonly schemas: ReadonlyMap<string, Json>;
  /** Where a manifest refers to something. */
  readonly shape: Shape;
  /** Where it holds words that readers read. */
  readonly words: WordsTable;
  /** What each type of block says about itself. */
  readonly blocks: BlockModules;
  /** What the blocks of a site's own say where the site says nothing. */
  readonly ownWords: OwnWordsTable;
  /** What is doubtful in the schemas of a site's own. */
  readonly doubts: readonly Finding[];
  /** The first eight hex digits of the SHA-256 of a text: whether it is the one that something was made from. */
  readonly fingerprint: (text: string) => string;
  /** What is known of each kind of items. */
  readonly kinds: Kinds;
  /** What reads the documents of a site. */
  readonly parseDocument: ParseDocument;
}

/** What is made of schemas and block folders alone. */
export type CompiledContract = Omit<Contract, 'schemas' | 'parseDocument' | 'fingerprint'>;
