// What a build is asked for, and what came of it.
import type { Finding } from '../../engine/model/finding';
import type { Publication } from '../../engine/model/publication';
import type { DerivedSite } from '../../engine/model/site-facts';
import type { SiteAddress } from '../../engine/site/preview-site';
import type { Shard } from '../command/shard';
import type { World } from '../files/world';
import type { BuildListing } from './build-listing';
import type { BuildRecord } from './build-record';
import type { KnownSite } from './known-words';

export interface BuildRequest {
  readonly world: World;
  readonly outDir: string;
  /** Whether compressed copies are written; absent: as the manifest says. */
  readonly compressed?: boolean;
  readonly shard: Shard;
  readonly now: Date;
  /** The output is not kept. */
  readonly temporary?: boolean;
  /** Whether files of the last output are read before they count as unchanged. */
  readonly verify?: boolean;
  /** The address to build for, if not the one in the manifest. */
  readonly preview?: SiteAddress | undefined;
}

export interface BuildOutcome {
  readonly findings: readonly Finding[];
  /** Absent where there is nothing that could be built. */
  readonly publication?: Publication<DerivedSite> | undefined;
  /** What is doubtful in the markup of own blocks, of pages that were rendered, and in style sheets of the site. */
  readonly doubts?: readonly Finding[];
  /** The sentence about what was built. */
  readonly words?: string | undefined;
  /** What is in its output. */
  readonly built?: Pick<BuildListing, 'headers'> & Pick<BuildRecord, 'files' | 'sum'>;
  /** How many pages it has, in all languages. */
  readonly pages?: number;
  /** What the next build can rely on, if it has to make nothing but the words of some texts. */
  readonly known?: KnownSite | undefined;
  /** Until when the clock alone changes nothing, in milliseconds. */
  readonly sameUntil?: number | undefined;
  readonly error?: unknown;
}
