// node scripts/run.cjs clean: removes what commands and tests keep and make, which .gitignore lists as well.
// Plain JavaScript, in no bundle: it is for the day when one of them is broken.
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** At one place of the repository. */
const fixed = [
  ['node_modules/.cache', 'bundles and compiled code'],
  ['node_modules/.vite', 'compiled modules and results of the last tests'],
  ['node_modules/.vite-temp', 'the configuration of the tests, bundled'],
  ['tests/.output', 'reports of the tests'],
];

/** In every folder with a site. */
const ofSites = [
  [
    /^\.plinth$/,
    "caches, schemas for editors, the mailbox's enquiries, screenshots, edits that can be undone, drafts",
  ],
  [/^\..+\.plinth$/, 'the work folder of a build'],
  [/^dist(-preview)?$/, 'a built site'],
];

const closed = new Set(['node_modules', '.git']);

/** A folder that only has the name of an output stays, and one with a change of a site that the next command completes. */
const isOther = (name, path) =>
  (name.startsWith('dist') && !existsSync(join(path, '_site/build.json'))) ||
  (name === '.plinth' && existsSync(join(path, 'commit.json')));

function findOfSites(home, below = '') {
  return readdirSync(join(home, below), { withFileTypes: true }).flatMap((entry) => {
    const { name } = entry;
    const path = below + name;
    const [, what] = ofSites.find(([pattern]) => pattern.test(name)) ?? [];
    if (what !== undefined && !isOther(name, join(home, path))) return [[path, what]];
    return entry.isDirectory() && !closed.has(name) ? findOfSites(home, `${path}/`) : [];
  });
}

const findValidators = (home) =>
  readdirSync(join(home, 'engine/generated'))
    .filter((name) => /\.c?js$/.test(name))
    .map((name) => [`engine/generated/${name}`, 'compiled validators']);

/** Removes them below the folder of the engine; what was removed, in lines. */
export function clean(home) {
  const found = [
    ...fixed.filter(([path]) => existsSync(join(home, path))),
    ...findValidators(home),
    ...findOfSites(home),
  ];
  for (const [path] of found) rmSync(join(home, path), { recursive: true, force: true });
  if (found.length === 0) return 'There is nothing to remove.\n';
  const lines = found.map(([path, what]) => `removed ${path} (${what})\n`);
  return `${lines.join('')}Commands make what they need again; \`npm run types\` writes the schemas for editors.\n`;
}
