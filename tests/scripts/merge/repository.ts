// A repository with a small site in it, and branches that change it.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { copySiteFolder } from '../../copy-site-folder';

export interface Repository {
  readonly root: string;
  git(...words: string[]): string;
  read(file: string): string;
  write(file: string, text: string): void;
  /** Replaces words that must be there. */
  change(file: string, from: string, to: string): void;
  commit(summary: string, author?: string): void;
  remove(): void;
}

/** `inside`: the way from the top of the repository to the site. */
export function createRepository(site: string, inside = ''): Repository {
  const folder = mkdtempSync(join(tmpdir(), 'plinth-repository-'));
  const root = join(folder, inside);
  const git = (...words: string[]): string =>
    execFileSync('git', ['-C', root, ...words], { encoding: 'utf8', stdio: 'pipe' }).trim();
  const read = (file: string): string => readFileSync(join(root, file), 'utf8');
  const write = (file: string, text: string): void => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  const commit = (summary: string, author = 'First Editor'): void => {
    git('add', '--all');
    const who = ['-c', `user.name=${author}`, '-c', 'user.email=editor@example.com'];
    git(...who, 'commit', '--quiet', '--message', summary);
  };
  copySiteFolder(site, root);
  write('.gitignore', '.plinth/\n');
  git('init', '--quiet', '--initial-branch', 'main', folder);
  git('config', 'user.name', 'Merging Editor');
  git('config', 'user.email', 'editor@example.com');
  commit('Begin');
  return {
    ...{ root, git, read, write, commit },
    change: (file, from, to) => {
      const text = read(file);
      if (!text.includes(from)) throw new Error(`${file} does not hold ${from}`);
      write(
        file,
        text.replace(from, () => to),
      );
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
