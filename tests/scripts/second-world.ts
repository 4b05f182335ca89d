// A copy of the site that needs one block more than the engine has, and the world that has it.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Contract } from '../../engine/model/contract';
import { openWorkspace, type Workspace } from '../../scripts/files/workspace';
import type { World } from '../../scripts/files/world';
import { readContract } from '../../scripts/source/open-world';
import { copySiteFolder } from '../copy-site-folder';

/** In the folder of the engine: what runs from there finds the packages. */
const output = 'tests/.output';

export interface SecondWorld extends World {
  readonly root: string;
  /** Room for what a test writes beside the site. */
  readonly folder: string;
  read(path: string): string;
  /** Exchanges the first of some words in a file, from the root of the site. */
  change(path: string, from: string, to: string): void;
  remove(): void;
}

/** The folder of the block, as it is checked in. */
const secondBlocks = resolve('tests/blocks');

export const readSecondContract = (): Promise<Contract> =>
  readContract({ ...openWorkspace('.'), blocks: [secondBlocks] });

export function openSecondWorld(contract: Contract): SecondWorld {
  mkdirSync(output, { recursive: true });
  const folder = mkdtempSync(join(resolve(output), 'second-'));
  const root = join(folder, 'site');
  copySiteFolder('tests/sites/priced', root);
  cpSync(secondBlocks, join(root, 'blocks'), { recursive: true });
  const workspace: Workspace = {
    ...openWorkspace(root),
    cache: join(folder, 'cache'),
  };
  const read = (path: string): string => readFileSync(join(root, path), 'utf8');
  return {
    ...{ workspace, contract, root, folder, read },
    change: (path, from, to) => {
      const text = read(path);
      if (!text.includes(from)) throw new Error(`${path} does not hold ${from}`);
      writeFileSync(
        join(root, path),
        text.replace(from, () => to),
      );
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
