// The sources of the engine → whether its bundles are made of them as they are. Plain JavaScript, for what runs before
// anything is bundled. Looking at the time of each source takes as long as some commands.
const { existsSync, readdirSync, readFileSync, statSync } = require('node:fs');
const { join, relative } = require('node:path');
const { measureFolder } = require('./measure-folder.cjs');
const { replaceFile } = require('./replace-file.cjs');

const toLine = (home, parts) => {
  const lock = statSync(join(home, 'package-lock.json')).mtimeMs;
  return JSON.stringify({ parts, lock, node: process.version });
};

const folders = ['engine', 'scripts', 'schemas'];

/** The state of all sources, in one line. */
const measureSources = (home) =>
  toLine(
    home,
    folders.map((folder) => measureFolder(join(home, folder))),
  );

/** All sources, and what names the packages that go into the bundles: paths below `home`, in one order everywhere. */
const listSources = (home) => [
  'package-lock.json',
  ...folders.flatMap((folder) =>
    readdirSync(join(home, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => relative(home, join(parentPath, name)).replaceAll('\\', '/'))
      .sort(),
  ),
];

/** That of some of them, and of the schemas, which validators are made of. */
function measureInputs(home, files) {
  let newest = 0;
  for (const file of files) {
    const state = statSync(`${home}/${file}`, { throwIfNoEntry: false });
    newest = Math.max(newest, state?.mtimeMs ?? Number.POSITIVE_INFINITY);
  }
  return toLine(home, [newest, measureFolder(join(home, 'schemas'))]);
}

const toInputsFile = (bundle) => `${bundle}.inputs`;

/** Notes the sources that are in a bundle: paths below `home`. */
function writeInputs(home, bundle, files) {
  const own = files.filter((file) => !file.startsWith('node_modules/'));
  replaceFile(toInputsFile(bundle), [measureInputs(home, own), ...own].join('\n'));
}

/** Whether all that is in a bundle is as it was; false where that is not known. */
function isMadeOf(home, bundle) {
  const inputs = toInputsFile(bundle);
  if (!existsSync(inputs)) return false;
  const [state, ...files] = readFileSync(inputs, 'utf8').split('\n');
  return state === measureInputs(home, files);
}

module.exports = { isMadeOf, listSources, measureSources, writeInputs };
