// Not quick: a command of git for each of 300 cases.
// The files of a language are written so that branches can be merged.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { formatPairs } from '../../../../scripts/edit/format-pairs';
import { fingerprint } from '../../../../scripts/files/content-hash';
import '../../../random-seed';

const folder = mkdtempSync(join(tmpdir(), 'plinth-merged-pairs-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const work = 'files/languages/de/pages/work.json';

test('300 pairs of branches that translate different texts are merged without a conflict', {
  timeout: 240_000,
}, () => {
  const count = 12;
  const texts = fc.uniqueArray(fc.nat(count - 1), { minLength: 6, maxLength: 6 });
  const states = fc.tuple(...[0, 1].map(() => fc.constantFrom('new', 'stale', 'kept', 'machine')));
  const names = ['ours', 'base', 'theirs'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  const toPair = (index: number, kind?: string) => {
    const [from, to] = [`Text ${index}.`, `Satz ${index}.`];
    if (kind === undefined) return { from, to: index % 3 === 0 ? '' : to };
    if (kind === 'new') return { from, to: `${to} Neu.` };
    if (kind === 'stale') return { from: `${from} More.`, was: from, to };
    return { from, to, [kind]: fingerprint(to) };
  };
  const write = (file: string, changed: readonly number[], kind?: string): void => {
    const words = Array.from({ length: count }, (_, index) =>
      toPair(index, changed.includes(index) ? kind : undefined),
    );
    writeFileSync(file, formatPairs(work, { path: '/a', words }) ?? '');
  };
  fc.assert(
    fc.property(texts, states, (some, [one, other]) => {
      const [ours, before, theirs] = names;
      write(before, []);
      write(ours, some.slice(0, 3), one);
      write(theirs, some.slice(3), other);
      const { status, stdout } = spawnSync('git', ['merge-file', '-p', ours, before, theirs], {
        encoding: 'utf8',
      });
      expect(status).toBe(0);
      expect(formatPairs(work, JSON.parse(stdout))).toBe(stdout);
    }),
    { numRuns: 300 },
  );
});
