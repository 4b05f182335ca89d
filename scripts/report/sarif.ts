// Findings as SARIF 2.1.0 (https://docs.oasis-open.org/sarif/sarif/v2.1.0/), for tools that show findings of many kinds.
import { catalogue } from '../../engine/manifest/catalogue';
import { codeRules } from '../../engine/manifest/rules/code-rules';
import type { Finding, SourceRange } from '../../engine/model/finding';
import type { Fix, Fixes } from '../edit/repairs/find-fixes';
import { findingsFile } from './findings-file';
import { relocate, toShown } from './relocate';

interface Options {
  /** The folder of the site, where paths are to be relative to the current one. */
  readonly root?: string;
  /** The repairs of findings. */
  readonly fixes?: Fixes | undefined;
}

const toUri = (file: string): string => file.split('/').map(encodeURIComponent).join('/');

const toSarifLocation = ({ file, line, column, endLine, endColumn }: SourceRange) => ({
  physicalLocation: {
    artifactLocation: { uri: toUri(file) },
    region: {
      startLine: line,
      startColumn: column,
      ...(endLine === undefined ? {} : { endLine }),
      ...(endColumn === undefined ? {} : { endColumn }),
    },
  },
});

/** A file that is deleted or written anew is more than SARIF can say. */
function toSarifFix({ title, operations }: Fix, shown: (file: string) => string) {
  const artifactChanges = operations.flatMap((operation) =>
    operation.op === 'write'
      ? []
      : {
          artifactLocation: { uri: toUri(shown(operation.file)) },
          replacements: operation.edits.map(({ offset, length, text }) => ({
            deletedRegion: { charOffset: offset, charLength: length },
            insertedContent: { text },
          })),
        },
  );
  const isWhole = artifactChanges.length === operations.length;
  return isWhole ? { fixes: [{ description: { text: title }, artifactChanges }] } : {};
}

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

export function printSarif(
  findings: readonly Finding[],
  { root = process.cwd(), fixes }: Options = {},
): string {
  const shown = (file: string): string => toShown(root, file);
  const moved = relocate(findings, root);
  const results = moved.map((finding, index) => {
    const fix = findings[index] && fixes?.get(findings[index]);
    return { ...toResult(finding), ...(fix && toSarifFix(fix, shown)) };
  });
  const rules = Object.entries({ ...catalogue, ...codeRules }).map(([id, { severity }]) => ({
    id,
    helpUri: `${findingsFile}#${id}`,
    defaultConfiguration: { level: severity },
  }));
  const run = { tool: { driver: { name: 'Plinth', rules } }, results };
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [run],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}
