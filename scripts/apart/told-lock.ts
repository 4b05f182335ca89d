// A lock that the main thread knows of: it gives it back for a thread that it ends.
import { type Refused, type Release, takeLock } from '../files/lock';
import { tell } from './messages';

/** As `takeLock`. */
export function takeToldLock(file: string, maxWait: number): Release | Refused {
  const lock = takeLock(file, maxWait);
  if (typeof lock !== 'function') return lock;
  tell({ type: 'lock', file });
  return () => {
    lock();
    tell({ type: 'unlock', file });
  };
}
