// What a block has as its `effect` → how it appears.
import type { Effect } from '../../generated/manifest';

const effects = {
  none: true,
  ...{ reveal1: true, reveal2: true, reveal3: true, reveal4: true, reveal5: true },
  ...{ hidden: true, scroll: true },
} satisfies Record<Effect, true>;

const isEffect = (value: unknown): value is Effect =>
  typeof value === 'string' && Object.hasOwn(effects, value);

/** In a block of a site's own, the word may mean something else. */
export const toEffect = (value: unknown): Effect => (isEffect(value) ? value : 'none');
