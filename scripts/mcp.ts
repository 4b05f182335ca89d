// npm run mcp: serves the site to assistants, on stdin and stdout: what they write is checked as a whole site before it is written.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArguments } from './command/arguments';
import { CannotRun, exitCodeOf } from './command/cannot-run';
import { commands } from './command/commands';
import { findEngine } from './files/workspace';
import { listTools, toListed } from './mcp/all-tools';
import { createCalls } from './mcp/call-tool';
import { instructions } from './mcp/instructions';
import { setUp } from './mcp/set-up';
import { SiteSession } from './mcp/site-session';

const readVersion = (): string =>
  String(JSON.parse(readFileSync(join(findEngine(), 'package.json'), 'utf8')).version);

/** Exit code 0 when the client closes the input. */
export function run(args: readonly string[]): Promise<number> {
  return exitCodeOf(async () => {
    const { root, setup, readOnly, allowCode, allowRules } = parseArguments(commands.mcp, args);
    if (setup) return setUp(root);
    if (!existsSync(root))
      throw new CannotRun(`There is no folder ${root}. Name the folder of a site with --root.`);
    const limits = { readOnly, allowCode, allowRules };
    const { serveProtocol } = await import('./mcp/serve-protocol');
    await serveProtocol({
      ...{ version: readVersion(), instructions },
      tools: listTools(limits).map(toListed),
      call: createCalls(new SiteSession(root, limits)),
    });
    return 0;
  });
}
