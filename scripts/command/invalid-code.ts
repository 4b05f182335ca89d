// Mistakes in what a site adds to the engine, its blocks and its style sheet → an error that carries findings, exit code 1.

import { type Rule, toParameters } from '../../engine/manifest/rule';
import { type CodeParams, type CodeRule, codeRules } from '../../engine/manifest/rules/code-rules';
import type { Finding } from '../../engine/model/finding';

export interface CodePlace {
  /** Relative to the root of the site. */
  readonly file: string;
  readonly line?: number;
  readonly column?: number;
}

export function toCodeFinding<Code extends CodeRule>(
  code: Code,
  { file, line = 1, column = 1 }: CodePlace,
  params: CodeParams[Code],
): Finding {
  const rule: Rule = codeRules[code];
  const parameters = toParameters(params);
  return {
    code,
    severity: rule.severity,
    ...{ file, pointer: '', line, column },
    parameters,
    message: rule.message(parameters),
    hint: rule.hint(parameters),
    related: [],
  };
}

/** Where no report is printed. */
export const printFinding = (finding: Finding): string => {
  const { file, line, column, severity, code, message, hint } = finding;
  return `${file}:${line}:${column}  ${severity}  ${code}  ${message}\n  ${hint}`;
};

export class InvalidCode extends Error {
  override readonly name = 'InvalidCode';
  readonly findings: readonly Finding[];

  constructor(findings: readonly Finding[]) {
    super(findings.map(printFinding).join('\n'));
    this.findings = findings;
  }
}
