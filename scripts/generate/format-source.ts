// TypeScript as a generator writes it → as it is checked in: formatted like all other code.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Workspace } from '../files/workspace';

const separateTypes = (code: string): string =>
  code.replace(/([;}])\n(?=\/\*\*|export )/g, '$1\n\n');

/** Formats with the formatter's settings for the file. */
export async function formatSource(
  { engine }: Workspace,
  file: string,
  code: string,
): Promise<string> {
  const biome = join(engine, 'node_modules/@biomejs/biome/bin/biome');
  const child = spawn(process.execPath, [biome, 'format', `--stdin-file-path=${file}`], {
    cwd: engine,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  child.stdin.end(code);
  const [formatted, complaint] = await Promise.all([text(child.stdout), text(child.stderr)]);
  if (formatted === '') throw new Error(`${file} cannot be formatted: ${complaint}`);
  return separateTypes(formatted);
}
