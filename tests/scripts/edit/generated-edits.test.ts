// Not quick: each edit is checked against a whole site.
// Random edits of the test sites: no faulty one is accepted, no right one is refused, and each is undone to the byte.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Validation, validateSite } from '../../../engine/manifest/validate-site';
import { CannotRun } from '../../../scripts/command/cannot-run';
import { applyOperations } from '../../../scripts/edit/apply-operations';
import { Base } from '../../../scripts/edit/base';
import { changeSite } from '../../../scripts/edit/change-site';
import { check } from '../../../scripts/edit/check';
import type { Operation } from '../../../scripts/edit/operations';
import { repairEdit } from '../../../scripts/edit/repairs/repair-edit';
import { SiteEdit } from '../../../scripts/edit/site-edit';
import { openWorkspace } from '../../../scripts/files/workspace';
import type { FileChange } from '../../../scripts/journal/exchange-files';
import { readContract } from '../../../scripts/source/open-world';
import { readSite } from '../../../scripts/source/read-site';
import { copySiteFolder } from '../../copy-site-folder';
import { type Choices, faulty, listChoices, type Make, right, slips, wordy } from './random-edits';

/** `npm run test:edits` tries more. */
const cases = Number(process.env.PLINTH_CASES ?? 300);

/** That of another contract has an error here, which hides others. */
const sites = readdirSync('tests/sites')
  .filter((name) => name !== 'priced')
  .sort();
const share = Math.ceil(cases / sites.length / 2);
const timeout = 60_000 + cases * 2000;

/** What is named twice comes twice as often. */
const entryOf = (...all: readonly Readonly<Record<string, Make>>[]) =>
  fc.constantFrom(...all.flatMap((some) => Object.entries(some)));

/** Of all sites. */
const tally = { refused: 0, repaired: 0, without: new Map<string, number>() };

describe.each(sites)('in %s', (name) => {
  let root: string;
  let base: Base;
  let choices: Omit<Choices, 'pick'>;

  beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), 'plinth-edits-'));
    copySiteFolder(`tests/sites/${name}`, root);
    const workspace = openWorkspace(root);
    base = new Base({ workspace, contract: await readContract(workspace, { documents: true }) });
    choices = listChoices(base);
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  /** Undefined where the site has nothing that it could be about. */
  const make = (entry: readonly [string, Make], seed: number): readonly Operation[] | undefined => {
    const pick = <One>(among: readonly One[]): One => among[seed % among.length] as One;
    return entry[1]({ ...choices, pick });
  };
  const isRefused = (operations: readonly Operation[]): boolean => {
    try {
      return check(operations, base).refusing.length > 0;
    } catch (error) {
      if (error instanceof CannotRun) return true;
      throw error;
    }
  };

  test('no faulty edit is accepted', { timeout }, () => {
    fc.assert(
      fc.property(entryOf(faulty, slips), fc.nat(1000), (entry, seed) => {
        const operations = make(entry, seed);
        if (operations === undefined) return;
        expect([entry[0], isRefused(operations)]).toEqual([entry[0], true]);
      }),
      { numRuns: share },
    );
  });

  test('a repair that is offered for a refused edit passes', { timeout }, () => {
    fc.assert(
      fc.property(entryOf(faulty, slips, slips), fc.nat(1000), (entry, seed) => {
        const operations = make(entry, seed);
        if (operations === undefined) return;
        const repair = repairEdit(operations, base);
        tally.refused += 1;
        if (repair === undefined) {
          tally.without.set(entry[0], (tally.without.get(entry[0]) ?? 0) + 1);
          return;
        }
        tally.repaired += 1;
        const { refusing, site } = check(repair.operations, base);
        expect([entry[0], refusing, site.changes().length > 0]).toEqual([entry[0], [], true]);
      }),
      { numRuns: Math.ceil(share / 2) },
    );
  });

  test('no right edit is refused, and each is undone to the byte', { timeout }, () => {
    fc.assert(
      fc.property(entryOf(right), fc.nat(1000), (entry, seed) => {
        const { site, refusing } = check(make(entry, seed) ?? [], base);
        // New words have to come with their translations.
        const others = refusing.filter(({ code }) => code !== 'missing-translation');
        expect([entry[0], others]).toEqual([entry[0], []]);
        applyOperations(site, base.world, site.inverseSince(0));
        expect(site.changes()).toEqual([]);
      }),
      { numRuns: share },
    );
  });

  /** Nothing is known of it but what is on the disk, and the changes. */
  const validateAnew = (changes: readonly FileChange[]): Validation => {
    const { workspace, contract } = base.world;
    const { now = new Date() } = base.source;
    const source = readSite(workspace, { now });
    return validateSite(changeSite(source, changes, workspace), contract, {
      standards: base.validation.standards,
    });
  };

  /** How far its sources are read is left to who asks where something in them stands. */
  const withoutStage = ({ stage: _, ...found }: Validation) => found;

  test('what is found of an edit is what is found of the whole site anew', { timeout }, () => {
    const entry = fc.tuple(entryOf(faulty, slips, right, wordy), fc.nat(1000));
    fc.assert(
      fc.property(fc.array(entry, { minLength: 1, maxLength: 3 }), (entries) => {
        const site = new SiteEdit(root);
        for (const [one, seed] of entries)
          try {
            applyOperations(site, base.world, make(one, seed) ?? []);
          } catch (error) {
            // What was done before it still counts.
            if (!(error instanceof CannotRun)) throw error;
          }
        const changes = site.changes();
        expect(withoutStage(base.validate(changes))).toEqual(withoutStage(validateAnew(changes)));
      }),
      { numRuns: share },
    );
  });
});

test.runIf(cases >= 2000)('most refused edits come with a repair', () => {
  const { refused, repaired, without } = tally;
  const most = [...without].sort(([, one], [, other]) => other - one).slice(0, 20);
  const lines = most.map(([kind, count]) => `  ${count} ${kind}\n`);
  process.stdout.write(
    `${repaired} of ${refused} refused edits had a repair. Most often without:\n${lines.join('')}`,
  );
  expect(repaired / refused).toBeGreaterThanOrEqual(0.9);
});
