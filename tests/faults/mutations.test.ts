// Single random faults in whole sites: validation never breaks, says one thing of each at its place, proposes what was
// meant, and what it lets pass can be built and rendered.

import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toPageData, toPageFile } from '../../../engine/content/output-paths';
import { rootFiles } from '../../../engine/content/reserved-names';
import { validateSite } from '../../../engine/manifest/validate-site';
import type { Issue } from '../../../engine/model/issue';
import type { SoundSite } from '../../../engine/model/site';
import { buildSite } from '../../../engine/site/build-site';
import { openWorkspace } from '../../../scripts/files/workspace';
import { readSite } from '../../../scripts/source/read-site';
import { engineContract } from '../../engine-contract';
import { makeText, outputsOf } from '../../site-outputs';
import { type Fault, makeFault, makeTypo, oddValues } from './random-faults';

const numRuns = Number(process.env.PLINTH_CASES ?? 500);
const seed = Number(process.env.PLINTH_SEED ?? Date.now() % 0x7fffffff);
const least = 0.95;
const timeout = 600_000;

const sites = ['tests/sites/minimal', 'tests/sites/everything', '.'].map((root) => ({
  source: readSite(openWorkspace(root)),
  text: readFileSync(`${root}/site.manifest.json`, 'utf8'),
}));

const files = { sizeOf: () => ({ width: 4, height: 3 }), placeOf: (path: string) => path };

function validate(which: number, text: string) {
  const { source } = sites[which] ?? { source: readSite(openWorkspace('.')) };
  const manifest = { file: 'site.manifest.json', text };
  return validateSite({ ...source, manifest, ledger: undefined }, engineContract);
}

/** Of large sites a few pages at a time: the cases are many. */
function renderSome(sound: SoundSite, pick: number): void {
  const site = buildSite(sound, {
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
  expect(makeText(outputs, rootFiles.notFound)).toContain('</html>');
}

const contains = (outer: string, inner: string): boolean =>
  inner === outer || inner.startsWith(`${outer}/`);

/** Keys that are names: a fault of one shows where the name is used. */
const definition = /^\/(?:pages|forms|variables)\/[^/]+$/;

/** Whether a finding points at what was changed, at what holds it, or at who uses the name that is gone. */
function isAtPlace({ code, pointer, related }: Issue, fault: Fault): boolean {
  const holder = fault.pointer.replace(/\/[^/]*$/, '');
  const places = [pointer, ...related.map((place) => place.pointer)];
  return (
    places.some((place) => contains(fault.pointer, place) || place === holder) ||
    // What was left out may show beside it, what was doubled at either of the two.
    places.some((place) => contains(holder, place) && fault.kind !== 'exchange') ||
    // Elsewhere only what lost its definition shows.
    /^(?:unknown-|missing-home|opens-elsewhere|parent-loop)/.test(code) ||
    definition.test(fault.pointer)
  );
}

const toPercent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;

test('a random fault is told once and at its place, or does no harm', { timeout }, () => {
  const counts = { harmless: 0, once: 0, elsewhere: 0, often: 0 };
  const misses = new Map<string, number>();
  fc.assert(
    fc.property(
      ...[fc.nat(2), fc.nat(1_000_000), fc.nat(4), fc.constantFrom(...oddValues)],
      (which, pick, kind, value) => {
        const fault = makeFault(sites[which]?.text ?? '', pick, kind, value);
        const { issues, site } = validate(which, fault.text);
        for (const { message, hint, line, column } of issues) {
          expect(`${message} ${hint}`).not.toMatch(/undefined|\[object|NaN/);
          expect(Math.min(line, column)).toBeGreaterThan(0);
        }
        const errors = issues.filter(({ severity }) => severity === 'error');
        expect(site === undefined).toBe(errors.length > 0);
        if (site) renderSome(site, pick);
        const [first] = errors;
        const told = first && errors.length === 1 && isAtPlace(first, fault);
        const outcome = !first ? 'harmless' : told ? 'once' : errors[1] ? 'often' : 'elsewhere';
        counts[outcome] += 1;
        if (outcome === 'harmless' || outcome === 'once') return;
        const miss = `${fault.kind} ${fault.pointer.replace(/\d+/g, '*')}: ${errors.map(({ code }) => code).join(' ')}`;
        misses.set(miss, (misses.get(miss) ?? 0) + 1);
      },
    ),
    { numRuns, seed },
  );
  const { harmless, once } = counts;
  console.info(
    `seed ${seed}: ${JSON.stringify(counts)}, right: ${toPercent(harmless + once, numRuns)}, of the faults: ${toPercent(once, numRuns - harmless)}`,
  );
  if (process.env.PLINTH_CASES)
    console.info([...misses].map(([miss, count]) => `${count} × ${miss}`).join('\n'));
  expect(once / (numRuns - harmless)).toBeGreaterThanOrEqual(least);
});

/** What is told of a name that nothing defines. */
const ofNames = /^(?:unknown-|not-allowed$|missing-file$)/;

test('of a misspelt name the right one is proposed', { timeout }, () => {
  const counts = { right: 0, wrong: 0 };
  const misses: string[] = [];
  fc.assert(
    fc.property(
      ...[fc.nat(2), fc.nat(1_000_000), fc.nat(1000), fc.nat(3)],
      (which, pick, at, how) => {
        const { text, meant, pointer } = makeTypo(sites[which]?.text ?? '', pick, at, how);
        const errors = validate(which, text).issues.filter(({ severity }) => severity === 'error');
        const named = errors.find(({ code }) => ofNames.test(code));
        if (named === undefined || meant === undefined) return;
        // A name that is defined is proposed as it is spelt now to those who use it.
        const right = definition.test(pointer)
          ? named.hint.startsWith('Did you mean')
          : named.hint === `Did you mean "${meant}"?`;
        counts[right ? 'right' : 'wrong'] += 1;
        if (!right) misses.push(`${pointer} ${meant}: ${named.message} ${named.hint}`);
      },
    ),
    { numRuns, seed },
  );
  const { right, wrong } = counts;
  console.info(
    `seed ${seed}: ${JSON.stringify(counts)}, right: ${toPercent(right, right + wrong)}`,
  );
  if (process.env.PLINTH_CASES) console.info(misses.join('\n'));
  expect(right + wrong).toBeGreaterThan(numRuns / 4);
  expect(right / (right + wrong)).toBeGreaterThanOrEqual(least);
});
