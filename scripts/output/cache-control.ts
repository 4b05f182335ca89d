import type { CacheClass } from '../../engine/content/output-paths';

/** What our servers and all hosts say of how long a file may be kept. */
export const cacheControl = {
  immutable: 'public, max-age=31536000, immutable',
  revalidated: 'public, max-age=0, must-revalidate',
} as const satisfies Record<CacheClass, string>;
