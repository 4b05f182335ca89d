// Every invalid site and its repair: what it writes, as a golden diff; a code without a repair says why.
import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { codes } from '../../../engine/manifest/catalogue';
import { printDiff } from '../../../scripts/edit/print-diff';
import { findRepair, rowOf } from '../../../scripts/edit/repairs/find-repair';
import { fixSite } from '../../../scripts/edit/repairs/fix-site';
import { Trial } from '../../../scripts/edit/repairs/trial';
import { openWorkspace } from '../../../scripts/files/workspace';
import { engineContract } from '../../engine-contract';

const open = (root: string): Trial =>
  Trial.open({ workspace: openWorkspace(root), contract: engineContract });

const repairable = codes.filter((code) => rowOf(code).fix ?? rowOf(code).ask);

describe.each(repairable)('%s', (code) => {
  const folder = `tests/invalid/${code}`;
  const site = open(folder);
  const [finding] = site.findings;
  const repair = finding && findRepair(finding, site);

  test('has a repair that writes what its golden file says', async () => {
    const changes = repair?.after.edit.changes() ?? [];
    const how = repair?.isSafe ? 'without asking' : 'when confirmed';
    const shown = `${repair?.title} (${how})\n${printDiff(changes)}`;
    await expect(shown).toMatchFileSnapshot(`../../../${folder}/repair.diff`);
  });

  test('is fixed without asking where the repair is safe, and only there', () => {
    const { fixed, site: after } = fixSite(site);
    expect(fixed.map(({ repair: { title } }) => title)).toEqual(
      repair?.isSafe ? [repair.title] : [],
    );
    expect(after.findings.map((one) => one.code)).toEqual(repair?.isSafe ? [] : [code]);
  });
});

test('only codes with a repair have a golden file', () => {
  const kept = codes.filter((code) => existsSync(`tests/invalid/${code}/repair.diff`));
  expect(kept).toEqual(repairable);
});
