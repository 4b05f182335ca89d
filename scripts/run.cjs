// node scripts/run.cjs <command> [options]: runs a command from its bundle, remade when a source is newer.
// Plain JavaScript, and CommonJS, so that it starts as fast as node itself: a module takes 7 ms more.
const { existsSync, readdirSync, readFileSync, statSync } = require('node:fs');
const { basename, join, resolve } = require('node:path');
const {
  contractCommands,
  findRoot,
  hasOwnCode,
  mayBeKnown,
  needsThread,
  startThread,
} = require('./apart/start-thread.cjs');
const { loadBundle, printUncaught, refuseOldNode } = require('./files/load-bundle.cjs');
const { replaceFile } = require('./files/replace-file.cjs');
const { isMadeOf, listSources, measureSources, writeInputs } = require('./files/source-state.cjs');

const home = resolve(__dirname, '..');
const cache = join(home, 'node_modules/.cache/plinth');
const stamp = join(cache, 'stamp.json');

const [command, ...args] = process.argv.slice(2);

/** With the time of the bundle in the name of its compiled code, so that they match. */
const toCodeFile = (file) => `${file}-${Math.round(statSync(file).mtimeMs)}.code`;

/** The thread of a command that a site's own code is part of. */
function startApart(before) {
  const file = join(cache, `${command}.cjs`);
  return startThread(join(cache, 'own-thread.cjs'), {
    bundle: { file, codeFile: toCodeFile(file) },
    words: [args],
    sourceStack: join(cache, 'source-stack.cjs'),
    ...before,
  });
}

/** The commands that open the contract of a site. */
const apartCommands = [...contractCommands, 'start', 'bench', 'site-test'];
const root = findRoot(args);
const runsApart = () => apartCommands.includes(command) && hasOwnCode(root);
const beginsApart = runsApart() && !mayBeKnown(command, root);

// First of all: it loads its code while this thread looks at the times of the sources. It may be out of date.
const early =
  beginsApart && [`${command}.cjs`, 'own-thread.cjs'].every((name) => existsSync(join(cache, name)))
    ? startApart({})
    : undefined;

const commands = readdirSync(join(home, 'scripts'))
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.slice(0, -'.ts'.length));

/** Makes the generated files: imports nothing generated, so that it runs whatever their state. */
const makers = ['types', 'generate/write-validators', 'command/source-stack'];

/** What looks at the arguments before anything else is made: small, so that nobody waits for an answer. */
const checker = 'command/check-arguments';

/** What commands start or load beside their own bundle. */
const helpers = [
  checker,
  'apart/own-thread',
  'apart/watch/run-apart',
  'output/document-thread-entry',
];

/** A command is bundled when it is asked for; together, for tests, all of them take as long as six alone. */
const wanted =
  command === 'test' || command === 'bundle'
    ? commands.filter((name) => !makers.includes(name))
    : commands.filter((name) => name === command && !makers.includes(name));

/** Loaded only when something has to be made. */
async function bundle(names) {
  const { bundleScripts } = await import('./bundle/bundle-scripts.mjs');
  return bundleScripts({ home, cache, names });
}

/** What `run` of a command answers when the engine itself has changed: it goes on from a new bundle. */
const restart = 75;

/** Commands that only read a site: they need none of the sources that are not in their bundles. */
const readers = ['validate', 'map', 'urls', 'fmt'];

const isFresh = () =>
  existsSync(stamp) && readFileSync(stamp, 'utf8').startsWith(`${measureSources(home)}\n`);

const toBundle = (name) => join(cache, `${basename(name)}.cjs`);

const findTime = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Those that were made before the stamp: of other sources. */
function listStale(names) {
  const since = findTime(stamp);
  return names.filter((name) => findTime(toBundle(name)) < since);
}

const canRun = () =>
  (readers.includes(command) && !beginsApart && isMadeOf(home, toBundle(command))) ||
  (isFresh() && listStale([...wanted, ...helpers]).length === 0);

/** Identifies the contents of the sources: commands check with it whether a cache was made by the same code. */
async function hashCode() {
  const { createHash } = await import('node:crypto');
  const hash = createHash('sha256');
  for (const file of listSources(home))
    hash.update(`${file}\n`).update(readFileSync(join(home, file)));
  return hash.digest('hex');
}

/** Brings the bundles that are wanted up to date; most contain validators, so these are made first. */
async function refresh() {
  if (!isFresh()) {
    await bundle(makers);
    await load(toBundle('write-validators')).exports.writeValidators(home);
    replaceFile(stamp, `${measureSources(home)}\n${await hashCode()}\n`);
  }
  const stale = listStale([...wanted, ...helpers]);
  if (stale.length === 0) return;
  const state = measureSources(home);
  const made = await bundle(stale);
  // A source may have changed meanwhile.
  if (measureSources(home) !== state) return;
  for (const [file, { inputs }] of Object.entries(made)) {
    const name = basename(file);
    if (readers.some((reader) => name === `${reader}.cjs`))
      writeInputs(home, join(cache, name), Object.keys(inputs));
  }
}

/** Runs the command that makes the generated files, before the others are bundled. */
async function runTypes(words) {
  if (!isFresh()) await bundle(makers);
  return runCommand('types', words);
}

const load = (file) => loadBundle(file, toCodeFile(file));

/** Stacks name the sources. What finds them is loaded for the first stack that is read. */
Error.prepareStackTrace = (error, calls) => {
  const file = join(cache, 'source-stack.cjs');
  if (!existsSync(file)) return [error, ...calls].join('\n    at ');
  Error.prepareStackTrace = load(file).exports.toSourceStack;
  return Error.prepareStackTrace(error, calls);
};

printUncaught();

/** `runsOwn`: whether code of the site's own may run in this thread. */
async function runCommand(name, words, options = { runsOwn: true }) {
  const { exports, keep } = load(join(cache, `${name}.cjs`));
  const code = await exports.run(words, options);
  keep();
  return code;
}

/** The same, in a thread of its own where the site has code of its own, or what it is compared with. */
async function runWhole(first) {
  const isOwn = runsApart();
  if (!isOwn || mayBeKnown(command, root)) {
    const code = await runCommand(command, args, { runsOwn: !isOwn });
    if (code !== needsThread) return code;
    // A thread needs more bundles than the command.
    if (isOwn) await refresh();
  }
  const { exports, keep } = load(join(cache, 'run-apart.cjs'));
  const code = await exports.runApart({ command, args, root, start: startApart, first });
  keep();
  return code;
}

async function runClean() {
  const { clean } = await import('./clean.mjs');
  process.stdout.write(clean(home));
}

/** Help, or what is wrong with the arguments; undefined when the command can run. */
async function checkArguments(fresh) {
  if (command === 'bundle') return undefined;
  if (!fresh) await bundle([checker]);
  const { exports, keep } = load(join(cache, 'check-arguments.cjs'));
  const answer = exports.checkArguments([command, ...args].filter((word) => word !== undefined));
  keep();
  return answer;
}

async function start() {
  const refusal = refuseOldNode(home);
  if (refusal !== undefined) throw new Error(refusal);
  // What is kept may be what is broken: cleaning needs none of it.
  if (command === 'clean' && args.length === 0) return runClean();
  const fresh = canRun();
  // Without arguments there are none to check: the command says itself what it lacks.
  const needsCheck = !fresh || args.length > 0 || !commands.includes(command);
  const answer = needsCheck ? await checkArguments(fresh) : undefined;
  // Bundles that are made again replace what it has loaded.
  if (answer !== undefined || !fresh) await early?.worker.terminate();
  if (answer !== undefined) {
    process.stdout.write(answer.stdout);
    process.stderr.write(answer.stderr);
    process.exitCode = answer.code;
    return;
  }
  if (command === 'types') process.exitCode = await runTypes(args);
  // Looking at the time of each source takes as long as some commands.
  if (!fresh || command === 'types' || command === 'bundle') await refresh();
  if (command === 'types' || command === 'bundle') return;
  process.exitCode = await runWhole(fresh ? early : undefined);
  while (process.exitCode === restart) {
    // What cannot be made or bundled says so itself; the commands before it go on.
    await runTypes([]).catch(() => undefined);
    await refresh().catch(() => undefined);
    process.exitCode = await runWhole();
  }
}

function explain(error) {
  if (process.env.PLINTH_DEBUG) return error.stack;
  if (error.syscall === 'uv_cwd') return 'The current folder is gone. Go to another one.';
  const isUninstalled = error.code === 'ERR_MODULE_NOT_FOUND';
  return isUninstalled ? 'The packages are not installed. Run `npm ci`.' : error.message;
}

start().catch((error) => {
  // The bundler has printed its own errors.
  if (error.errors === undefined) process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 2;
});
