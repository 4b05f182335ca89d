// Not quick: each history is checked against a whole site.
// Random histories of two to four editors of one site → merged: nothing that one has written is lost or broken unseen.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Finding } from '../../../engine/model/finding';
import { CannotRun } from '../../../scripts/command/cannot-run';
import { applyOperations } from '../../../scripts/edit/apply-operations';
import { Base } from '../../../scripts/edit/base';
import { nameFinding } from '../../../scripts/edit/compare-findings';
import type { Operation } from '../../../scripts/edit/operations';
import { SiteEdit } from '../../../scripts/edit/site-edit';
import { openWorkspace } from '../../../scripts/files/workspace';
import { type Content, isSameContent, textOf } from '../../../scripts/journal/bytes';
import type { FileChange } from '../../../scripts/journal/exchange-files';
import { findMergeErrors } from '../../../scripts/merge/check-merge';
import { type Conflict, mergeFile } from '../../../scripts/merge/merge-file';
import { readContract } from '../../../scripts/source/open-world';
import { readSiteContent } from '../../../scripts/source/read-site-file';
import { copySiteFolder } from '../../copy-site-folder';
import { type Choices, listChoices, type Make, right, wordy } from '../edit/random-edits';

/** `npm run test:edits` tries more. */
const cases = Number(process.env.PLINTH_CASES ?? 120);
/** That of another contract has an error here, which hides others. */
const sites = readdirSync('tests/sites')
  .filter((name) => name !== 'priced')
  .sort();
const share = Math.ceil(cases / sites.length / 2);
const timeout = 60_000 + cases * 3000;

const file = 'site.manifest.json';

/** What somebody has made of the site: its files that differ from those on the disk. */
type State = ReadonlyMap<string, Content | undefined>;

const entry = fc.tuple(
  fc.constantFrom(...Object.entries(right), ...Object.entries(right), ...Object.entries(wordy)),
  fc.nat(1000),
);
const histories = fc.array(fc.array(entry, { minLength: 1, maxLength: 3 }), {
  minLength: 2,
  maxLength: 4,
});

const isError = ({ severity }: Finding): boolean => severity === 'error';

/** Wherever it stands: pages get other ids, and their translations other files. */
const nameOf = (finding: Finding): string =>
  nameFinding({ ...finding, parameters: { ...finding.parameters, file: '' } });

/** All texts within, those that are keys among them. */
function listStrings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return [
    ...(Array.isArray(value) ? [] : Object.keys(value)),
    ...Object.values(value).flatMap(listStrings),
  ];
}

function parse(content: Content | undefined): unknown {
  try {
    return JSON.parse(textOf(content) ?? 'null');
  } catch {
    return textOf(content);
  }
}

describe.each(sites)('in %s', (name) => {
  let root: string;
  let base: Base;
  let choices: Omit<Choices, 'pick'>;
  beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), 'plinth-histories-'));
    copySiteFolder(`tests/sites/${name}`, root);
    const workspace = openWorkspace(root);
    base = new Base({ workspace, contract: await readContract(workspace, { documents: true }) });
    choices = listChoices(base);
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  const apply = (lists: readonly (readonly Operation[])[]): State => {
    const site = new SiteEdit(root);
    for (const operations of lists)
      try {
        applyOperations(site, base.world, operations);
      } catch (error) {
        // What was done before it still counts.
        if (!(error instanceof CannotRun)) throw error;
      }
    return new Map(site.changes().map(({ path, after }) => [path, after]));
  };

  /** Each editor calls what is new by names of their own. */
  const make = (
    [, write]: readonly [string, Make],
    seed: number,
    editor: number,
  ): readonly Operation[] => {
    const pick = <One>(among: readonly One[]): One => among[seed % among.length] as One;
    const text = JSON.stringify(write({ ...choices, pick }));
    return JSON.parse(text.replace(/(e)ntirely|newer/gi, (word) => `${word}${'abcd'[editor]}`));
  };

  const get = (state: State, path: string): Content | undefined =>
    state.has(path) ? state.get(path) : readSiteContent(root, path);

  const merge = (ours: State, theirs: State) => {
    const conflicts: Conflict[] = [];
    const merged = new Map<string, Content | undefined>();
    for (const path of new Set([...ours.keys(), ...theirs.keys()])) {
      const versions = {
        base: readSiteContent(root, path),
        ours: get(ours, path),
        theirs: get(theirs, path),
      };
      const { content, conflicts: own } = mergeFile({ path, ...versions });
      merged.set(path, content);
      conflicts.push(...own);
    }
    return { merged, conflicts };
  };

  const toChanges = (from: State, to: State): FileChange[] =>
    [...new Set([...from.keys(), ...to.keys()])]
      .map((path) => ({ path, before: get(from, path), after: get(to, path) }))
      .filter(({ before, after }) => !isSameContent(before, after));

  const validate = (state: State) => base.validate(toChanges(new Map(), state));

  test('nothing is lost, and nothing is broken unseen', { timeout }, () => {
    fc.assert(
      fc.property(histories, (editors) => {
        const states = editors.map((history, editor) =>
          apply(history.map(([one, seed]) => make(one, seed, editor))),
        );
        let ours = states[0] ?? new Map();
        for (const theirs of states.slice(1)) {
          const { merged, conflicts } = merge(ours, theirs);
          const [before, own, foreign] = [validate(merged), validate(ours), validate(theirs)];
          const found = findMergeErrors(before, [
            { validation: own, changes: toChanges(ours, merged) },
            { validation: foreign, changes: toChanges(theirs, merged) },
          ]);
          const known = new Set([...own.findings, ...foreign.findings].map(nameOf));
          const unseen = before.findings.filter(
            (finding) =>
              isError(finding) && !known.has(nameOf(finding)) && !found.includes(finding),
          );
          const isHidden = [own, foreign].some(({ depth }) => depth !== before.depth);
          expect(isHidden ? [] : unseen).toEqual([]);

          const left = new Set(
            [...merged.values()].flatMap((content) => listStrings(parse(content))),
          );
          const shown = new Set(conflicts.flatMap(({ values }) => listStrings(values)));
          const isShown = conflicts.some(({ place }) => place === undefined);
          for (const state of [ours, theirs])
            for (const [path, content] of state) {
              if (path.endsWith('.md')) continue;
              const old = new Set(listStrings(parse(readSiteContent(root, path))));
              const added = listStrings(parse(content)).filter((text) => !old.has(text));
              const lost = added.filter((text) => !left.has(text) && !shown.has(text) && !isShown);
              expect(lost).toEqual([]);
            }
          ours = merged;
        }
      }),
      { numRuns: share },
    );
  });

  /** Changes of the pages that only this editor works on. */
  const changesOf = (
    pages: readonly string[],
    editor: number,
    seeds: readonly number[],
  ): Operation[] =>
    seeds.flatMap((seed): Operation[] => {
      const page = pages[seed % pages.length] ?? '';
      const words = `Words ${editor} ${seed}.`;
      const text = { type: 'text', items: [words] };
      const count = choices.blocks.get(page) ?? 0;
      const kinds: readonly Operation[] = [
        ...(choices.inManifest.includes(page)
          ? (['title', 'summary', 'lead'] as const).map(
              (member) =>
                ({ op: 'set', file, path: ['pages', page, member], value: words }) as const,
            )
          : []),
        { op: 'block insert', page, value: text },
        ...(count > 0 ? ([{ op: 'block insert', page, value: text, index: 0 }] as const) : []),
        {
          op: 'page add',
          id: `new-${editor}-${seed}`,
          path: `/new/${editor}/${seed}`,
          title: words,
          summary: words,
        },
        { op: 'redirect add', value: { from: `/old/${editor}/${seed}`, page: choices.home } },
        {
          op: 'menu insert',
          value: { href: `https://www.example.com/${editor}/${seed}`, label: words },
        },
      ];
      return [kinds[seed % kinds.length] ?? ({ op: 'block insert', page, value: text } as const)];
    });

  test('values that differ in place never conflict: both changes are there', { timeout }, () => {
    fc.assert(
      fc.property(
        fc.array(fc.uniqueArray(fc.nat(500), { minLength: 1, maxLength: 5 }), {
          minLength: 2,
          maxLength: 4,
        }),
        (editors) => {
          const pages = (editor: number): string[] => {
            const own = choices.pages.filter((_, index) => index % editors.length === editor);
            return own.length > 0 ? own : choices.pages.slice(0, 1);
          };
          if (choices.pages.length < editors.length) return;
          const lists = editors.map((seeds, editor) => changesOf(pages(editor), editor, seeds));
          const states = lists.map((list) => apply([list]));
          let merged = states[0] ?? new Map();
          for (const theirs of states.slice(1)) {
            const result = merge(merged, theirs);
            expect(result.conflicts).toEqual([]);
            merged = result.merged;
          }
          const together = apply([lists.flat()]);
          expect([...merged.keys()].sort()).toEqual([...together.keys()].sort());
          const sort = (state: State): string[] => listStrings(parse(get(state, file))).sort();
          expect(sort(merged)).toEqual(sort(together));
          const pagesOf = (state: State): unknown =>
            (parse(get(state, file)) as { pages: unknown }).pages;
          expect(pagesOf(merged)).toEqual(pagesOf(together));
        },
      ),
      { numRuns: share },
    );
  });
});
