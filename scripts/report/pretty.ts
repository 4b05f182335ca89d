// Findings as a person reads them in a terminal: place, code, message, hint, and the line they are about.
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { styleText } from 'node:util';
import { type Counts, noCounts } from '../../engine/manifest/limit-findings';
import { codeRules } from '../../engine/manifest/rules/code-rules';
import type { Finding, Severity, SourceRange } from '../../engine/model/finding';
import { printable } from '../command/printable';
import { toSiteCall } from '../command/site-call';
import { findingsFile } from './findings-file';
import { relocate } from './relocate';

interface PrettyOptions {
  /** The folder of the files; without it no line is shown. */
  readonly root?: string | undefined;
  readonly colours: boolean;
  /** How many findings are printed. */
  readonly maxFindings: number;
  /** How many there are besides those that are given. */
  readonly omitted?: Counts;
}

const defaultMaxFindings = 50;
const maxRelated = 3;
/** In columns; longer lines are cut around the finding. */
const maxColumns = 100;

type Style = Parameters<typeof styleText>[0];

const tones = {
  error: 'red',
  warning: 'yellow',
  note: 'blue',
} as const satisfies Record<Severity, Style>;

class Printer {
  readonly #options: PrettyOptions;
  readonly #lines = new Map<string, readonly string[]>();

  constructor(options: PrettyOptions) {
    this.#options = options;
  }

  print(finding: Finding): string {
    const { code, severity, file, line, column, message, hint, related } = finding;
    const tone = tones[severity];
    return [
      `${this.#paint('bold', `${printable(file)}:${line}:${column}`)}  ${this.#paint(tone, severity)}  ${this.#paint('dim', code)}  ${printable(message)}`,
      ...this.#excerpt(finding, tone),
      `  ${printable(hint)}`,
      ...related.slice(0, maxRelated).flatMap((place) => this.#related(place)),
      ...(related.length > maxRelated ? [`  … and ${related.length - maxRelated} more.`] : []),
      this.#paint('dim', `  ${findingsFile}#${code}`),
      '',
    ].join('\n');
  }

  #related(place: Finding['related'][number]): string[] {
    const { file, line, column, message } = place;
    return [
      `  ${printable(file)}:${line}:${column}  ${printable(message)}`,
      ...this.#excerpt(place, 'cyan'),
    ];
  }

  /** The line with carets below the finding; nothing for a finding about the whole file. */
  #excerpt({ file, line, column, endLine, endColumn }: SourceRange, tone: Style): string[] {
    const text = endLine === undefined ? undefined : this.#read(file)[line - 1];
    if (text === undefined || text.trim() === '') return [];
    const start = Math.max(0, column - 1 - Math.floor(maxColumns / 2));
    const shown = printable(text.slice(start, start + maxColumns));
    const length = endLine === line && endColumn !== undefined ? endColumn - column : 1;
    const marks = Math.max(1, Math.min(length, maxColumns - (column - 1 - start)));
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
        lines = readFileSync(path, 'utf8')
          .replace(/^\ufeff/, '')
          .split(/\r?\n/);
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

/** One finding, without the line that it is about. */
export const printOne = (finding: Finding, colours: boolean): string =>
  new Printer({ colours, maxFindings: 1 }).print(finding);

/** Each finding as it is printed, without colours: its place and its text. */
export function describeFindings(
  findings: readonly Finding[],
  root: string,
): { readonly severity: Severity; readonly place: string; readonly text: string }[] {
  const printer = new Printer({ root, colours: false, maxFindings: findings.length });
  return findings.map((finding) => {
    const place = `${printable(finding.file)}:${finding.line}:${finding.column}`;
    const text = printer.print(finding).trimEnd().slice(place.length);
    return { severity: finding.severity, place, text };
  });
}

const count = (number: number, word: string): string =>
  `${number} ${word}${number === 1 ? '' : 's'}`;

/** How many there are of each kind. */
function sumUp(findings: readonly Finding[], omitted = noCounts): string {
  const sum = (severity: Severity): number =>
    omitted[severity] + findings.filter((finding) => finding.severity === severity).length;
  const [errors, warnings, notes] = [sum('error'), sum('warning'), sum('note')];
  return `${count(errors, 'error')}, ${count(warnings, 'warning')}${notes > 0 ? `, ${count(notes, 'note')}` : ''}`;
}

/** All findings and a closing line; nothing where there are none. */
export function printPretty(findings: readonly Finding[], options: PrettyOptions): string {
  if (findings.length === 0) return '';
  const printer = new Printer(options);
  const { omitted = noCounts, maxFindings } = options;
  const shown = findings.slice(0, maxFindings).map((finding) => printer.print(finding));
  const all = findings.length + omitted.error + omitted.warning + omitted.note;
  const more = all - shown.length;
  return [
    ...shown,
    ...(more > 0 ? [`… and ${more} more.\n`] : []),
    sumUp(findings, omitted),
    '',
  ].join('\n');
}

/** Whether a stream shows colours: NO_COLOR (https://no-color.org) and FORCE_COLOR have their say. */
export function wantsColours({ isTTY }: { readonly isTTY?: boolean }): boolean {
  if (process.env.NO_COLOR) return false;
  return process.env.FORCE_COLOR ? process.env.FORCE_COLOR !== '0' : isTTY === true;
}

/** Prints the findings of a command whose main work is something else. */
export function report(findings: readonly Finding[], root?: string): void {
  const colours = wantsColours(process.stderr);
  const shown = root === undefined ? findings : relocate(findings, root);
  const base = root === undefined ? undefined : process.cwd();
  process.stderr.write(
    printPretty(shown, { root: base, colours, maxFindings: defaultMaxFindings }),
  );
}

/** Whether a build finds it, and `validate` may not. */
const isOfCode = ({ code }: Finding): boolean => Object.hasOwn(codeRules, code);

/** For somebody who waits for something else: errors, and what only builds find; of the rest, how many there are. */
export function reportBriefly(findings: readonly Finding[], root: string): void {
  const shown = findings.filter((one) => one.severity === 'error' || isOfCode(one));
  if (shown.length === findings.length) {
    report(findings, root);
    return;
  }
  const colours = wantsColours(process.stderr);
  const printer = new Printer({ root: process.cwd(), colours, maxFindings: defaultMaxFindings });
  const lines = relocate(shown.slice(0, defaultMaxFindings), root).map((one) => printer.print(one));
  const sum = `${sumUp(findings)}: \`${toSiteCall('npm run validate', root)}\` shows them.`;
  process.stderr.write([...lines, sum, ''].join('\n'));
}
