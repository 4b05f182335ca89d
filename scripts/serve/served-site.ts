// What a local server shows: a build on the disk, or a site that is being worked on.
import type { FileHandle } from 'node:fs/promises';
import type { FindAnswer } from '../../engine/output/answer';
import type { BuildFacts } from '../output/build-listing';

export type Encoding = 'br' | 'gzip';

/** The bytes of a file; what is not text is read from the disk as it is sent, and closed then. */
export type ServedFile = {
  /** Names this version. */
  readonly hash: string;
} & (
  | { readonly bytes: Buffer; readonly encoding?: Encoding }
  | { readonly handle: FileHandle; readonly size: number }
);

export interface ServedSite extends Pick<BuildFacts, 'base' | 'connects' | 'headers' | 'shared'> {
  readonly answer: FindAnswer;
  /** Opens a file that was answered, in the encoding where it is kept in that; undefined when it has gone. */
  readonly open: (path: string, encoding?: Encoding) => Promise<ServedFile | undefined>;
}
