// What own code starts to run at once has its turn: what it throws then ends the thread before anything is published.
import { setTimeout } from 'node:timers/promises';
import { getThreadData } from './thread-data';

/** Its timers were started before this one. */
export async function settleTimers(): Promise<void> {
  if (getThreadData() !== undefined) await setTimeout(1);
}
