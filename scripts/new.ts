// npm run new -- DIR: creates a new site from the starter or from a finished one, and lists what has to be filled in.

import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { validateSite } from '../engine/manifest/validate-site';
import type { Finding } from '../engine/model/finding';
import { type Options, parseArguments } from './command/arguments';
import { findBuildInstant } from './command/build-instant';
import { CannotRun, exitCodeOf } from './command/cannot-run';
import { commands } from './command/commands';
import { parseDomain } from './command/domain';
import { isPackage } from './command/edition';
import { listLooks, parseLanguages, plainLook } from './command/new-site-options';
import { toOption } from './command/option-name';
import { starters } from './command/starters';
import { findUserFolder } from './command/user-folder';
import { SiteEdit } from './edit/site-edit';
import { siteSchemaFile } from './editor-help/editor-help-files';
import { writeEditorHelp } from './editor-help/write-editor-help';
import { findEngine } from './files/workspace';
import { manifestFile } from './journal/site-paths';
import { addLanguages, setLanguage } from './new/add-languages';
import { addLetters } from './new/add-letters';
import { addNews } from './new/add-news';
import { askAll } from './new/ask';
import { checkPlace } from './new/check-place';
import {
  describeFailure,
  describeHome,
  describeLanguages,
  describeSite,
  type NewSite,
} from './new/describe-site';
import {
  describeFonts,
  type LeftFont,
  lacksLetters,
  leaveFonts,
  leaveLanguages,
  leaveUnused,
} from './new/leave-out';
import { findPackageManager, installPackages, type PackageManager } from './new/package-manager';
import { placeSite } from './new/place-site';
import { describeStarterFacts } from './new/starter-facts';
import { writeHome } from './new/write-home';
import { writeLookPage } from './new/write-look-page';
import { report } from './report/pretty';
import { openWorld } from './source/open-world';
import { readSite } from './source/read-site';

/** The folder of the site that the new one begins with. */
const findStarter = (look = plainLook): string =>
  join(findEngine(), starters, ...(look === plainLook ? [] : ['looks', look]));

/** Beside a site there may be what was built from it, and other sites. */
function copySite(from: string, to: string): void {
  for (const name of [manifestFile, 'files'])
    cpSync(join(from, name), join(to, name), { recursive: true });
}

type Given = Omit<Options<typeof commands.new>, 'dir' | 'noInstall'>;
type Values = Omit<Given, 'look' | 'languages' | 'news'>;

const listQuestions = () =>
  [
    { name: 'company', text: 'What is the company called?', usual: 'Example Company' },
    { name: 'domain', text: 'Which domain will the site have?', usual: 'www.example.com' },
    {
      name: 'look',
      text: 'What shall it look like at first?',
      usual: plainLook,
      among: listLooks(),
      help: () => {
        const looks = listLooks().map((name) => ({ name, folder: findStarter(name) }));
        return `Pictures of them: ${writeLookPage(looks)}`;
      },
    },
    {
      name: 'languages',
      text: 'Which languages will it speak, the one that you write in first?',
      usual: 'en',
    },
  ] as const;

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

const companyOf = (folder: string): string =>
  JSON.parse(readFileSync(join(folder, manifestFile), 'utf8')).variables.company;

/** What to write instead of a value; of what is empty, the finding says what another place may hold. */
function explainValue(value: string, { code, message, hint }: Finding): string {
  if (value.trim() === '') return 'It is empty.';
  return `${message} ${code === 'unknown-variable' ? 'Write it without braces.' : hint}`;
}

/** @throws CannotRun of each given value that is to blame, saying what is wrong with it: whoever gave it knows no file yet. */
function checkValues(findings: readonly Finding[], values: Values): void {
  const sentences = Object.entries(values).flatMap(([name, value]) => {
    const at = `/variables/${name}`;
    const found = findings.find(({ pointer, related }) =>
      [pointer, ...related.map((place) => place.pointer)].includes(at),
    );
    if (value === undefined || found === undefined) return [];
    const reason = explainValue(value, found);
    return `${toOption(name)} ${JSON.stringify(value)} cannot be used. ${reason}`;
  });
  if (sentences.length > 0)
    throw new CannotRun([...sentences, 'Nothing was written. Give other values.'].join('\n'));
}

/** What is asked at a terminal, of what was not given. */
async function askMissing(given: Given) {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return given;
  const missing = listQuestions().filter(({ name }) => given[name] === undefined);
  const answers = await askAll(missing, { input: process.stdin, output: process.stdout });
  const answered = missing.map(({ name }, index) => [name, answers[index]] as const);
  const { domain, languages, ...others } = Object.fromEntries(answered);
  const asked = domain && parseDomain({ text: domain, name: toOption('domain') });
  const spoken = languages && parseLanguages({ text: languages, name: toOption('languages') });
  return {
    ...given,
    ...others,
    ...(asked && { domain: asked }),
    ...(spoken && { languages: spoken }),
  };
}

/** The path of a folder as people would write it here. */
function shorten(folder: string): string {
  const near = relative(findUserFolder(), folder) || '.';
  return near.length < folder.length ? near : folder;
}

/** Its packages may be there already, from whoever prepared the folder. */
const hasPackages = (folder: string): boolean =>
  ['node_modules/plinth', '.pnp.cjs'].some((path) => existsSync(join(folder, path)));

/** What remains to be done in a folder of the site's own. The site is there, with its packages or without. */
function settle(site: NewSite, manager: PackageManager, mayInstall: boolean): void {
  const { folder, path } = site;
  const isReady = hasPackages(folder);
  if (!isReady && mayInstall && !installPackages(manager, folder, process.env))
    process.stderr.write(describeFailure(path, manager));
  process.stdout.write(describeHome({ ...site, hasPackages: isReady || mayInstall }, manager));
}

interface WrittenCopy {
  readonly manager: PackageManager;
  readonly left: readonly LeftFont[];
}

/** The site in a temporary folder; undefined where it has errors that no given value is to blame for: they are reported. */
async function writeCopy(
  copy: string,
  folder: string,
  given: Given,
): Promise<WrittenCopy | undefined> {
  const { look, languages, news, ...values } = given;
  const [language = 'en', ...others] = languages ?? [];
  const starter = findStarter(look);
  copySite(starter, copy);
  personalise(copy, values);
  if (languages) leaveLanguages(copy);
  if (news) addNews(copy, findBuildInstant());
  if (language !== 'en') setLanguage(copy, language);
  const isForeign = [language, ...others].some((tag) => tag !== 'en');
  if (isForeign) addLetters(copy, starter);
  const world = await openWorld(copy, { documents: true });
  const { workspace, contract } = world;
  const check = () => validateSite(readSite(workspace), contract);
  let { findings, publication } = check();
  if (!isForeign && lacksLetters(findings)) {
    addLetters(copy, starter);
    ({ findings, publication } = check());
  }
  const left = [...leaveFonts(copy, findings)];
  if (left.length > 0) ({ findings, publication } = check());
  if (publication === undefined) {
    const errors = findings.filter(({ severity }) => severity === 'error');
    checkValues(errors, values);
    report(errors, copy);
    process.stderr.write('Nothing was written.\n');
    return undefined;
  }
  if (others.length > 0) {
    addLanguages(copy, others, world);
    left.push(...leaveFonts(copy, check().findings));
  }
  if (languages || left.length > 0) leaveUnused(copy, check().findings);
  writeEditorHelp(workspace, contract.schemas);
  const manager = findPackageManager(process.env);
  const company = companyOf(copy);
  if (isPackage) writeHome({ copy, folder, engine: workspace.engine, starters, company, manager });
  return { manager, left };
}

/** Exit code 0 when the site was written, 1 when it has errors, 2 when a given value is wrong or it cannot be created there. */
export function run(args: readonly string[]): Promise<number> {
  return exitCodeOf(async () => {
    const { dir: folder, noInstall, ...options } = parseArguments(commands.new, args);
    checkPlace(folder);
    const given = await askMissing(options);
    const copy = mkdtempSync(join(tmpdir(), 'plinth-new-'));
    try {
      const written = await writeCopy(copy, folder, given);
      if (written === undefined) return 1;
      const { manager, left } = written;
      placeSite(copy, folder);
      const { look, news: _, languages = [], ...values } = given;
      const open = Object.entries(values).flatMap(([name, value]) => (value ? [] : [name]));
      const site = { folder, path: shorten(folder), open };
      if (isPackage) settle(site, manager, !noInstall);
      else process.stdout.write(describeSite(site));
      process.stdout.write(describeStarterFacts(folder, site.path, companyOf(findStarter(look))));
      process.stdout.write(describeFonts(left));
      process.stdout.write(describeLanguages(site, languages.slice(1)));
      return 0;
    } finally {
      rmSync(copy, { recursive: true, force: true });
    }
  });
}
