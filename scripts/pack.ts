// npm run pack: writes the packages that are published, as tarballs.
import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArguments } from './command/arguments';
import { exitCodeOf } from './command/cannot-run';
import { commands } from './command/commands';
import { findEngine } from './files/workspace';
import { writeAtomically } from './files/write-atomically';
import { packAll } from './package/pack-all';

/** Exit code 0 when both are written. */
export function run(args: readonly string[]): Promise<number> {
  return exitCodeOf(async () => {
    parseArguments(commands.pack, args);
    const folder = join(findEngine(), '.plinth/pack');
    rmSync(folder, { recursive: true, force: true });
    for (const [name, { tarball, count }] of await packAll(findEngine())) {
      const file = join(folder, name);
      writeAtomically(file, tarball);
      process.stdout.write(`wrote ${file}: ${count} files, ${statSync(file).size} bytes\n`);
    }
    return 0;
  });
}
