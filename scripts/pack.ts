// npm run pack: writes the packages that are published, as tarballs; with --serve, npm can begin a site with them at once.
import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArguments } from './command/arguments';
import { exitCodeOf } from './command/cannot-run';
import { commands } from './command/commands';
import { findEngine } from './files/workspace';
import { writeAtomically } from './files/write-atomically';
import { type Packed, packAll } from './package/pack-all';
import { startRegistry } from './package/serve-packages';
import { untilStopped } from './serve/local-server';

/** With a cache of its own: npm would take an earlier package of the same version for the same. */
const explain = (address: string, cache: string): string => `
The packages are at ${address} until you press Ctrl+C. In another terminal and another folder:
  npm create plinth@latest my-site --registry ${address} --cache ${JSON.stringify(cache)}
`;

async function serve(packages: Iterable<Packed>, cache: string): Promise<void> {
  const stopped = untilStopped();
  const registry = await startRegistry([...packages]);
  process.stdout.write(explain(registry.address, cache));
  await stopped;
  await registry.close();
}

/** Exit code 0 when both are written, or served until a stop by signal. */
export function run(args: readonly string[]): Promise<number> {
  return exitCodeOf(async () => {
    const { serve: isServed } = parseArguments(commands.pack, args);
    const folder = join(findEngine(), '.plinth/pack');
    rmSync(folder, { recursive: true, force: true });
    const packages = await packAll(findEngine());
    for (const [name, { tarball, count }] of packages) {
      const file = join(folder, name);
      writeAtomically(file, tarball);
      process.stdout.write(`wrote ${file}: ${count} files, ${statSync(file).size} bytes\n`);
    }
    if (isServed) await serve(packages.values(), join(folder, 'npm'));
    return 0;
  });
}
