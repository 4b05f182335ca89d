// Issues as JSON, for programs.
import type { Issue } from '../../engine/model/issue';
import { findingsFile } from './findings-file';

/** `fault` says why nothing could be checked. */
export function printJson(issues: readonly Issue[], fault?: string): string {
  const documented = issues.map((issue) => ({ ...issue, docs: `${findingsFile}#${issue.code}` }));
  const answer = { version: 1, ...(fault === undefined ? {} : { fault }), issues: documented };
  return `${JSON.stringify(answer, null, 2)}\n`;
}
