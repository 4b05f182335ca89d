// What can be done about every code: a repair, or the reason why only a person can fix it.
import type { Code } from '../../../engine/manifest/catalogue';
import { nameRepairs } from './name-repairs';
import type { RepairsOf } from './repair';

export const allRepairs: Partial<RepairsOf<Record<Code, unknown>>> = {
  ...nameRepairs,
};
