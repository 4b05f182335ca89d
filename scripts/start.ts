// npm start: builds the site and serves it, with a mailbox for its forms, until it is stopped.
import { buildAndReport } from './build';
import { parseArguments } from './command/arguments';
import { exitCodeOf } from './command/cannot-run';
import { commands } from './command/commands';
import { renewEditorHelp } from './editor-help/renew-editor-help';
import { servePreview } from './preview';
import { openWorld } from './source/open-world';

/** Exit code of the build when it fails, else of the server. */
export function run(args: readonly string[]): Promise<number> {
  return exitCodeOf(async () => {
    const { now, ...request } = parseArguments(commands.start, args);
    const { root, outDir } = request;
    const world = await openWorld(root);
    await renewEditorHelp(world);
    const code = await buildAndReport({
      world,
      outDir,
      compressed: true,
      shard: { index: 1, count: 1 },
      now,
    });
    return code === 0 ? servePreview(request) : code;
  });
}
