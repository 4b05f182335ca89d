// npm run new -- DIR: creates a new site from the starter or from a finished one, and lists what has to be filled in.

import { cpSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { validateSite } from '../engine/manifest/validate-site';
import type { Finding } from '../engine/model/finding';
import { type Options, parseArguments } from './command/arguments';
import { findBuildInstant } from './command/build-instant';
import { CannotRun, exitCodeOf } from './command/cannot-run';
import { commands } from './command/commands';
import { toOption } from './command/option-name';
import { starters } from './command/starters';
import { findUserFolder } from './command/user-folder';
import { JsonText } from './edit/json-edits';
import { SiteEdit } from './edit/site-edit';
import { siteSchemaFile } from './editor-help/editor-help-files';
import { writeEditorHelp } from './editor-help/write-editor-help';
import { isStage, placeFolder } from './files/place-folder';
import { findEngine } from './files/workspace';
import { report } from './report/pretty';
import { openWorld } from './source/open-world';
import { readSite } from './source/read-site';
import { manifestFile } from './source/site-paths';

/** The folder of the new site: one that does not exist yet, or is empty apart from its repository. */
function checkPlace(folder: string): void {
  const stat = statSync(folder, { throwIfNoEntry: false });
  if (stat === undefined) return;
  if (!stat.isDirectory()) throw new CannotRun(`${folder} is a file. Name a new folder.`);
  if (readdirSync(folder).some((name) => name !== '.git' && !isStage(name)))
    throw new CannotRun(`${folder} is not empty. Name a new folder, so that nothing is lost.`);
}

/** The folder of the site that the new one begins with. */
const findStarter = (like: string | undefined): string =>
  join(findEngine(), starters, ...(like === undefined ? [] : ['looks', like]));

/** Beside a site there may be what was built from it, and other sites. */
function copySite(from: string, to: string): void {
  for (const name of [manifestFile, 'files'])
    cpSync(join(from, name), join(to, name), { recursive: true });
}

type Values = Omit<Options<typeof commands.new>, 'dir' | 'like'>;

/** What differs from one site to the next: its facts, its first year; editors get its own names. */
function personalise(copy: string, values: Values): void {
  const site = new SiteEdit(copy);
  site.edit(manifestFile, (json) => [
    ...json.replace(['$schema'], `./${siteSchemaFile}`),
    ...json.replace(['footer', 'copyright', 'from'], findBuildInstant().getUTCFullYear()),
    ...json.remove(['rules']),
    ...Object.entries(values).flatMap(([name, value]) =>
      value === undefined ? [] : json.replace(['variables', name], value),
    ),
  ]);
  site.write();
}

/** Says of each given value what is wrong with it: whoever gave it knows no file yet. False if none is to blame. */
function reportValues(findings: readonly Finding[], values: Values): boolean {
  const sentences = Object.entries(values).flatMap(([name, value]) => {
    const at = `/variables/${name}`;
    const found = findings.find(({ pointer, related }) =>
      [pointer, ...related.map((place) => place.pointer)].includes(at),
    );
    if (value === undefined || found === undefined) return [];
    const { message, hint } = found;
    return `${toOption(name)} ${JSON.stringify(value)} cannot be used. ${message} ${hint}\n`;
  });
  process.stderr.write(sentences.join(''));
  return sentences.length > 0;
}

const quoteArgument = (path: string): string =>
  /[^\w./\\:-]/.test(path) ? JSON.stringify(path) : path;

/** The variables that still have the starter's values, with the place of each. */
function listOpen(file: string, text: string, open: readonly string[]): string[] {
  const json = new JsonText(text);
  const rows = open.map((name) => {
    const { offset, value } = json.get(['variables', name]);
    const line = text.slice(0, offset).split('\n').length;
    return { place: `${file}:${line}`, name, value: String(value) };
  });
  const width = Math.max(...rows.map(({ name }) => name.length));
  return rows.map(({ place, name, value }) => `  ${place}  ${name.padEnd(width)}  "${value}"`);
}

function describe(folder: string, open: readonly string[]): string {
  const near = relative(findUserFolder(), folder) || '.';
  const path = near.length < folder.length ? near : folder;
  const place = quoteArgument(path);
  const text = new SiteEdit(folder).read(manifestFile) ?? '';
  const command = (name: string, what: string, more = ''): string =>
    `  npm run ${name} -- --root ${place}${more}  # ${what}`;
  return [
    `The new site is in ${place}.`,
    ...(open.length === 0
      ? []
      : [
          '',
          'Fill in the facts of the company:',
          ...listOpen(join(path, manifestFile), text, open),
        ]),
    '',
    'Then write the pages. Each one says what belongs there.',
    command('dev', 'shows the site and every change'),
    command('validate', 'reports what is wrong'),
    command('build', 'writes the site for a host'),
    command('urls', 'when the site is public: keeps its addresses from being lost', ' --accept'),
    '',
  ].join('\n');
}

/** Exit code 0 when the site was written, 1 when the given values cause findings, 2 when it cannot be created there. */
export function run(args: readonly string[]): Promise<number> {
  return exitCodeOf(async () => {
    const { dir: folder, like, ...values } = parseArguments(commands.new, args);
    checkPlace(folder);
    const copy = mkdtempSync(join(tmpdir(), 'plinth-new-'));
    try {
      copySite(findStarter(like), copy);
      personalise(copy, values);
      const { workspace, contract } = await openWorld(copy);
      const { findings, publication } = validateSite(readSite(workspace), contract);
      if (publication === undefined) {
        if (!reportValues(findings, values)) report(findings, copy);
        process.stderr.write('Nothing was written. Give other values.\n');
        return 1;
      }
      writeEditorHelp(workspace, contract.schemas);
      placeFolder(copy, folder, manifestFile);
    } finally {
      rmSync(copy, { recursive: true, force: true });
    }
    const open = Object.entries(values).flatMap(([name, value]) => (value ? [] : [name]));
    process.stdout.write(describe(folder, open));
    return 0;
  });
}
