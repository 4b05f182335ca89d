// A text for somebody → a file that is new, or that held a report before: a slip of the pen never costs a file that somebody wrote.
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ledgerFile } from '../../engine/manifest/checks/addresses/ledger';
import { redirectList } from '../../engine/manifest/redirect-list';
import { isRecord } from '../../engine/model/json';
import { siteStylesFile } from '../bundle/site-styles';
import { CannotRun, explainSystemError } from '../command/cannot-run';
import { codeOf } from '../files/code-of';
import { contains, realPath } from '../files/real-path';
import { manifestFile } from '../journal/site-paths';

const isSuggestion = (value: unknown): boolean =>
  isRecord(value) && value.side === 'RIGHT' && /^`{3,}suggestion$/m.test(String(value.body));

/** What `printJson` writes, `printSarif` and `printReview`. */
function isDataReport(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    if (Array.isArray(value)) return value.every(isSuggestion);
    if (!isRecord(value)) return false;
    const { version, findings, runs } = value;
    if (version === 1 && Array.isArray(findings)) return true;
    return Array.isArray(runs) && runs.some((run) => run?.tool?.driver?.name === 'Plinth');
  } catch {
    return false;
  }
}

/** What `printPretty` ends with, what stands for it where there is nothing, and what `printGithub` writes. */
const isTextReport = (text: string): boolean =>
  /^No findings\./.test(text) ||
  /^\d+ errors?, \d+ warnings?\b/m.test(text) ||
  /^(?:::(?:error|warning|notice) file=.*\n)+$/.test(text);

const isReport = (text: string): boolean =>
  text.trim() === '' || isTextReport(text) || isDataReport(text);

const sources = [
  manifestFile,
  ledgerFile,
  redirectList,
  siteStylesFile,
  'files',
  'blocks',
  'kinds',
];

/** What is written, as a sentence about its file says it. */
interface Written {
  readonly name: string;
  /** What a file is that would be lost. */
  readonly other: string;
  readonly example: string;
  /** Whether an earlier one may be replaced. */
  readonly mayReplace: (text: string) => boolean;
}

const report: Written = {
  ...{ name: 'report', other: 'is not a report', example: 'report.txt' },
  mayReplace: isReport,
};

/** Somebody may have translated in an earlier one. */
const texts: Written = {
  ...{ name: 'texts', other: 'holds something already', example: 'texts.csv' },
  mayReplace: (text) => text.trim() === '',
};

interface Place {
  readonly file: string;
  /** Of the site. */
  readonly root: string;
}

/** A device or a pipe holds nothing that could be lost. */
function checkPlace({ file, root }: Place, { name, other, example, mayReplace }: Written): void {
  const stat = statSync(file, { throwIfNoEntry: false });
  if (stat?.isFile() && !mayReplace(readFileSync(file, 'utf8')))
    throw new CannotRun(`${file} ${other}, and would be lost. Name a new file for the ${name}.`);
  // Not in another case, either: such a file is taken for a mistake.
  const place = realPath(file).toLowerCase();
  if (sources.some((source) => contains(realPath(join(root, source)).toLowerCase(), place)))
    throw new CannotRun(
      `${file} would be a part of the site. Name a file elsewhere, such as ${example}.`,
    );
}

function write(place: Place, text: string, written: Written): void {
  const { file } = place;
  const isNew = !existsSync(file);
  try {
    checkPlace(place, written);
    writeFileSync(file, text);
  } catch (error) {
    if (error instanceof CannotRun) throw error;
    if (isNew) rmSync(file, { force: true });
    const code = codeOf(error);
    throw code === 'ENOENT' || code === 'ENOTDIR'
      ? new CannotRun(`Cannot write ${file} (${code}). Name a file in a folder that exists.`)
      : (explainSystemError(error) ?? error);
  }
}

/** @throws CannotRun where nothing can be written, where the file holds something else, and where the site would read it */
export const writeReport = (place: Place, text: string): void => write(place, text, report);

/** Texts for translators. @throws CannotRun where nothing can be written, where the file holds anything, and where the site would read it */
export const writeTexts = (place: Place, text: string): void => write(place, text, texts);
