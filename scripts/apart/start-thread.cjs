// Starts the thread for a site's own code, before anything else is loaded. Plain JavaScript, for the programs that start commands.
const { existsSync, readdirSync, statSync } = require('node:fs');
const { join } = require('node:path');

/** The commands that open the contract of a site, in the repository and in the package. */
const contractCommands = [
  ...[
    'validate',
    'build',
    'dev',
    'edit',
    'page',
    'translate',
    'block',
    'kind',
    'diff',
    'urls',
    'map',
    'migrate',
    'shots',
    'apply',
    'undo',
    'redo',
    'merge',
    'mcp',
  ],
];

/** What `run` of a command answers that has met own code which nobody watches, such as at the base of a comparison (`needs-thread.ts`). */
const needsThread = 76;

/** The folder of the site, as far as it can be known without looking at the arguments of the command. */
function findRoot(words) {
  const at = words.findIndex((word) => word === '--root' || word.startsWith('--root='));
  return at < 0 ? '.' : (words[at].split('=')[1] ?? words[at + 1] ?? '.');
}

function hasSchema(folder, toFile) {
  try {
    return readdirSync(folder).some(
      (name) => !name.startsWith('.') && existsSync(join(folder, name, toFile(name))),
    );
  } catch {
    return false;
  }
}

/** Whether a folder of a block or of a kind there has a schema. */
const hasOwnCode = (root) =>
  hasSchema(join(root, 'blocks'), (name) => `${name}.schema.json`) ||
  hasSchema(join(root, 'kinds'), () => 'kind.schema.json');

const findTime = (...path) => statSync(join(...path), { throwIfNoEntry: false })?.mtimeMs ?? 0;

/**
 * Whether the command is likely to find again what it found last (`kept-validation.ts`), for which no own code runs: then it begins
 * without a thread.
 */
const mayBeKnown = (command, root) =>
  command === 'validate' &&
  findTime(root, '.plinth/cache/validation.json') > findTime(root, 'site.manifest.json');

const describe = ({ isTTY, columns }) => ({ isTTY: isTTY === true, columns });

/** In bytes, for `marks.ts`. */
const memorySize = 1024;

/**
 * `file` is the bundle of `own-thread.ts`. Without further limits the thread may use as much memory as a process.
 */
function startThread(file, { bundle, words, sourceStack, refusals = [], port }) {
  const memory = new SharedArrayBuffer(memorySize);
  const terminals = { stdout: describe(process.stdout), stderr: describe(process.stderr) };
  const plinth = { memory, refusals, terminals, bundle, words, sourceStack, port };
  // Loading them makes every other command slower.
  const { getHeapStatistics } = require('node:v8');
  const { Worker } = require('node:worker_threads');
  const maxOldGenerationSizeMb = Math.ceil(getHeapStatistics().heap_size_limit / 2 ** 20);
  const worker = new Worker(file, {
    workerData: { plinth },
    resourceLimits: { maxOldGenerationSizeMb },
  });
  // Until somebody watches it, it keeps nothing alive.
  worker.unref();
  return { worker, memory };
}

module.exports = {
  contractCommands,
  findRoot,
  hasOwnCode,
  mayBeKnown,
  needsThread,
  startThread,
};
