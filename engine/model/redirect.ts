// An old address → where it leads.
/** An address that a former site had. */
export interface OldAddress {
  /** Decoded, below the base path. */
  readonly path: string;
  /** Parameters that a request must have, in the order of the address. */
  readonly query?: readonly (readonly [name: string, value: string])[];
  /** Whether it stands for everything below the path as well. */
  readonly below?: true;
}

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
