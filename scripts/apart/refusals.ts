// Own code that a thread before this one was ended for → what the same code is refused with.
import type { Finding } from '../../engine/model/finding';
import { hashBlockFolders } from '../files/block-folders';
import type { Workspace } from '../files/workspace';
import { tell } from './messages';
import { getThreadData } from './thread-data';

/** Findings for all of it, or those for one page alone; empty where it may run. */
export type FindRefused = (page?: string) => readonly Finding[];

/** For the code as it is now, which is about to be loaded: the main thread is told which one that is. */
export function openRefusals(workspace: Workspace): FindRefused {
  const data = getThreadData();
  if (data === undefined) return () => [];
  const state = hashBlockFolders(workspace);
  tell({ type: 'state', state });
  return (page) =>
    data.refusals.flatMap((refusal) =>
      refusal.page === page && refusal.state === state ? refusal.findings : [],
    );
}
