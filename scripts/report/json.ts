// Findings as JSON, for programs.
import type { Issue } from '../../engine/model/issue';
import { findingsFile } from './findings-file';

/** `error` says why nothing could be checked. */
export function printJson(issues: readonly Issue[], error?: string): string {
  const documented = issues.map((issue) => ({ ...issue, docs: `${findingsFile}#${issue.code}` }));
  const answer = { version: 1, ...(error === undefined ? {} : { error }), findings: documented };
  return `${JSON.stringify(answer, null, 2)}\n`;
}
