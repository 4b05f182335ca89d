// An old address → where it leads.
import type { OldAddress } from '../content/old-address';

export interface SiteRedirect extends Omit<OldAddress, 'path'> {
  /** The path, decoded, below the base path. */
  readonly from: string;
  /** Complete with base path, or absolute; absent for 410. */
  readonly to?: string;
  /** Whether what follows the path in a request follows the target as well. */
  readonly keepRest?: true;
  /** The pages below a redirect from everything below a path: what there is goes before what there was. */
  readonly kept?: readonly string[];
  readonly status: 301 | 308 | 410;
}
