// Findings as SARIF 2.1.0 (https://docs.oasis-open.org/sarif/sarif/v2.1.0/), for tools that show findings of many kinds.
import { catalogue } from '../../engine/manifest/catalogue';
import { codeRules } from '../../engine/manifest/rules/code-rules';
import type { Finding, SourceRange } from '../../engine/model/finding';
import { findingsFile } from './findings-file';

const toSarifLocation = ({ file, line, column, endLine, endColumn }: SourceRange) => ({
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

const toResult = (finding: Finding) => ({
  ruleId: finding.code,
  level: finding.severity,
  message: { text: `${finding.message} ${finding.hint}` },
  locations: [toSarifLocation(finding)],
  relatedLocations: finding.related.map((place) => ({
    ...toSarifLocation(place),
    message: { text: place.message },
  })),
});

export function printSarif(findings: readonly Finding[]): string {
  const rules = Object.entries({ ...catalogue, ...codeRules }).map(([id, { severity }]) => ({
    id,
    helpUri: `${findingsFile}#${id}`,
    defaultConfiguration: { level: severity },
  }));
  const run = { tool: { driver: { name: 'Plinth', rules } }, results: findings.map(toResult) };
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [run],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}
