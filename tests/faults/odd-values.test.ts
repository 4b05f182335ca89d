// Not quick: a whole site for each place.
// A manifest with a value of another kind in one of its places, each in turn: findings with a place, or a site; never an exception.

import { expect, test } from 'vitest';
import type { SiteSource } from '../../engine/manifest/site-source';
import { type Validation, validateSite } from '../../engine/manifest/validate-site';
import { openWorkspace } from '../../scripts/files/workspace';
import { readSite } from '../../scripts/source/read-site';
import { engineContract } from '../engine-contract';
import type { MutableJson } from '../mutable-json';
import { getManifestText, withTexts } from '../site-texts';
import { long } from './long';

type Steps = readonly string[];
type Holder = { [key: string]: MutableJson };

const oddValues: readonly MutableJson[] = long
  ? [null, [], {}, '', 0, 'x', [null], [[]], [{}], [0], { x: null }]
  : [null];

const listPlaces = (value: MutableJson, before: Steps = []): Steps[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value as Holder).flatMap(([key, inner]) => [
        [...before, key],
        ...listPlaces(inner, [...before, key]),
      ]);

/** Of places that differ in numbers, or in the name of a page, one. */
const toPattern = (steps: Steps): string =>
  steps
    .join('/')
    .replace(/^pages\/[^/]+/, 'pages/*')
    .replace(/\/\d+(?=\/|$)/g, '/*');

function exchange(text: string, steps: Steps, value: MutableJson): string {
  const whole = JSON.parse(text) as Holder;
  let holder = whole;
  for (const step of steps.slice(0, -1)) holder = holder[step] as Holder;
  holder[steps.at(-1) ?? ''] = value;
  return JSON.stringify(whole, null, 1);
}

/** @throws Error that names the place. */
function validate(source: SiteSource, at: string): Validation {
  try {
    return validateSite(source, engineContract);
  } catch (cause) {
    throw new Error(`Validation ends with an exception: ${at}`, { cause });
  }
}

const sites = [
  'collections',
  ...(long ? ['minimal', 'documents', 'priced', 'languages', 'everything'] : []),
];

test.each(sites)('anything in every place of %s', { timeout: 3_600_000 }, (name) => {
  const source = readSite(openWorkspace(`tests/sites/${name}`));
  const text = getManifestText(source);
  const places = new Map(
    listPlaces(JSON.parse(text) as MutableJson).map((steps) => [toPattern(steps), steps]),
  );
  for (const steps of places.values())
    for (const value of oddValues) {
      const manifest = exchange(text, steps, value);
      const at = `${JSON.stringify(value)} at ${steps.join('/')}`;
      const changed = withTexts(source, { manifest, withoutLedger: true });
      const { findings, publication } = validate(changed, at);
      for (const { message, hint, line, column } of findings) {
        expect(`${message} ${hint}`, at).not.toMatch(/undefined|\[object|NaN/);
        expect(Math.min(line, column), at).toBeGreaterThan(0);
      }
      const isRefused = findings.some(({ severity }) => severity === 'error');
      expect(publication === undefined, at).toBe(isRefused);
    }
});
