// npx plinth types: writes the files that editors use, and the types of a site's own blocks.
import { parseArguments } from './command/arguments';
import { exitCodeOf } from './command/cannot-run';
import { commands } from './command/commands';
import { writeEditorHelp } from './editor-help/write-editor-help';
import { writeSiteTypes } from './generate/write-site-types';
import { openWorld } from './source/open-world';

/** Exit code 0 when everything is (now) up to date. */
export function run(args: readonly string[]): Promise<number> {
  return exitCodeOf(async () => {
    const { root } = parseArguments(commands.types, args);
    const { workspace, contract } = await openWorld(root);
    const written = [
      ...writeEditorHelp(workspace, contract.schemas),
      ...(await writeSiteTypes(workspace, contract.schemas)),
    ];
    for (const file of written) process.stdout.write(`wrote ${file}\n`);
    if (written.length === 0) process.stdout.write('Everything is up to date.\n');
    return 0;
  });
}
