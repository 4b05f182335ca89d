#!/usr/bin/env node
// npm create plinth@latest DIR [options]: installs Plinth in a new folder, and has it begin a site there.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

const { version, engines } = JSON.parse(readFileSync(new URL('package.json', import.meta.url)));
const { npm_config_user_agent: agent = 'npm/', npm_execpath: path = '' } = process.env;
const manager = ['pnpm', 'yarn'].find((name) => agent.startsWith(`${name}/`)) ?? 'npm';
const [dir, ...options] = process.argv.slice(2);

function stop(text) {
  process.stderr.write(`${text}\n`);
  process.exit(2);
}

if (process.argv.slice(2).some((word) => ['--help', '-h'].includes(word))) {
  process.stdout.write(readFileSync(new URL('help.txt', import.meta.url)));
  process.exit();
}
/** The commands say the same; here it comes before anything is installed. */
function isOldNode() {
  const [wanted, own] = [engines.node, process.versions.node].map((text) =>
    text.match(/\d+/g).map(Number),
  );
  return own[0] < wanted[0] || (own[0] === wanted[0] && own[1] < (wanted[1] ?? 0));
}
if (isOldNode())
  stop(
    `Plinth needs Node ${engines.node.replace('>=', '')} or newer; this is ${process.versions.node}. Install it from https://nodejs.org.`,
  );
if (dir === undefined || dir.startsWith('-'))
  stop('Name the new folder: npm create plinth@latest my-site');
const folder = resolve(dir);
if (existsSync(folder) && readdirSync(folder).some((name) => name !== '.git'))
  stop(`${folder} is not empty. Name a new folder, so that nothing is lost.`);

const name = basename(folder)
  .toLowerCase()
  .replace(/[^a-z0-9._-]+/g, '-')
  .replace(/^[-._]+|-+$/g, '');
const own = {
  ...{ name: name || 'site', private: true, type: 'module', engines },
  dependencies: { plinth: `^${version}` },
  allowScripts: { esbuild: false },
};
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'package.json'), `${JSON.stringify(own, null, 2)}\n`);
if (manager === 'pnpm')
  writeFileSync(join(folder, 'pnpm-workspace.yaml'), 'allowBuilds:\n  esbuild: false\n');
// Without one, yarn looks for a project in the folders above.
if (manager === 'yarn') writeFileSync(join(folder, 'yarn.lock'), '');

const words = {
  npm: ['install', '--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund'],
  pnpm: ['install', '--prefer-offline', '--ignore-scripts'],
  yarn: ['install'],
};

/** On Windows a name alone does not start a program; whoever started this one says where it is. */
function run(program, args, { cwd, stdio = 'inherit' }) {
  const file = path.replace(/\bnpx-cli\.js$/, 'npm-cli.js');
  const isScript = program === manager && file.includes(manager) && /\.[cm]?js$/.test(file);
  const [first, ...more] = isScript ? [process.execPath, file, ...args] : [program, ...args];
  const shell = process.platform === 'win32' && first === manager;
  return spawnSync(first, more, { cwd, stdio, shell }).status ?? 2;
}

if (run(manager, words[manager], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] }) !== 0)
  stop(`Plinth could not be installed in ${folder}. The lines above say why.`);
const plinth = join(folder, 'node_modules/plinth/bin/plinth.cjs');
process.exitCode = existsSync(plinth)
  ? run(process.execPath, [plinth, 'new', dir, ...options], {})
  : run(manager, ['run', 'plinth', 'new', '.', ...options], { cwd: folder });
