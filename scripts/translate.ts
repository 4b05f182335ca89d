// npm run translate: writes the texts of a site beside their translations, counts them, and takes them out and in.
import { relative, resolve } from 'node:path';
import { parseArguments } from './command/arguments';
import { CannotRun, exitCodeOf } from './command/cannot-run';
import { commands } from './command/commands';
import { findUserFolder } from './command/user-folder';
import { Base } from './edit/base';
import { makeEdit, tryEdit } from './edit/make-edit';
import type { Operation } from './edit/operations';
import { printDiff } from './edit/print-diff';
import { accept, type Changes, review } from './edit/translations/accept';
import { countStates } from './edit/translations/count-states';
import { writeCsv } from './edit/translations/csv';
import { findEntries } from './edit/translations/find-entries';
import { importUnits } from './edit/translations/import-units';
import { listUnits } from './edit/translations/list-units';
import {
  printCounts,
  printDone,
  printTotals,
  printUntranslated,
} from './edit/translations/print-states';
import { type LanguageState, listTags, readLanguage } from './edit/translations/read-language';
import { readUnits } from './edit/translations/read-units';
import { translatePages } from './edit/translations/translate-pages';
import { writeOwnDates } from './edit/translations/write-dates';
import { writeXliff } from './edit/translations/xliff';
import { askAll } from './new/ask';
import { toShown } from './report/relocate';
import { reportEdit, toUndo } from './report/report-edit';
import { writeTexts } from './report/write-report';
import { openWorld } from './source/open-world';
import { readSiteFile } from './source/read-site-file';

/** Paths of what was written. */
const maxListed = 10;

type Options = ReturnType<typeof parseOptions>;

const parseOptions = (args: readonly string[]) => parseArguments(commands.translate, args);

const actions = ['status', 'accept', 'reviewed', 'export', 'import'] as const;

/** @throws CannotRun for arguments that do not go together. */
function checkOptions(options: Options): void {
  const given = actions.filter((name) => options[name] !== undefined && options[name] !== false);
  const [first, second] = given;
  if (first !== undefined && second !== undefined)
    throw new CannotRun(`--${first} and --${second} are two things to do. Give one of them.`);
  if (options.tag === undefined && first !== 'status')
    throw new CannotRun('TAG is required: the tag of a language, such as translate de.');
  const takesPages = first === undefined || first === 'export';
  if ((options.pages.length > 0 || options.all) && !takesPages)
    throw new CannotRun(`--${first} takes no pages. Name one with --accept or --reviewed.`);
}

class Translation {
  readonly #base: Base;
  readonly #options: Options;

  constructor(base: Base, options: Options) {
    this.#base = base;
    this.#options = options;
  }

  read = (file: string): string | undefined => readSiteFile(this.#base.root, file)?.text;

  /** Pages that are to be there; undefined for all. */
  readState(pages: readonly string[] | undefined): LanguageState {
    const { tag = '' } = this.#options;
    return readLanguage(this.#base.source, this.#base.world.contract, { tag, pages });
  }

  status(): number {
    const { tag, format } = this.#options;
    const { contract } = this.#base.world;
    const tags = tag === undefined ? listTags(this.#base.source, contract) : [tag];
    const counts = tags.map((one) =>
      countStates(readLanguage(this.#base.source, contract, { tag: one, pages: [] })),
    );
    process.stdout.write(
      format === 'json'
        ? `${JSON.stringify({ version: 1, languages: counts }, null, 2)}\n`
        : printCounts(counts),
    );
    return 0;
  }

  async exportUnits(): Promise<number> {
    const { export: form, outputFile, pages, all } = this.#options;
    const state = this.readState(all ? undefined : pages);
    const { parseDocument: parse } = this.#base.world.contract;
    const units = listUnits(state, { parse, read: this.read });
    const { source, tag } = state.language;
    const text = form === 'csv' ? writeCsv(units) : writeXliff(units, { source, target: tag });
    if (outputFile === undefined) process.stdout.write(text);
    else writeTexts({ file: outputFile, root: this.#base.root }, text);
    process.stderr.write(`Texts: ${units.length}.\n`);
    return 0;
  }

  async importUnits(): Promise<number> {
    const { import: file = '', tag = '' } = this.#options;
    const units = await readUnits(file, tag);
    const { contract } = this.#base.world;
    const changes = importUnits(this.readState(undefined), units, { contract, read: this.read });
    return this.#write(changes, `translate into "${tag}"`);
  }

  async note(): Promise<number> {
    const { accept: accepted, reviewed, tag } = this.#options;
    const place = accepted ?? reviewed ?? '';
    const state = this.readState([]);
    const { root, world } = this.#base;
    const toFile = (path: string): string => {
      const known = relative(root, resolve(findUserFolder(), path)).replaceAll('\\', '/');
      // A name that leads out of the site is that of no file of it.
      return known.startsWith('..') || this.read(path) !== undefined ? path : known;
    };
    const entries = findEntries(state, { place, read: this.read, toFile });
    const { fingerprint } = world.contract;
    const files = new Set(
      entries.map((entry) => (entry.kind === 'pair' ? '' : entry.document.file)),
    );
    const asked = toFile(place.replace(/(?::\d+){1,2}$/, ''));
    const untraced = state.documents.filter(
      (document) =>
        document.isThere &&
        document.entries === undefined &&
        (place === 'all' ||
          files.has(document.file) ||
          asked === document.file ||
          this.#isOfPage(state, document.source)),
    );
    const noting = { fingerprint, read: this.read, isExact: /:\d+$/.test(place) };
    const changes =
      accepted === undefined ? review(entries, noting) : accept(entries, { ...noting, untraced });
    process.stderr.write(printUntranslated(changes.untranslated ?? []));
    if (place === 'all' && changes.done.length > 0 && !(await this.#confirm(changes))) return 1;
    return this.#write(changes, `${accepted === undefined ? 'review' : 'accept'} "${tag}"`);
  }

  #isOfPage({ contents }: LanguageState, source: string): boolean {
    const { accept: place = '' } = this.#options;
    return contents.get(place)?.some((path) => `files/${path}` === source) ?? false;
  }

  async #confirm({ done }: Changes): Promise<boolean> {
    if (this.#options.yes || this.#options.dryRun) return true;
    const words = `${done.length} ${done.length === 1 ? 'translation' : 'translations'}`;
    if (!process.stdin.isTTY)
      throw new CannotRun(`all stands for ${words}. Add --yes if somebody has read them.`);
    process.stderr.write(printDone(done));
    const question = {
      text: `Has somebody read these ${words}?`,
      usual: 'no',
      among: ['yes', 'no'],
    };
    const [answer] = await askAll([question], { input: process.stdin, output: process.stderr });
    if (answer === 'yes') return true;
    process.stderr.write('Nothing was written.\n');
    return false;
  }

  #write({ operations, done }: Changes, about: string): number {
    const code = this.#edit(operations, about);
    if (code === 0) process.stdout.write(printDone(done));
    return code;
  }

  translate(): number {
    const { pages, all, tag = '' } = this.#options;
    const dates = writeOwnDates(this.#base, tag);
    if (dates.length > 0) return this.#edit(dates, `write the words of dates in "${tag}"`);
    const wanted = pages.length > 0 ? pages : this.readState([]).required;
    const state = this.readState(all ? undefined : wanted);
    const { operations, copied } = translatePages(state, this.read);
    const code = this.#edit(operations, `translate into "${tag}"`);
    if (code !== 0) return code;
    if (copied.length > 0)
      process.stdout.write(`Copied from elsewhere in the language:\n${printDone(copied)}`);
    this.#base.refresh();
    const left = countStates(this.readState([]));
    process.stderr.write(printTotals(left));
    return 0;
  }

  #edit(operations: readonly Operation[], about: string): number {
    const { dryRun } = this.#options;
    const { root } = this.#base;
    const outcome = (dryRun ? tryEdit : makeEdit)({ operations, about }, this.#base);
    if (outcome.kind === 'repeated') return 0;
    const { checked } = outcome;
    if (!reportEdit({ ...checked, untranslated: [] })) return 1;
    const changes = checked.site.changes();
    if (changes.length === 0) process.stderr.write('Nothing changes.\n');
    else if (dryRun) {
      process.stdout.write(printDiff(changes));
      process.stderr.write('Nothing was written (--dry-run).\n');
    }
    if (outcome.kind === 'written') {
      const files = changes.map(({ path }) => toShown(root, path));
      process.stderr.write(`Written: ${listSome(files)}\n${toUndo(root, outcome.token)}\n`);
    }
    return 0;
  }
}

/** Of very many, the first. */
const listSome = (files: readonly string[]): string => {
  const more = files.length - maxListed;
  return more > 0 ? `${files.slice(0, maxListed).join(', ')} and ${more} more` : files.join(', ');
};

/** Exit code 1 where something refuses what would be written. */
export function run(args: readonly string[]): Promise<number> {
  return exitCodeOf(async () => {
    const options = parseOptions(args);
    checkOptions(options);
    const world = await openWorld(options.root, { documents: true });
    const translation = new Translation(new Base(world), options);
    if (options.status) return translation.status();
    if (options.export !== undefined) return translation.exportUnits();
    if (options.import !== undefined) return translation.importUnits();
    if (options.accept !== undefined || options.reviewed !== undefined) return translation.note();
    return translation.translate();
  });
}
