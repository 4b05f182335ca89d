// Findings as annotations of a GitHub workflow, and as the summary of its job.
import type { Finding } from '../../engine/model/finding';
import { printable } from '../command/printable';
import { findingsFile } from './findings-file';

/** https://docs.github.com/actions/reference/workflow-commands: these characters would end a value or begin a command. */
const escapeData = (text: string): string =>
  printable(text).replace(
    /[%\r\n]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
  );

const escapeProperty = (text: string): string =>
  escapeData(text).replace(
    /[:,]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

function toAnnotation({
  severity,
  file,
  line,
  column,
  endLine,
  endColumn,
  code,
  message,
  hint,
}: Finding): string {
  const properties = {
    file: escapeProperty(file),
    line,
    col: column,
    ...(endLine === undefined ? {} : { endLine }),
    ...(endColumn === undefined ? {} : { endColumn }),
    title: escapeProperty(code),
  };
  const list = Object.entries(properties).map(([name, value]) => `${name}=${value}`);
  return `::${severity === 'note' ? 'notice' : severity} ${list.join(',')}::${escapeData(`${message} ${hint} (${findingsFile}#${code})`)}`;
}

/** Errors come first: a workflow shows only ten annotations of each kind. */
const errorsFirst = (findings: readonly Finding[]): Finding[] =>
  (['error', 'warning', 'note'] as const).flatMap((wanted) =>
    findings.filter(({ severity }) => severity === wanted),
  );

export const printGithub = (findings: readonly Finding[]): string =>
  errorsFirst(findings)
    .map((finding) => `${toAnnotation(finding)}\n`)
    .join('');

/** Words as they are, in Markdown and in the cells of its tables. */
export const escapeMarkdown = (text: string): string =>
  printable(text).replace(/[\\|<>`*_[\]]/g, (character) => `\\${character}`);

/** Markdown for GITHUB_STEP_SUMMARY. */
export function printSummary(findings: readonly Finding[]): string {
  if (findings.length === 0) return '### No findings\n';
  const rows = errorsFirst(findings).map(
    ({ severity, code, file, line, column, message, hint }) =>
      `| ${severity} | ${code} | ${escapeMarkdown(file)}:${line}:${column} | ${escapeMarkdown(message)} ${escapeMarkdown(hint)} |`,
  );
  return [
    '### Findings',
    '',
    '| | code | place | finding |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}
