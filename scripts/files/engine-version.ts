// The engine's package → its version.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Workspace } from './workspace';

export const readEngineVersion = ({ engine }: Pick<Workspace, 'engine'>): string =>
  (JSON.parse(readFileSync(join(engine, 'package.json'), 'utf8')) as { readonly version: string })
    .version;
