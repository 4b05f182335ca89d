// Not quick: random cases.
// The validators that only say whether a value is valid, beside those that say why not: both say the same of every value.
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { validators } from '../../../engine/generated/validators';
import {
  type CompiledValidators,
  pairValidators,
} from '../../../engine/manifest/shape/pair-validators';
import type { MutableJson } from '../../mutable-json';

const file = resolve('engine/generated/thorough-validators.cjs');
const thorough = createRequire(file)(file) as CompiledValidators;

const readFolders = (folder: string): unknown[] =>
  readdirSync(folder).flatMap((name) => {
    try {
      return [JSON.parse(readFileSync(join(folder, name, 'site.manifest.json'), 'utf8'))];
    } catch {
      // No site, or one whose manifest is no JSON.
      return [];
    }
  });

const sites = readFolders('tests/sites');
const invalid = readFolders('tests/invalid');

/** What both say, and what the value is afterwards: defaults are filled in. */
function compare(name: string, value: unknown): { valid: boolean } {
  const [one, other] = [structuredClone(value), structuredClone(value)];
  const valid = validators[name]?.(one);
  expect(thorough[name]?.(other)).toBe(valid);
  if (valid) expect(one).toEqual(other);
  return { valid: valid === true };
}

/** Somewhere in a value: deleted, of another type, or with a member that nobody knows. */
function mutate(value: MutableJson, steps: readonly number[], change: number): MutableJson {
  if (typeof value !== 'object' || value === null)
    return [null, 7, '', [], { x: 1 }][change % 5] ?? null;
  const keys = Object.keys(value);
  const [step = 0, ...others] = steps;
  const key = keys[step % Math.max(1, keys.length)];
  if (key === undefined) return change % 2 === 0 ? { other: 1 } : [7];
  const inner = (value as Record<string, MutableJson>)[key] ?? null;
  const isLast = others.length === 0;
  if (Array.isArray(value)) {
    const changed = isLast && change % 3 === 0 ? [] : [mutate(inner, others, change)];
    return value.flatMap((item, index) => (String(index) === key ? changed : [item]));
  }
  if (!isLast) return { ...value, [key]: mutate(inner, others, change) };
  if (change % 3 === 1) return { ...value, other: 'x' };
  const rest = Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));
  return change % 3 === 0 ? rest : { ...rest, [key]: mutate(7, [], change) };
}

describe('both say the same', () => {
  test('of every test site, valid and invalid', () => {
    const verdicts = [...sites, ...invalid].map((site) => compare('validateManifest', site).valid);
    expect(verdicts.filter((valid) => valid).length).toBeGreaterThan(100);
    expect(verdicts.filter((valid) => !valid).length).toBeGreaterThan(15);
  });

  test('of sites with a random mistake', () => {
    const verdicts = new Set<boolean>();
    const mistake = fc.record({
      site: fc.nat(sites.length - 1),
      steps: fc.array(fc.nat(60), { minLength: 1, maxLength: 9 }),
      change: fc.nat(14),
    });
    fc.assert(
      fc.property(mistake, ({ site, steps, change }) => {
        const mutant = mutate(structuredClone(sites[site]) as MutableJson, steps, change);
        verdicts.add(compare('validateManifest', mutant).valid);
      }),
      { numRuns: 400 },
    );
    expect([...verdicts].sort()).toEqual([false, true]);
  });

  test('and of the same things', () => {
    expect(Object.keys(validators).sort()).toEqual(Object.keys(thorough).sort());
  });
});

describe('a pair', () => {
  const asked: string[] = [];
  const load = (): CompiledValidators => {
    asked.push('thorough');
    return thorough;
  };
  const { validateManifest } = pairValidators(validators, load);

  test('asks why of what is invalid alone', () => {
    expect(validateManifest(structuredClone(sites[0]))).toBe(true);
    expect(asked).toEqual([]);
    expect(validateManifest({ version: 'one' })).toBe(false);
    expect(validateManifest.errors?.length).toBeGreaterThan(1);
    expect(validateManifest({})).toBe(false);
    expect(asked).toEqual(['thorough']);
    expect(validateManifest(structuredClone(sites[0]))).toBe(true);
    expect(validateManifest.errors).toBe(null);
  });
});
