// Single random faults in whole sites: validation never breaks, and what it lets pass can be built and rendered.
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { renderNotFound, renderPage } from '../../../engine/entry/prerender';
import { validateSite } from '../../../engine/manifest/validate-site';
import { buildSite } from '../../../engine/site/build-site';
import { dataOf, viewOf } from '../../../engine/site/view-of';
import { readSite } from '../../../scripts/lib/read-site';

const cases = Number(process.env.PLINTH_CASES ?? 500);

const sites = ['tests/sites/minimal', 'tests/sites/everything', '.'].map((root) => ({
  source: readSite(root),
  text: readFileSync(`${root}/site.manifest.json`, 'utf8'),
}));

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

interface Place {
  readonly holder: Json[] | { [key: string]: Json };
  readonly key: string | number;
}

function listPlaces(value: Json): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  const keys = Array.isArray(value) ? value.keys() : Object.keys(value);
  return [...keys].flatMap((key) => [
    { holder: value, key },
    ...listPlaces((value as Json[])[key as number] as Json),
  ]);
}

const odd: readonly Json[] = [
  null,
  true,
  -1,
  1e21,
  '',
  ' ',
  'x',
  '{',
  '{nothing}',
  '__proto__',
  'constructor',
  '../x',
  '/\\evil',
  'javascript:alert(1)',
  '</script>',
  [],
  {},
  [[]],
  'a'.repeat(5000),
  '\u0000',
  '\ud800',
];

/** Deletes, exchanges, misspells or doubles one thing. */
function mutate(text: string, pick: number, kind: number, value: Json): string {
  const site = JSON.parse(text) as Json;
  const places = listPlaces(site);
  const place = places[pick % places.length];
  if (place === undefined) return text;
  const { holder, key } = place;
  const record = holder as { [key: string]: Json };
  if (kind === 0) {
    if (Array.isArray(holder)) holder.splice(Number(key), 1);
    else delete record[key];
  } else if (kind === 1) record[key] = value;
  else if (kind === 2 && typeof record[key] === 'string') record[key] = `${record[key]}x`;
  else if (kind === 3 && !Array.isArray(holder)) {
    const own = record[key] as Json;
    delete record[key];
    record[`${key}x`] = own;
  } else if (Array.isArray(holder)) holder.push(holder[Number(key)] as Json);
  return JSON.stringify(site, null, 2);
}

const assets = {
  starter: '/s',
  app: '/a',
  modules: [],
  styles: '/c',
  icons: '/i',
  shared: '/h',
  chunks: {},
  fonts: [],
};
const files = { sizeOf: () => ({ width: 4, height: 3 }), placeOf: (path: string) => path };

describe('a site with one random fault', () => {
  test('is told of, or builds pages that render', { timeout: 600_000 }, () => {
    const counts = { clean: 0, one: 0, more: 0 };
    fc.assert(
      fc.property(
        fc.nat(2),
        fc.nat(1_000_000),
        fc.nat(4),
        fc.constantFrom(...odd),
        (which, pick, kind, value) => {
          const site = sites[which];
          if (site === undefined) return;
          const manifest = {
            file: 'site.manifest.json',
            text: mutate(site.text, pick, kind, value),
          };
          const { issues, site: sound } = validateSite({
            ...site.source,
            manifest,
            ledger: undefined,
          });
          for (const { message, hint, line, column } of issues) {
            expect(`${message} ${hint}`).not.toMatch(/undefined|\[object|NaN/);
            expect(line).toBeGreaterThan(0);
            expect(column).toBeGreaterThan(0);
          }
          const errors = issues.filter(({ severity }) => severity === 'error').length;
          counts[errors === 0 ? 'clean' : errors === 1 ? 'one' : 'more'] += 1;
          expect(sound === undefined).toBe(errors > 0);
          if (sound === undefined) return;
          const built = buildSite(sound, { files, year: 2026, drafts: true });
          // Of large sites a few pages at a time: the cases are many.
          const ids = Object.keys(built.pages).filter((_, index) => index % 8 === pick % 8);
          for (const id of ids) {
            const view = viewOf(built, id);
            expect(dataOf(built, id)).toBeDefined();
            expect(renderPage({ site: built, view, assets, jsonLd: undefined })).toContain(
              '</html>',
            );
          }
          expect(renderNotFound({ site: built, assets })).toContain('</html>');
        },
      ),
      { numRuns: cases, verbose: 1 },
    );
    const { one, more } = counts;
    console.info(
      `${JSON.stringify(counts)}: ${((100 * one) / (one + more)).toFixed(1)} % of the faults gave one finding`,
    );
    expect(one / (one + more)).toBeGreaterThan(0.9);
  });
});
