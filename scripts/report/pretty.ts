// Findings as a person reads them in a terminal: place, code, message, hint, and the line they are about.
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { styleText } from 'node:util';
import type { Issue, Place, Severity } from '../../engine/model/issue';
import { printable } from '../command/printable';
import { findingsFile } from './findings-file';
import { relocate } from './relocate';

interface PrettyOptions {
  /** The folder of the files; without it no line is shown. */
  readonly root?: string | undefined;
  readonly colours: boolean;
  /** How many findings are printed. */
  readonly most: number;
}

const usually = 50;
const mostRelated = 3;
/** In columns; longer lines are cut around the finding. */
const widest = 100;

type Style = Parameters<typeof styleText>[0];

class Printer {
  readonly #options: PrettyOptions;
  readonly #lines = new Map<string, readonly string[]>();

  constructor(options: PrettyOptions) {
    this.#options = options;
  }

  issue(issue: Issue): string {
    const { code, severity, file, line, column, message, hint, related } = issue;
    const tone = severity === 'error' ? 'red' : 'yellow';
    return [
      `${this.#paint('bold', `${printable(file)}:${line}:${column}`)}  ${this.#paint(tone, severity)}  ${this.#paint('dim', code)}  ${printable(message)}`,
      ...this.#frame(issue, tone),
      `  ${printable(hint)}`,
      ...related.slice(0, mostRelated).flatMap((place) => this.#related(place)),
      ...(related.length > mostRelated ? [`  … and ${related.length - mostRelated} more.`] : []),
      this.#paint('dim', `  ${findingsFile}#${code}`),
      '',
    ].join('\n');
  }

  #related(place: Issue['related'][number]): string[] {
    const { file, line, column, message } = place;
    return [
      `  ${printable(file)}:${line}:${column}  ${printable(message)}`,
      ...this.#frame(place, 'cyan'),
    ];
  }

  /** The line with carets below the finding; nothing for a finding about the whole file. */
  #frame({ file, line, column, endLine, endColumn }: Place, tone: Style): string[] {
    const text = endLine === undefined ? undefined : this.#read(file)[line - 1];
    if (text === undefined || text.trim() === '') return [];
    const start = Math.max(0, column - 1 - Math.floor(widest / 2));
    const shown = printable(text.slice(start, start + widest));
    const length = endLine === line && endColumn !== undefined ? endColumn - column : 1;
    const marks = Math.max(1, Math.min(length, widest - (column - 1 - start)));
    const number = String(line);
    const margin = ' '.repeat(number.length);
    return [
      `  ${this.#paint('dim', `${number} |`)} ${shown}`,
      `  ${this.#paint('dim', `${margin} |`)} ${' '.repeat(column - 1 - start)}${this.#paint(tone, '^'.repeat(marks))}`,
    ];
  }

  #read(file: string): readonly string[] {
    const { root } = this.#options;
    const known = this.#lines.get(file);
    if (known) return known;
    let lines: string[] = [];
    try {
      const path = root === undefined ? undefined : join(root, file);
      // Reading a FIFO would never end.
      if (path !== undefined && statSync(path).isFile())
        lines = readFileSync(path, 'utf8').split(/\r?\n/);
    } catch {
      // A file that cannot be read has no line to show.
    }
    this.#lines.set(file, lines);
    return lines;
  }

  #paint(style: Style, text: string): string {
    return this.#options.colours ? styleText(style, text, { validateStream: false }) : text;
  }
}

/** Each finding as it is printed, without colours: its place and its text. */
export function describeIssues(
  issues: readonly Issue[],
  root: string,
): { readonly severity: Severity; readonly place: string; readonly text: string }[] {
  const printer = new Printer({ root, colours: false, most: issues.length });
  return issues.map((issue) => {
    const place = `${printable(issue.file)}:${issue.line}:${issue.column}`;
    const text = printer.issue(issue).trimEnd().slice(place.length);
    return { severity: issue.severity, place, text };
  });
}

const count = (number: number, word: string): string =>
  `${number} ${word}${number === 1 ? '' : 's'}`;

/** All findings and a closing line; nothing where there are none. */
export function printPretty(issues: readonly Issue[], options: PrettyOptions): string {
  if (issues.length === 0) return '';
  const printer = new Printer(options);
  const errors = issues.filter(({ severity }) => severity === 'error').length;
  const shown = issues.slice(0, options.most).map((issue) => printer.issue(issue));
  const more = issues.length - shown.length;
  return [
    ...shown,
    ...(more > 0 ? [`… and ${more} more.\n`] : []),
    `${count(errors, 'error')}, ${count(issues.length - errors, 'warning')}`,
    '',
  ].join('\n');
}

/** Whether a stream shows colours: NO_COLOR (https://no-color.org) and FORCE_COLOR have their say. */
export function wantsColours({ isTTY }: { readonly isTTY?: boolean }): boolean {
  if (process.env.NO_COLOR) return false;
  return process.env.FORCE_COLOR ? process.env.FORCE_COLOR !== '0' : isTTY === true;
}

/** Prints the findings of a command whose main work is something else. */
export function report(issues: readonly Issue[], root?: string): void {
  const colours = wantsColours(process.stderr);
  const shown = root === undefined ? issues : relocate(issues, root);
  const base = root === undefined ? undefined : process.cwd();
  process.stderr.write(printPretty(shown, { root: base, colours, most: usually }));
}
