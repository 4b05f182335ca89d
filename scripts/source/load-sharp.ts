// sharp is an optional package: it may not be installed, or not for this machine.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Workspace } from '../files/workspace';

export type SharpModule = typeof import('sharp').default;

export function loadSharp({ engine }: Workspace): SharpModule | undefined {
  try {
    return createRequire(join(engine, 'package.json'))('sharp') as SharpModule;
  } catch {
    return undefined;
  }
}
