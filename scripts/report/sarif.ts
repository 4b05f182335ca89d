// Findings as SARIF 2.1.0 (https://docs.oasis-open.org/sarif/sarif/v2.1.0/), for tools that show findings of many kinds.
import { catalogue } from '../../engine/manifest/catalogue';
import type { Issue, Place } from '../../engine/model/issue';
import { findingsFile } from './findings-file';

const toLocation = ({ file, line, column, endLine, endColumn }: Place) => ({
  physicalLocation: {
    artifactLocation: { uri: file.split('/').map(encodeURIComponent).join('/') },
    region: {
      startLine: line,
      startColumn: column,
      ...(endLine === undefined ? {} : { endLine }),
      ...(endColumn === undefined ? {} : { endColumn }),
    },
  },
});

const toResult = (issue: Issue) => ({
  ruleId: issue.code,
  level: issue.severity,
  message: { text: `${issue.message} ${issue.hint}` },
  locations: [toLocation(issue)],
  relatedLocations: issue.related.map((place) => ({
    ...toLocation(place),
    message: { text: place.message },
  })),
});

export function printSarif(issues: readonly Issue[]): string {
  const rules = Object.entries(catalogue).map(([id, { severity }]) => ({
    id,
    helpUri: `${findingsFile}#${id}`,
    defaultConfiguration: { level: severity },
  }));
  const run = { tool: { driver: { name: 'Plinth', rules } }, results: issues.map(toResult) };
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [run],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}
