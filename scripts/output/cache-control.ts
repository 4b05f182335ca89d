import type { CacheClass } from '../../engine/content/addresses/output-paths';

/** The Cache-Control header for a file, on local servers and all hosts. */
export const cacheControl = {
  immutable: 'public, max-age=31536000, immutable',
  revalidated: 'public, max-age=0, must-revalidate',
} as const satisfies Record<CacheClass, string>;
