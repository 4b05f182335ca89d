// Two texts → in how many places `git diff` finds a difference, without lines around them.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export function countHunks(before: string, after: string): number {
  const folder = mkdtempSync(join(tmpdir(), 'plinth-hunks-'));
  const files = ['before', 'after'].map((name) => join(folder, name));
  for (const [index, text] of [before, after].entries()) writeFileSync(files[index] ?? '', text);
  const args = ['diff', '--no-index', '--unified=0', ...files];
  const { stdout } = spawnSync('git', args, { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  return stdout.split('\n').filter((line) => line.startsWith('@@')).length;
}
