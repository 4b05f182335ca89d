// One command at a time writes to a site: the others wait for a moment, then say who is at work.
import { hostname } from 'node:os';
import { join } from 'node:path';
import { takeToldLock } from '../apart/told-lock';
import { CannotRun } from '../command/cannot-run';
import type { Holder } from '../files/lock';
import { lockFile, workFolder } from './site-paths';
import { getPlace } from './site-place';

/** In milliseconds: an edit of a site of 10,000 pages is checked in a fraction of it. */
const maxWait = 10_000;

function describe({ pid, host }: Holder): string {
  return `process ${pid}${host === hostname() ? '' : ` on ${host}`}`;
}

/**
 * Does something while no other command writes to the site.
 * @throws CannotRun when another one has not finished in time.
 */
export function withSiteLock<Result>(root: string, act: () => Result): Result {
  getPlace(root, workFolder);
  const file = join(root, lockFile);
  const lock = takeToldLock(file, maxWait);
  if (typeof lock !== 'function') {
    const who = lock.holder === undefined ? '' : ` (${describe(lock.holder)})`;
    throw new CannotRun(
      `Another command${who} is writing to this site. Wait until it is done. If none is running, remove ${file}.`,
    );
  }
  try {
    return act();
  } finally {
    lock();
  }
}
