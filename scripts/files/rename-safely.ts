import { renameSync } from 'node:fs';
import { codeOf } from './code-of';
import { pause } from './pause';

/** Retries: on Windows a file that a scanner or an editor has open cannot be renamed for a moment. */
export function renameSafely(from: string, to: string): void {
  for (let attempt = 0; ; attempt += 1)
    try {
      renameSync(from, to);
      return;
    } catch (error) {
      const code = codeOf(error);
      if (process.platform !== 'win32' || attempt === 20 || (code !== 'EPERM' && code !== 'EBUSY'))
        throw error;
      pause(50);
    }
}
