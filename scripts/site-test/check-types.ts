// The blocks of a site → what the type checker that the site has installed says of them.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { isPackage } from '../command/edition';
import { describeUninstalled } from '../command/uninstalled';
import { findModule } from '../files/find-module';
import type { World } from '../files/world';
import { writeSiteTypes } from '../generate/write-site-types';
import { workFolder } from '../journal/site-paths';
import type { LeftOut, Passed } from './check';

function findCompiler(root: string): string | undefined {
  const own = findModule([root], 'typescript/package.json');
  return own && join(dirname(own), 'bin/tsc');
}

/** The settings of the site, else those that the engine writes. */
function findProject(root: string): string {
  const own = join(root, 'tsconfig.json');
  return existsSync(own) ? own : join(root, workFolder, 'tsconfig.json');
}

async function compile(compiler: string, project: string): Promise<Passed> {
  const args = [compiler, '--noEmit', '--pretty', 'false', '-p', project];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  const [output, code] = await Promise.all([text(child.stdout), ended]);
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  // What follows a line, further in, belongs to it.
  const problems = lines.join('\n').split(/\n(?! )/);
  return { problems: code === 0 ? [] : problems };
}

export async function checkTypes({ workspace, contract }: World): Promise<Passed | LeftOut> {
  const { root } = workspace;
  const compiler = findCompiler(root);
  if (compiler === undefined) return { leftOut: describeUninstalled(root, 'typescript') };
  if (!isPackage)
    return { leftOut: 'what blocks import has its types in the package of the engine alone.' };
  await writeSiteTypes(workspace, contract.schemas);
  return compile(compiler, findProject(root));
}
