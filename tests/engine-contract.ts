// The contract of the engine's own schemas, as commands read it.
import { openWorkspace } from '../scripts/files/workspace';
import { readContract } from '../scripts/source/open-world';

export const engineContract = await readContract(openWorkspace('.'), { documents: true });
