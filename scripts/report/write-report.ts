// A report → a file that is new, or that held a report before: a slip of the pen never costs a file that somebody wrote.
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ledgerFile } from '../../engine/manifest/checks/addresses/ledger';
import { redirectList } from '../../engine/manifest/text/parse-redirect-list';
import { isRecord } from '../../engine/model/json';
import { siteStylesFile } from '../bundle/site-styles';
import { CannotRun } from '../command/cannot-run';
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

/** A device or a pipe holds nothing that could be lost. */
function checkPlace(file: string, root: string): void {
  const stat = statSync(file, { throwIfNoEntry: false });
  if (stat?.isFile() && !isReport(readFileSync(file, 'utf8')))
    throw new CannotRun(
      `${file} is not a report, and would be lost. Name a new file for the report.`,
    );
  // Not in another case, either: such a file is taken for a mistake.
  const place = realPath(file).toLowerCase();
  if (sources.some((source) => contains(realPath(join(root, source)).toLowerCase(), place)))
    throw new CannotRun(
      `${file} would be a part of the site. Name a file elsewhere, such as report.txt.`,
    );
}

interface ReportPlace {
  readonly file: string;
  /** Of the site. */
  readonly root: string;
}

/** @throws CannotRun where nothing can be written, where the file holds something else, and where the site would read it */
export function writeReport({ file, root }: ReportPlace, text: string): void {
  try {
    checkPlace(file, root);
    writeFileSync(file, text);
  } catch (error) {
    if (error instanceof CannotRun) throw error;
    const { code } = error as NodeJS.ErrnoException;
    throw new CannotRun(`Cannot write ${file} (${code}). Name a file in a folder that exists.`);
  }
}
