// An old address → where it leads.

export interface SiteRedirect {
  /** Below the base path. */
  readonly from: string;
  /** Complete with base path, or absolute; absent for 410. */
  readonly to?: string;
  readonly status: 301 | 308 | 410;
}
