// npx plinth <command> [options]: runs a command of the package, for the site in the current folder or in --root.
// Plain JavaScript, so that it starts as fast as node itself. Nothing is ever written into the package.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadBundle, printUncaught } from '../files/load-bundle.mjs';

const home = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const words = process.argv.slice(2);

/** What `run` of a command answers when code has changed: it starts again. */
const restart = 75;

/** The folder of the site, as far as it can be known without looking at the arguments of the command. */
function findSite() {
  const at = words.findIndex((word) => word === '--root' || word.startsWith('--root='));
  const root = at < 0 ? '.' : (words[at].split('=')[1] ?? words[at + 1] ?? '.');
  return existsSync(join(root, 'site.manifest.json')) ? resolve(root) : undefined;
}

/** Each command has compiled code of its own; that of another version is removed. */
function findCodeFile() {
  const site = findSite();
  if (site === undefined) return undefined;
  const folder = join(site, '.plinth/cache/code');
  const [version] = readFileSync(join(home, 'lib/stamp.json'), 'utf8').split('\n');
  const name = `${words[0]?.replace(/\W/g, '')}-${version}-${process.version}.code`;
  if (existsSync(join(folder, name))) return join(folder, name);
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, '../.gitignore'), '*\n');
    for (const old of readdirSync(folder))
      if (!old.includes(version)) rmSync(join(folder, old), { force: true });
    return join(folder, name);
  } catch {
    return undefined;
  }
}

async function start() {
  if (words[0] === '--version' || words[0] === '-v') {
    process.stdout.write(readFileSync(join(home, 'lib/versions.txt')));
    return;
  }
  const { exports, keep } = loadBundle(join(home, 'lib/plinth.cjs'), findCodeFile());
  const answer = exports.checkArguments(words);
  if (answer !== undefined) {
    process.stdout.write(answer.stdout);
    process.stderr.write(answer.stderr);
    process.exitCode = answer.code;
    return;
  }
  const [command, ...args] = words;
  do process.exitCode = await exports.run(command, args);
  while (process.exitCode === restart);
  keep();
}

printUncaught();
await start().catch((error) => {
  process.stderr.write(`${process.env.PLINTH_DEBUG ? error.stack : error.message}\n`);
  process.exitCode = 2;
});
