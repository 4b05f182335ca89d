// What started this command → the package manager that a new site will use.
import { spawnSync } from 'node:child_process';

export interface PackageManager {
  readonly name: 'npm' | 'pnpm' | 'yarn';
  /** Installs exactly what the lock file says. */
  readonly installLocked: string;
  /** Runs a program of a package of the site, and never one from elsewhere. */
  readonly run: string;
}

const managers: readonly PackageManager[] = [
  { name: 'npm', installLocked: 'npm ci', run: 'npx --no' },
  {
    name: 'pnpm',
    installLocked: 'corepack enable && pnpm install --frozen-lockfile',
    run: 'pnpm exec',
  },
  { name: 'yarn', installLocked: 'corepack enable && yarn install --immutable', run: 'yarn run' },
];

const [npm] = managers as readonly [PackageManager];

/** Package managers say who they are, as `pnpm/10.0.0 npm/? node/v22.0.0`. */
export const findPackageManager = (env: NodeJS.ProcessEnv): PackageManager =>
  managers.find(({ name }) => env.npm_config_user_agent?.startsWith(`${name}/`)) ?? npm;

const words: Readonly<Record<PackageManager['name'], readonly string[]>> = {
  // Scripts of packages are not needed: that of the site's own writes what the caller writes.
  npm: ['install', '--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund'],
  pnpm: ['install', '--prefer-offline', '--ignore-scripts'],
  yarn: ['install'],
};

/** The program that runs, if it can be known: on Windows a name alone does not start it. */
function findProgram({ name }: PackageManager, env: NodeJS.ProcessEnv): readonly string[] {
  const path = env.npm_execpath?.replace(/\bnpx-cli\.js$/, 'npm-cli.js');
  if (path === undefined || !path.includes(name)) return [name];
  return /\.[cm]?js$/.test(path) ? [process.execPath, path] : [path];
}

/** False where it fails; what it says goes to the terminal. */
export function installPackages(
  manager: PackageManager,
  folder: string,
  env: NodeJS.ProcessEnv,
): boolean {
  const [program = manager.name, ...first] = findProgram(manager, env);
  const { status } = spawnSync(program, [...first, ...words[manager.name]], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32' && program === manager.name,
  });
  return status === 0;
}
