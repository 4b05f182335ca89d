import type { Content, Owner } from '../../engine/output/output';
import type { ListedFile } from './build-listing';

/** A path relative to the output, and its content. */
export type OutputFile = readonly [path: string, content: Content];

/** A file that is in the folder already in which the output is staged. */
export interface WrittenFile extends ListedFile {
  readonly isWritten: true;
}

/** The same, or a file that is reused from the previous output. Files without an owner belong to all. */
export type StagedFile = readonly [
  path: string,
  content: Content | ListedFile | WrittenFile,
  owner?: Owner | undefined,
];

export const isNew = (content: Content | ListedFile): content is Content =>
  typeof content === 'string' || content instanceof Uint8Array;

export const isWritten = (file: ListedFile | WrittenFile): file is WrittenFile =>
  'isWritten' in file;
