// Not quick: random cases.
// Single random faults in whole sites: validation never breaks, proposes what was meant, and what it lets pass can be built
// and rendered.

import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toPageData, toPageFile } from '../../engine/content/addresses/output-paths';
import { rootFiles } from '../../engine/content/addresses/reserved-names';
import { editDistance } from '../../engine/manifest/shape/nearest';
import { validateSite } from '../../engine/manifest/validate-site';
import { mainOf } from '../../engine/model/publication';
import type { ValidSite } from '../../engine/model/valid-site';
import { buildSite } from '../../engine/site/build-site';
import { openWorkspace } from '../../scripts/files/workspace';
import { readSite } from '../../scripts/source/read-site';
import { engineContract } from '../engine-contract';
import { makeText, outputsOf } from '../site-outputs';
import { withTexts } from '../site-texts';
import { makeMutation, makeTypo, oddValues } from './random-mutations';

const numRuns = Number(process.env.PLINTH_CASES ?? 100);
const timeout = 600_000;

const folders = ['tests/sites/minimal', 'tests/sites/everything', 'tests/sites/collections', '.'];

const sites = folders.map((root) => ({
  source: readSite(openWorkspace(root)),
  text: readFileSync(`${root}/site.manifest.json`, 'utf8'),
}));
const anySite = fc.nat(sites.length - 1);

const files = {
  sizeOf: () => ({ width: 4, height: 3 }),
  bytesOf: () => 240_000,
  placeOf: (path: string) => path,
};

function validate(which: number, text: string) {
  const { source } = sites[which] ?? { source: readSite(openWorkspace('.')) };
  const changed = withTexts(source, { manifest: text, withoutLedger: true });
  return validateSite(changed, engineContract);
}

/** Of large sites a few pages at a time: the cases are many. */
function renderSome(valid: ValidSite, pick: number): void {
  const site = buildSite(valid, {
    contract: engineContract,
    files,
    now: new Date('2026-03-01'),
    drafts: true,
  });
  const outputs = outputsOf(site);
  const pages = Object.values(site.pages).filter((_, index) => index % 8 === pick % 8);
  for (const { path } of pages) {
    expect(JSON.parse(makeText(outputs, toPageData(path)))).toBeDefined();
    expect(makeText(outputs, toPageFile(path))).toContain('</html>');
  }
  expect(makeText(outputs, rootFiles.notFound.path)).toContain('</html>');
}

test('a random fault is refused at a place, or does no harm', { timeout }, () => {
  let refused = 0;
  fc.assert(
    fc.property(
      ...[anySite, fc.nat(1_000_000), fc.nat(4), fc.constantFrom(...oddValues)],
      (which, pick, kind, value) => {
        const mutation = makeMutation(sites[which]?.text ?? '', pick, kind, value);
        const { findings, publication } = validate(which, mutation.text);
        for (const { message, hint, line, column } of findings) {
          expect(`${message} ${hint}`).not.toMatch(/undefined|\[object|NaN/);
          expect(Math.min(line, column)).toBeGreaterThan(0);
        }
        const errors = findings.filter(({ severity }) => severity === 'error');
        expect(publication === undefined).toBe(errors.length > 0);
        if (publication) renderSome(mainOf(publication), pick);
        else refused += 1;
      },
    ),
    { numRuns },
  );
  expect(refused).toBeGreaterThan(numRuns / 4);
});

/** The finding about a name that nothing defines. */
const ofNames = /^(?:unknown-|not-allowed$|missing-file$)/;

/** Keys that are names: their misspelling shows where the name is used, as another finding. */
const definition = /^\/(?:pages|forms|variables)\/[^/]+$/;

test('for a misspelt name the one that was meant is proposed, or one as near', { timeout }, () => {
  let proposals = 0;
  fc.assert(
    fc.property(
      ...[anySite, fc.nat(1_000_000), fc.nat(1000), fc.nat(3)],
      (which, pick, at, how) => {
        const { text, meant, typed, pointer } = makeTypo(sites[which]?.text ?? '', pick, at, how);
        if (definition.test(pointer)) return;
        const { findings } = validate(which, text);
        const named = findings.find(
          ({ code, message }) => ofNames.test(code) && message.includes(`"${typed}"`),
        );
        const [, proposed] = /^Did you mean "(.*)"\?$/.exec(named?.hint ?? '') ?? [];
        if (proposed === undefined) return;
        const distanceTo = (name: string): number =>
          editDistance(typed.toLowerCase(), name.toLowerCase());
        expect([typed, distanceTo(proposed)]).toEqual([
          typed,
          Math.min(distanceTo(proposed), distanceTo(meant)),
        ]);
        proposals += 1;
      },
    ),
    { numRuns },
  );
  expect(proposals).toBeGreaterThan(numRuns / 4);
});
