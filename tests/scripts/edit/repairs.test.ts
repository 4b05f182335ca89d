// Every invalid site and its repair: what it writes, as a golden diff; a code without a repair says why.
import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { findWords } from '../../../engine/content/shape/find-words';
import { contentFile, manifestRoot } from '../../../engine/content/shape/shape';
import { codes } from '../../../engine/manifest/catalogue';
import { printDiff } from '../../../scripts/edit/print-diff';
import { findRepair, rowOf } from '../../../scripts/edit/repairs/find-repair';
import { fixSite } from '../../../scripts/edit/repairs/fix-site';
import { Trial } from '../../../scripts/edit/repairs/trial';
import { openWorkspace } from '../../../scripts/files/workspace';
import { engineContract } from '../../engine-contract';

const open = (root: string): Trial =>
  Trial.open({ workspace: openWorkspace(root), contract: engineContract });

/** As readers see it: without what nobody sees, without addresses, HTML and marks of emphasis. */
const toSeen = (text: string): string =>
  text
    .replace(/^https?:.*|\]\([^)]*\)|\[\^[^\]]*\]|<[^>]*>/g, '')
    .replace(/\s/g, ' ')
    .replace(/[^\p{L}\p{N} ]/gu, '')
    .trim();

/** The words of a manifest and its content files; of a document, all that is in it. */
function listWords(site: Trial): string[] {
  const { words } = engineContract;
  const texts = site.files.flatMap((path) => {
    if (path.endsWith('.md')) return [toSeen(site.read(`files/${path}`) ?? '')];
    const value = path.endsWith('.txt') ? site.parse(`files/${path}`) : [];
    return Array.from(findWords(words, contentFile, value), ({ text }) => toSeen(text));
  });
  const own = Array.from(findWords(words, manifestRoot, site.manifest), ({ text }) => toSeen(text));
  return [...texts, ...own].flatMap((text) => text.split(/ +/)).filter((word) => word !== '');
}

const repairable = codes.filter((code) => rowOf(code).fix ?? rowOf(code).ask);

describe.each(repairable)('%s', (code) => {
  const folder = `tests/invalid/${code}`;
  const site = open(folder);
  const [finding] = site.findings;
  const repair = finding && findRepair(finding, site);

  test('has a repair that writes what its golden file says', async () => {
    if (repair === undefined) throw new Error('There is no repair, or it does not work.');
    const how = repair.isSafe ? 'without asking' : 'when confirmed';
    const shown = `${repair.title} (${how})\n${printDiff(repair.after.edit.changes())}`;
    await expect(shown).toMatchFileSnapshot(`../../../${folder}/repair.diff`);
  });

  test.runIf(repair?.isSafe)('keeps every word that readers are told', () => {
    const left = new Set(repair?.after && listWords(repair.after));
    expect(listWords(site).filter((words) => !left.has(words))).toEqual([]);
  });

  test('is fixed without asking where the repair is safe, and only there', () => {
    const { fixed, site: after } = fixSite(site);
    expect(fixed.map(({ repair: { title } }) => title)).toEqual(
      repair?.isSafe ? [repair.title] : [],
    );
    expect(after.findings.some((one) => one.code === code)).toBe(!repair?.isSafe);
  });
});

test('only codes with a repair have a golden file', () => {
  const kept = codes.filter((code) => existsSync(`tests/invalid/${code}/repair.diff`));
  expect(kept).toEqual(repairable);
  expect(repairable.length / codes.length).toBeGreaterThanOrEqual(0.6);
});
