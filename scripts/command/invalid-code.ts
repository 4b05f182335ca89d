// Mistakes in what a site adds to the engine, its blocks and its style sheet → an error that carries findings, exit code 1.

import type { Params } from '../../engine/manifest/rule';
import { type CodeRule, codeRules } from '../../engine/manifest/rules/code-rules';
import type { Finding } from '../../engine/model/finding';

export interface CodePlace {
  /** Relative to the root of the site. */
  readonly file: string;
  readonly line?: number;
  readonly column?: number;
}

export function toCodeFinding(
  code: CodeRule,
  { file, line = 1, column = 1 }: CodePlace,
  params: Params,
): Finding {
  const { severity, message, hint } = codeRules[code];
  const place = { file, pointer: '', line, column };
  return { code, severity, ...place, message: message(params), hint: hint(params), related: [] };
}

const print = ({ file, line, column, code, message, hint }: Finding): string =>
  `${file}:${line}:${column}  error  ${code}  ${message}\n  ${hint}`;

export class InvalidCode extends Error {
  override readonly name = 'InvalidCode';
  readonly findings: readonly Finding[];

  constructor(findings: readonly Finding[]) {
    super(findings.map(print).join('\n'));
    this.findings = findings;
  }
}
