import { expect, test } from 'vitest';
import { applyMutant, findMutants } from '../../../scripts/mutants/find-mutants';
import { pickMutants } from '../../../scripts/mutants/pick-mutants';

const listAll = (code: string): string[] =>
  findMutants('a.ts', code).map((mutant) => applyMutant(code, mutant));

test.each([
  ['a === b', ['a !== b']],
  ['a <= b', ['a < b']],
  ['a > b', ['a >= b']],
  ['a && b || c', ['a || b || c', 'a && b && c']],
  ['a + b - c', ['a - b - c', 'a + b + c']],
  ['list.some(f)', ['list.every(f)']],
  ['list.find(f)', ['list.findLast(f)']],
  ['Math.min(a, b)', ['Math.max(a, b)']],
  ['const max = 5;', ['const max = 6;']],
  ['if (!done) stop();', ['if (done) stop();']],
  ['/^(?:utm|ref)$/.test(name)', ['/(?:utm|ref)$/.test(name)', '/^(?:utm|ref)/.test(name)']],
  ["// a === b\n'a && b' + x", ["// a === b\n'a && b' - x"]],
  ["/['\"]/.test(a) && '1 + 1'", ["/['\"]/.test(a) || '1 + 1'"]],
  ['`5 + 5` /* 5 */', []],
  ['const map: Map<string, number> = new Map();', []],
  ['(a) => a1', []],
])('%j has the mutants %j', (code, mutants) => {
  expect(listAll(code)).toEqual(mutants);
});

const modules = new Map([
  ['a.ts', 'interface A { readonly done: true }\nexport const a = (b: A) => !b.done;'],
  ['b.tsx', 'export const B = ({ n }: { n: 1 | 2 }) => <p hidden={n === 1}>{n + 1}</p>;'],
]);

test('what changes nothing that runs is not tried, and all else once', async () => {
  const mutants = await pickMutants(modules, { count: 20, seed: 1 });
  const found = mutants.map((mutant) => applyMutant(modules.get(mutant.file) ?? '', mutant));
  expect(found.sort()).toEqual(
    [
      'interface A { readonly done: true }\nexport const a = (b: A) => b.done;',
      'export const B = ({ n }: { n: 1 | 2 }) => <p hidden={n !== 1}>{n + 1}</p>;',
      'export const B = ({ n }: { n: 1 | 2 }) => <p hidden={n === 2}>{n + 1}</p>;',
      'export const B = ({ n }: { n: 1 | 2 }) => <p hidden={n === 1}>{n - 1}</p>;',
      'export const B = ({ n }: { n: 1 | 2 }) => <p hidden={n === 1}>{n + 2}</p>;',
    ].sort(),
  );
});

test('the same number makes the same choice', async () => {
  const pick = (seed: number) => pickMutants(modules, { count: 2, seed });
  expect(await pick(7)).toEqual(await pick(7));
  const all = await Promise.all(Array.from({ length: 8 }, (_, seed) => pick(seed)));
  expect(new Set(all.map((one) => JSON.stringify(one))).size).toBeGreaterThan(1);
});
