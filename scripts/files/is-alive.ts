// A process id → whether there is such a process on this machine, whoever owns it.
import { readFileSync } from 'node:fs';
import { codeOf } from './code-of';

/** One that was killed and that its parent has not asked for: on Linux it keeps its number, in a container without end. */
function isZombie(pid: number): boolean {
  try {
    // The name before the state is in parentheses, and may hold some itself.
    return /^.*\) Z/s.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}
