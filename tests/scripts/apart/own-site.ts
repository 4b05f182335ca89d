// A small site with one block of its own, and commands that run there with lower limits.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Limits } from '../../../scripts/apart/limits';
import { addBlock } from '../../../scripts/edit/add-block';
import { makeExample } from '../../../scripts/edit/block-template';
import { openWorkspace } from '../../../scripts/files/workspace';
import { copySiteFolder } from '../../copy-site-folder';

export const ownType = 'our-note';

interface Environment {
  readonly limits?: Partial<Limits> | undefined;
  readonly variables?: NodeJS.ProcessEnv;
}

export interface OwnSite {
  readonly root: string;
  read(path: string): string;
  write(path: string, text: string): void;
  /** The environment of commands with lower limits, and more of it. */
  environment(more?: Environment): NodeJS.ProcessEnv;
  /** All that a command prints, and its exit code; null where a signal ended it. `--root` is this site by default. */
  run(
    words: readonly string[],
    more?: Environment,
  ): { readonly status: number | null; readonly stdout: string; readonly printed: string };
}

/** Only work and memory of own code count, so that no test depends on how busy the machine is. */
const lowLimits: Partial<Limits> = {
  work: 2000,
  waiting: 600_000,
  heap: 150,
  asking: 30_000,
  ending: 600_000,
};

/** With these files of the block in the place of those of a new one, by the ending of their names. */
export function createOwnSite(
  files: Readonly<Record<string, string>> = {},
): OwnSite & { remove(): void } {
  const root = mkdtempSync(join(tmpdir(), 'plinth-own-'));
  copySiteFolder('tests/sites/minimal', root);
  addBlock(openWorkspace(root), ownType);
  const read = (path: string): string => readFileSync(join(root, path), 'utf8');
  const write = (path: string, text: string): void => writeFileSync(join(root, path), text);
  const manifest = JSON.parse(read('site.manifest.json'));
  manifest.pages[manifest.site.home].blocks.push(makeExample(ownType));
  write('site.manifest.json', JSON.stringify(manifest));
  for (const [ending, text] of Object.entries(files))
    write(`blocks/${ownType}/${ownType}${ending}`, text);
  const environment: OwnSite['environment'] = ({ limits, variables } = {}) => ({
    ...process.env,
    ...variables,
    PLINTH_LIMITS: JSON.stringify({ ...lowLimits, ...limits }),
  });
  return {
    ...{ root, read, write, environment },
    run: (words, more) => {
      const ofSite = words.includes('--root') ? [] : ['--root', root];
      const all = [resolve('scripts/run.cjs'), ...words, ...ofSite];
      const env = environment(more);
      const { status, stdout, stderr } = spawnSync(process.execPath, all, {
        encoding: 'utf8',
        env,
      });
      return { status, stdout, printed: stdout + stderr };
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
