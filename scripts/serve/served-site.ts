// The site of a local server: a build on the disk, or a site in development.
import type { FileHandle } from 'node:fs/promises';
import type { ProviderView } from '../../engine/model/provider-view';
import type { FindAnswer } from '../../engine/output/answer';
import type { BuildFacts } from '../output/build-listing';

export type Encoding = 'br' | 'gzip';

/** The bytes of a file; a file that is not text is read from the disk while it is sent, and closed then. */
export type ServedFile = {
  /** Identifies this version. */
  readonly hash: string;
} & (
  | { readonly bytes: Buffer; readonly encoding?: Encoding }
  | { readonly handle: FileHandle; readonly size: number }
);

export interface ServedSite extends Pick<BuildFacts, 'base' | 'connects' | 'headers' | 'shared'> {
  readonly answer: FindAnswer;
  /** What forms are sent with, by the form's id. */
  readonly providers: Readonly<Record<string, ProviderView>>;
  /** What the addresses of other systems begin with, base included. */
  readonly elsewhere?: readonly string[] | undefined;
  /** Opens a file of an answer, in the encoding if it is stored in it; undefined when it has gone. */
  readonly open: (path: string, encoding?: Encoding) => Promise<ServedFile | undefined>;
}
