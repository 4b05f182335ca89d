// npm run new -- DIR: the site of another company, begun from the starter, and what is to be filled in there.

import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { isReservedKey } from '../engine/content/reserved-keys';
import type { Manifest } from '../engine/generated/manifest';
import { validateSite } from '../engine/manifest/validate-site';
import { type OptionKind, parseArguments } from './command/arguments';
import { findBuildInstant } from './command/build-instant';
import { CannotRun, exitCodeOf } from './command/cannot-run';
import { JsonText } from './edit/json-edits';
import { SiteEdit } from './edit/site-edit';
import { siteSchemaFile, writeEditorHelp } from './editor-help/write-editor-help';
import { findEngine } from './files/workspace';
import { report } from './report/pretty';
import { openWorld } from './source/open-world';
import { manifestFile, readSite } from './source/read-site';

const toOption = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Where the site will stand: a folder that is not there yet, or holds nothing (its repository aside). */
function checkPlace(folder: string): void {
  const stat = statSync(folder, { throwIfNoEntry: false });
  if (stat === undefined) return;
  if (!stat.isDirectory()) throw new CannotRun(`${folder} is a file. Name a new folder.`);
  if (readdirSync(folder).some((name) => name !== '.git'))
    throw new CannotRun(`${folder} is not empty. Name a new folder, so that nothing is lost.`);
}

interface Values {
  readonly [variable: string]: string | undefined;
}

/** What differs from one site to the next: its facts, its first year; editors are told of its own names. */
function personalise(copy: string, values: Values): void {
  const site = new SiteEdit(copy);
  site.edit(manifestFile, (json) => [
    ...json.replace(['$schema'], `./${siteSchemaFile}`),
    ...json.replace(['footer', 'copyright', 'from'], findBuildInstant().getUTCFullYear()),
    ...Object.entries(values).flatMap(([name, value]) =>
      value === undefined ? [] : json.replace(['variables', name], value),
    ),
  ]);
  site.write();
}

const quote = (path: string): string => (/[^\w./\\:-]/.test(path) ? JSON.stringify(path) : path);

/** The variables that still have the starter's values, with where each stands. */
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
  const near = relative(process.cwd(), folder) || '.';
  const path = near.length < folder.length ? near : folder;
  const place = quote(path);
  const text = new SiteEdit(folder).read(manifestFile) ?? '';
  const command = (name: string, what: string, more = ''): string =>
    `  npm run ${name} -- --root ${place}${more}  # ${what}`;
  return [
    `The new site is in ${place}.`,
    ...(open.length === 0
      ? []
      : [
          '',
          'Fill in what is true of the company:',
          ...listOpen(join(path, manifestFile), text, open),
        ]),
    '',
    'Then write its pages: each says what belongs there.',
    command('dev', 'shows it, and every change at once'),
    command('validate', 'says what is wrong'),
    command('build', 'writes it for a host'),
    command('urls', 'once it is public, so that no address is ever lost', ' --accept'),
    '',
  ].join('\n');
}

const starterVariables = (starter: string): string[] => {
  const { variables }: Manifest = JSON.parse(new SiteEdit(starter).read(manifestFile) ?? '{}');
  return Object.keys(variables).filter((name) => !isReservedKey(name));
};

/** Exit code 0 with the site written, 1 when the values given leave findings, 2 when it cannot stand there. */
export function run(args: readonly string[]): Promise<number> {
  return exitCodeOf(async () => {
    const [place, ...words] = args;
    const starter = join(findEngine(), 'scripts/starter');
    const names = starterVariables(starter);
    const kinds = Object.fromEntries(names.map((name) => [toOption(name), 'text' as OptionKind]));
    if (place === undefined || place.startsWith('-'))
      throw new CannotRun(
        `npm run new -- DIR [${Object.keys(kinds)
          .map((name) => `--${name} "…"`)
          .join('] [')}]`,
      );
    const options: Values = parseArguments(words, kinds) as unknown as Values;
    const values = Object.fromEntries(names.map((name) => [name, options[toOption(name)]]));
    const folder = resolve(place);
    checkPlace(folder);
    const copy = mkdtempSync(join(tmpdir(), 'plinth-new-'));
    try {
      cpSync(starter, copy, { recursive: true });
      personalise(copy, values);
      const { workspace, contract } = await openWorld(copy);
      const { issues, site } = validateSite(readSite(workspace), contract);
      if (site === undefined) {
        report(issues, copy);
        process.stderr.write('Nothing was written: give other values.\n');
        return 1;
      }
      mkdirSync(folder, { recursive: true });
      for (const name of readdirSync(copy))
        cpSync(join(copy, name), join(folder, name), { recursive: true, force: false });
      writeEditorHelp({ ...workspace, root: folder }, contract.schemas);
    } finally {
      rmSync(copy, { recursive: true, force: true });
    }
    process.stdout.write(
      describe(
        folder,
        names.filter((name) => values[name] === undefined),
      ),
    );
    return 0;
  });
}
