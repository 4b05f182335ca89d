// A bundle of commands → its exports, with the code that V8 compiled of it in earlier runs: that halves a short command.
const { isAscii } = require('node:buffer');
const { existsSync, readFileSync } = require('node:fs');
const { createRequire, wrap, wrapper } = require('node:module');
const { dirname, join } = require('node:path');
const { Script } = require('node:vm');
const { replaceFile } = require('./replace-file.cjs');

/** So many runs add to the cached code what those before them did not need; its last byte counts them. */
const learningRuns = 4;

/** Bundles are ASCII (`to-ascii.mjs`), which needs no decoding. */
function readCode(file) {
  const bytes = readFileSync(file);
  return bytes.toString(isAscii(bytes) ? 'latin1' : 'utf8');
}

/** V8 rejects cached code that does not match. Without a file for it nothing is cached. */
function loadBundle(file, codeFile) {
  const code = codeFile !== undefined && existsSync(codeFile) ? readFileSync(codeFile) : undefined;
  const script = new Script(wrap(readCode(file)), {
    filename: file,
    // The wrapper stands before the first column.
    columnOffset: -wrapper[0].length,
    cachedData: code?.subarray(0, -1),
  });
  const module = { exports: {} };
  script.runInThisContext()(module.exports, createRequire(file), module, file, dirname(file));
  const runs = code === undefined || script.cachedDataRejected ? 0 : code.at(-1);
  const keep = () => {
    if (codeFile === undefined || runs >= learningRuns) return;
    try {
      replaceFile(codeFile, Buffer.concat([script.createCachedData(), Buffer.of(runs + 1)]));
    } catch {
      // Somebody who may not write there, a full disk: the next run compiles it again.
    }
  };
  return { exports: module.exports, keep };
}

/** A sentence where this Node is older than the one that the package in a folder asks for. */
function refuseOldNode(folder, version = process.versions.node) {
  const { engines } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const [wanted, own] = [engines.node, version].map((text) => text.match(/\d+/g).map(Number));
  const [major, minor = 0] = own;
  if (major > wanted[0] || (major === wanted[0] && minor >= (wanted[1] ?? 0))) return undefined;
  return `Plinth needs Node ${wanted.join('.')} or newer; this is ${version}. Install it from https://nodejs.org.`;
}

/** A full disk behind the terminal's output, or a program that reads no more of it: no error of the code. */
const isOfOutput = (error) =>
  error?.syscall === 'write' && error.fd === undefined && error.path === undefined;

/** The exit code of a command whose reader is gone, in every shell. */
const readerIsGone = 141;

/** Node would print the line of the bundle as well, which is thousands of characters long. */
function printUncaught() {
  process.on('uncaughtException', (error) => {
    // Who reads no more, such as `head`, has seen enough.
    if (isOfOutput(error) && error.code === 'EPIPE') process.exit(readerIsGone);
    const words = isOfOutput(error)
      ? `What the command prints cannot be written: ${error.code}.`
      : (error?.stack ?? error);
    process.stderr.write(`${words}\n`);
    process.exit(2);
  });
}

module.exports = { loadBundle, printUncaught, refuseOldNode };
