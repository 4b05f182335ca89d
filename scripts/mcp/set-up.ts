// mcp --setup: the files beside a site that assistants read. What is there already stays as it is.
import { join, relative } from 'node:path';
import { CannotRun } from '../command/cannot-run';
import { isPackage } from '../command/edition';
import { starters } from '../command/starters';
import { realPath } from '../files/real-path';
import { findEngine } from '../files/workspace';
import { makeAssistantFiles, type ServerCall, writeMissing } from '../new/assistant-files';
import { findPackageManager } from '../new/package-manager';

/** In the repository of the engine, a site in another folder is served by it. */
function findServer(root: string): ServerCall & { readonly run: string } {
  const { run } = findPackageManager(process.env);
  if (isPackage) return { run: `${run} plinth`, command: 'npx', args: ['plinth', 'mcp'] };
  const program = relative(root, join(findEngine(), 'scripts/run.cjs')).replaceAll('\\', '/');
  return { run: `node ${program}`, command: 'node', args: [program, 'mcp'] };
}

/** @throws CannotRun in the repository of the engine itself. */
export function setUp(root: string): number {
  const engine = findEngine();
  if (!isPackage && realPath(root) === realPath(engine))
    throw new CannotRun(
      'This is the repository of the engine: nothing is added to it. Name the folder of a site with --root.',
    );
  const { run, ...server } = findServer(root);
  const files = makeAssistantFiles({ engine, starters, run, server });
  const { written, left } = writeMissing(root, files);
  if (written.length > 0) process.stdout.write(`Written: ${written.join(', ')}\n`);
  if (left.length > 0) {
    process.stdout.write(`There already, and left as it is: ${left.join(', ')}\n`);
    process.stdout.write(
      `A client that has a configuration of its own needs this server: ${[server.command, ...server.args].join(' ')}\n`,
    );
  }
  return 0;
}
