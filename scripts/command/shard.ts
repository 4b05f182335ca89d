// `--shard 2/3` → which of several machines builds. A mistake becomes one sentence (CannotRun).
import { CannotRun } from './cannot-run';
import type { Given } from './option';

/** One of several machines; `index` counts from 1. */
export interface Shard {
  readonly index: number;
  readonly count: number;
}

/** As many jobs as the matrices of common services have. */
export const maxShards = 256;

/** `2/3` → the second of three. */
function parseShard({ text, name }: Pick<Given, 'text' | 'name'>): Shard {
  const [, index, count] = /^(\d{1,3})\/(\d{1,3})$/.exec(text)?.map(Number) ?? [];
  if (index === undefined || count === undefined || index < 1 || index > count)
    throw new CannotRun(
      `${name} "${text}" is not a part of a whole. Write 1/3, 2/3 and 3/3 for three machines.`,
    );
  if (count > maxShards)
    throw new CannotRun(`${name} takes at most ${maxShards} parts. Use fewer machines.`);
  return { index, count };
}

export const shard = {
  value: 'N/COUNT',
  about: 'build this part only, on one of several machines',
  parse: parseShard,
  default: { text: '1/1', find: (): Shard => ({ index: 1, count: 1 }) },
};
