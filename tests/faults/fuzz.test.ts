// Not quick: random cases.
// Manifests and content files derived from the test sites by several random changes at once, in values and in the text:
// each is refused with located findings, or it builds a site all of whose files are written.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createRenderers } from '../../engine/entry/prerender';
import { getText } from '../../engine/manifest/change-sources';
import { validateSite } from '../../engine/manifest/validate-site';
import { mainOf } from '../../engine/model/publication';
import { makeContent } from '../../engine/output/output';
import { listOutputs } from '../../engine/output/outputs';
import { buildSite } from '../../engine/site/build-site';
import { openWorkspace } from '../../scripts/files/workspace';
import { listHostFiles } from '../../scripts/output/host-files';
import { buildHeaders } from '../../scripts/output/security-headers';
import { readSite } from '../../scripts/source/read-site';
import { listNamed, SiteFiles } from '../../scripts/source/site-files';
import { publishBare } from '../bare-assets';
import { engineContract } from '../engine-contract';
import type { MutableJson } from '../mutable-json';
import { getManifestText, withTexts } from '../site-texts';
import { long } from './long';
import { payloads } from './payloads';

const cases = Number(process.env.PLINTH_CASES ?? (long ? 10_000 : 300));
const seed = Number(process.env.PLINTH_SEED ?? 20_261_122);

const sites = ['minimal', 'everything', 'collections']
  .map((name) => `tests/sites/${name}`)
  .map((root) => ({
    root,
    source: readSite(openWorkspace(root)),
  }));
type TestSite = (typeof sites)[number];

interface Place {
  readonly holder: { [key: string]: MutableJson };
  readonly key: string;
}

function listPlaces(value: MutableJson): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as { [key: string]: MutableJson };
  return Object.keys(holder).flatMap((key) => [
    { holder, key },
    ...listPlaces(holder[key] ?? null),
  ]);
}

const donors: readonly MutableJson[] = sites.flatMap(({ source }) => {
  const whole = JSON.parse(getManifestText(source)) as MutableJson;
  return [whole, ...listPlaces(whole).map(({ holder, key }) => holder[key] ?? null)];
});

const odd: readonly MutableJson[] = [
  ...payloads,
  ...[null, true, false, 0, -1, 0.5, 1e308, '', ' ', [], {}, [[]], [null], '{', '}}', '{{x}', '\n'],
  ...['page:start', 'page:start#x', '[x](page:start)', '/', '/a/b', '#', 'https://x', 'mailto:@'],
  'x'.repeat(100_000),
  Array.from({ length: 300 }, () => ({})),
];

type Change =
  | {
      readonly kind: 'put' | 'odd' | 'key' | 'remove' | 'swap' | 'double';
      readonly at: number;
      readonly with: number;
    }
  | { readonly kind: 'cut' | 'insert' | 'twice'; readonly at: number; readonly with: number };

function changeValue(whole: MutableJson, { kind, at, with: other }: Change): void {
  const places = listPlaces(whole);
  const { holder, key } = places[at % Math.max(places.length, 1)] ?? {};
  if (holder === undefined || key === undefined) return;
  const second = places[other % places.length];
  if (kind === 'put') holder[key] = structuredClone(donors[other % donors.length] ?? null);
  else if (kind === 'odd') holder[key] = structuredClone(odd[other % odd.length] ?? null);
  else if (kind === 'remove' && Array.isArray(holder)) holder.splice(Number(key), 1);
  else if (kind === 'remove') delete holder[key];
  else if (kind === 'double' && Array.isArray(holder))
    holder.push(structuredClone(holder[Number(key)]));
  else if (kind === 'key' && !Array.isArray(holder)) {
    const name = String(odd[other % payloads.length]);
    const value = holder[key] ?? null;
    delete holder[key];
    Object.defineProperty(holder, name, {
      value,
      enumerable: true,
      configurable: true,
      writable: true,
    });
  } else if (kind === 'swap' && second !== undefined)
    second.holder[second.key] = structuredClone(holder[key] ?? null);
}

function changeText(text: string, { kind, at, with: other }: Change): string {
  const start = at % (text.length + 1);
  const length = other % 40;
  if (kind === 'cut') return text.slice(0, start) + text.slice(start + length);
  if (kind === 'twice') return text.slice(0, start + length) + text.slice(start);
  if (kind === 'insert')
    return text.slice(0, start) + '"{}[],:\\\u0000\ud800x1'[other % 12] + text.slice(start);
  return text;
}

function mutate(text: string, changes: readonly Change[]): string {
  const whole = JSON.parse(text) as MutableJson;
  for (const change of changes) changeValue(whole, change);
  return changes.reduce(changeText, JSON.stringify(whole, null, 1));
}

const change = fc.record({
  // Text that is cut is seldom JSON: most changes are of values.
  kind: fc.constantFrom(
    ...(['put', 'odd', 'odd', 'key', 'remove', 'remove', 'swap', 'double', 'double'] as const),
    ...(['cut', 'insert', 'twice'] as const),
  ),
  at: fc.nat(1_000_000),
  with: fc.nat(1_000_000),
});

function check({ root, source }: TestSite, manifest: string, content: string | undefined): boolean {
  const { findings, publication } = validateSite(
    withTexts(source, { manifest, contents: () => content, withoutLedger: true }),
    engineContract,
  );
  for (const { message, hint, line, column } of findings) {
    expect(`${message} ${hint}`).not.toMatch(/undefined|\[object|NaN| at .*:\d+:\d+\)/);
    expect(Math.min(line, column)).toBeGreaterThan(0);
  }
  expect(publication === undefined).toBe(findings.some(({ severity }) => severity === 'error'));
  if (publication === undefined) return false;
  const files = new SiteFiles(openWorkspace(root));
  const built = buildSite(mainOf(publication), {
    contract: engineContract,
    files,
    now: new Date('2026-03-01'),
    drafts: true,
  });
  expect(JSON.parse(JSON.stringify(built))).toEqual(built);
  const named = listNamed(files, built);
  const of = { ...publishBare(built), files: named, renderers: createRenderers() };
  const headers = buildHeaders(built, []);
  const facts = { ...built.shell, redirects: built.redirects, headers };
  const outputs = [...listOutputs(of), ...listHostFiles(facts)];
  const written = outputs.map((output) => [output.path, makeContent(output)] as const);
  const names = written.map(([path]) => path);
  expect(new Set(names).size, String(names)).toBe(names.length);
  for (const [path, text] of written) {
    expect(path).toMatch(/^(?!\/)[^\\]+$/);
    if (path.endsWith('.html')) expect(String(text)).toMatch(/^<!doctype html>[\s\S]*<\/html>$/);
    if (path.endsWith('.json')) JSON.parse(String(text));
  }
  return true;
}

test(`${cases} random sites, seed ${seed}`, { timeout: 3_600_000 }, () => {
  const counts = { refused: 0, built: 0 };
  process.stdout.write(`Fuzz: ${cases} sites, PLINTH_SEED=${seed}\n`);
  fc.assert(
    fc.property(
      fc.constantFrom(...sites),
      fc.oneof(
        fc.array(change, { minLength: 1, maxLength: 1 }),
        fc.array(change, { minLength: 2, maxLength: 6 }),
      ),
      fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, fc.array(change, { maxLength: 2 })),
      (site, changes, ofContent) => {
        const manifest = mutate(getManifestText(site.source), changes);
        const [path = ''] = [...site.source.files.keys()].filter((name) => name.endsWith('.txt'));
        const text = getText(site.source, `files/${path}`);
        const content =
          ofContent.length > 0 && text !== undefined ? mutate(text, ofContent) : undefined;
        counts[check(site, manifest, content) ? 'built' : 'refused'] += 1;
      },
    ),
    { numRuns: cases, seed, verbose: 1 },
  );
  process.stdout.write(`Fuzz: ${JSON.stringify(counts)}\n`);
  expect(counts.built).toBeGreaterThan(0);
  expect(counts.refused).toBeGreaterThan(counts.built);
});
