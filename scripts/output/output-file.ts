import type { Content, Owner } from '../../engine/output/output';
import type { ListedFile } from './build-listing';

/** A path relative to the output, and its content. */
export type OutputFile = readonly [path: string, content: Content];

/** The same, or a file that is reused from the previous output. Files without an owner belong to all. */
export type StagedFile = readonly [
  path: string,
  content: Content | ListedFile,
  owner?: Owner | undefined,
];

export const isNew = (content: Content | ListedFile): content is Content =>
  typeof content === 'string' || content instanceof Uint8Array;
