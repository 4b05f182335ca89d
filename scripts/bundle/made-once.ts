// What runs from sources keeps nothing in files: what takes long to make is made once for each state of a site's own code.
import { hashBlockFolders } from '../files/block-folders';
import type { Workspace } from '../files/workspace';

interface Made {
  readonly workspace: Workspace;
  /** With what else it depends on. */
  readonly name: string;
  /** The endings of the files of blocks that it is made of; default: all. */
  readonly endings?: readonly string[] | undefined;
}

/** A function that answers with what was made of the same state; failures are not kept. */
export function madeOnce<Result>() {
  const known = new Map<string, Promise<Result>>();
  return ({ workspace, name, endings }: Made, make: () => Promise<Result>): Promise<Result> => {
    const key = JSON.stringify([workspace.engine, name, hashBlockFolders(workspace, endings)]);
    const found = known.get(key);
    if (found !== undefined) return found;
    const making = make();
    known.set(key, making);
    making.catch(() => known.delete(key));
    return making;
  };
}
