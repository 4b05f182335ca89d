// The table of depths agrees with the checks: what is only known of a site without errors is absent beside another error.
import { applyEdits, modify, parse } from 'jsonc-parser';
import { expect, test } from 'vitest';
import { codes } from '../../../engine/manifest/catalogue';
import { changeSources, getText } from '../../../engine/manifest/change-sources';
import { findDepth } from '../../../engine/manifest/depth';
import { validateSite } from '../../../engine/manifest/validate-site';
import { openWorkspace } from '../../../scripts/files/workspace';
import { readSite } from '../../../scripts/source/read-site';
import { engineContract } from '../../engine-contract';

const file = 'site.manifest.json';

/** The site of this code is completed with two thousand redirects by the test of findings. */
const isWhole = (code: string): boolean => code !== 'redirect-limit';

const isDeep = (code: string): boolean => !['syntax', 'shape'].includes(findDepth(code));

test.each(codes.filter((code) => isWhole(code) && isDeep(code)))(
  '%s is found beside another error, unless it takes a site without errors',
  (code) => {
    const source = readSite(openWorkspace(`tests/invalid/${code}`));
    const text = getText(source, file) ?? '';
    const redirect = { from: '/entirely/old', page: 'no-such-page' };
    const at = ['redirects', parse(text).redirects?.length ?? 0];
    // All else stays as it is written: some of it is what is found.
    const changed = applyEdits(text, modify(text, at, redirect, { isArrayInsertion: true }));
    const { findings, depth } = validateSite(
      changeSources(source, new Map([[file, changed]])),
      engineContract,
    );
    expect(depth).not.toBe('absence');
    expect(findings.some((finding) => finding.code === code)).toBe(findDepth(code) !== 'absence');
  },
);
