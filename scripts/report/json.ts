// Findings as JSON, for programs.
import type { Finding } from '../../engine/model/finding';
import { findingsFile } from './findings-file';

/** `error` says why nothing could be checked. */
export function printJson(findings: readonly Finding[], error?: string): string {
  const documented = findings.map((finding) => ({
    ...finding,
    docs: `${findingsFile}#${finding.code}`,
  }));
  const answer = { version: 1, ...(error === undefined ? {} : { error }), findings: documented };
  return `${JSON.stringify(answer, null, 2)}\n`;
}
