// npx plinth <command> [options]: runs a command of the package, for the site in the current folder or in --root.
// Plain JavaScript, and CommonJS, so that it starts as fast as node itself. Nothing is ever written into the package.
const { existsSync, mkdirSync, readdirSync, readFileSync } = require('node:fs');
const { rmSync, writeFileSync } = require('node:fs');
const { join, resolve } = require('node:path');
const {
  contractCommands,
  findRoot,
  hasOwnCode,
  mayBeKnown,
  needsThread,
  startThread,
} = require('../apart/start-thread.cjs');
const { loadBundle, printUncaught, refuseOldNode } = require('../files/load-bundle.cjs');

const home = resolve(__dirname, '..');
const words = process.argv.slice(2);

/** What `run` of a command answers when code has changed: it starts again. */
const restart = 75;

const [command, ...args] = words;
const root = findRoot(args);
const file = join(home, 'lib/plinth.cjs');

function findSite() {
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

const codeFile = findCodeFile();

/** The thread of a command that a site's own code is part of. */
const startApart = (before) =>
  startThread(join(home, 'lib/own-thread.cjs'), {
    bundle: { file, codeFile },
    words: [command, args],
    ...before,
  });

const apartCommands = [...contractCommands, 'test', 'types'];
const runsApart = () => apartCommands.includes(command) && hasOwnCode(root);

// First of all: it loads its code while this thread looks at the arguments.
let thread = runsApart() && !mayBeKnown(command, root) ? startApart({}) : undefined;

async function run(exports) {
  const isOwn = runsApart();
  if (!isOwn || mayBeKnown(command, root)) {
    const code = await exports.run(command, args, { runsOwn: !isOwn });
    if (code !== needsThread) return code;
  }
  const first = thread;
  thread = undefined;
  return exports.runApart({ command, args, root, start: startApart, first });
}

async function start() {
  const refusal = refuseOldNode(home);
  if (refusal !== undefined) throw new Error(refusal);
  if (words[0] === '--version' || words[0] === '-v') {
    process.stdout.write(readFileSync(join(home, 'lib/versions.txt')));
    return;
  }
  const { exports, keep } = loadBundle(file, codeFile);
  const answer = exports.checkArguments(words);
  if (answer !== undefined) {
    await thread?.worker.terminate();
    process.stdout.write(answer.stdout);
    process.stderr.write(answer.stderr);
    process.exitCode = answer.code;
    return;
  }
  do process.exitCode = await run(exports);
  while (process.exitCode === restart);
  keep();
}

printUncaught();
start().catch((error) => {
  process.stderr.write(`${process.env.PLINTH_DEBUG ? error.stack : error.message}\n`);
  process.exitCode = 2;
});
