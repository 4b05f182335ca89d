// The repairs of findings as programs get them.
import { expect, test } from 'vitest';
import { findFixes } from '../../../scripts/edit/repairs/find-fixes';
import { Trial } from '../../../scripts/edit/repairs/trial';
import { openWorkspace } from '../../../scripts/files/workspace';
import { printJson } from '../../../scripts/report/json';
import { printSarif } from '../../../scripts/report/sarif';
import { engineContract } from '../../engine-contract';

function report(code: string) {
  const workspace = openWorkspace(`tests/invalid/${code}`);
  const site = Trial.open({ workspace, contract: engineContract });
  const fixes = findFixes(site);
  const [ofJson] = JSON.parse(printJson(site.findings, { fixes })).findings;
  const [ofSarif] = JSON.parse(printSarif(site.findings, { root: workspace.root, fixes })).runs[0]
    .results;
  return { ofJson: ofJson.fixes, ofSarif: ofSarif.fixes };
}

test('a change of a text is an operation in JSON, and a replacement in SARIF', () => {
  const { ofJson, ofSarif } = report('line-break');
  const [{ file, edits }] = ofJson[0].operations;
  expect(ofJson).toMatchObject([{ title: 'Write a space, as it is shown.', safe: true }]);
  expect([file, edits]).toEqual([
    'site.manifest.json',
    [{ offset: expect.any(Number), length: 2, text: ' ' }],
  ]);
  expect(ofSarif).toEqual([
    {
      description: { text: 'Write a space, as it is shown.' },
      artifactChanges: [
        {
          artifactLocation: { uri: 'tests/invalid/line-break/site.manifest.json' },
          replacements: [
            {
              deletedRegion: { charOffset: edits[0].offset, charLength: 2 },
              insertedContent: { text: ' ' },
            },
          ],
        },
      ],
    },
  ]);
});

test('a file that goes is an operation in JSON; SARIF has no words for it', () => {
  const { ofJson, ofSarif } = report('unused-file');
  expect(ofJson).toMatchObject([{ safe: false, operations: [{ op: 'write', text: null }] }]);
  expect(ofSarif).toBeUndefined();
});

test('a finding without a repair has no member for it', () => {
  expect(report('long-title')).toEqual({ ofJson: undefined, ofSarif: undefined });
});
