// How pages relate, and what visitors read, see and hear.
import type { pageRules } from '../../../engine/manifest/rules/page-rules';
import { isRecord, type JsonValue } from '../../../engine/model/json';
import { manifestFile } from '../../journal/site-paths';
import { findItems } from '../page-edits';
import {
  findAround,
  findIn,
  findPart,
  membersOf,
  removeIt,
  removeMember,
  removePart,
  setPart,
  writeInstead,
} from './places';
import { none, type Repair, type RepairSite, type RepairsOf } from './repair';
import { splitBefore } from './split-object';
import { takeOut } from './take-out';

const shorten = none('Only its author knows which words can go.');
const tellApart = none('Only their author knows what tells the two apart.');

/** The first page below a page in the menus. */
function findFirstBelow({ manifest }: RepairSite, id: string): string | undefined {
  const items = findItems(manifest, id);
  let value: unknown = manifest;
  for (const key of items ?? []) value = (value as Record<string | number, unknown>)[key];
  const below = items && isRecord(value) && Array.isArray(value.items) ? value.items : [];
  return below[0]?.page;
}

/** Takes the mark of a draft from a page. */
export const publish = (site: RepairSite, id: string): Iterable<Repair> =>
  removeMember(findPart(site, manifestFile, ['pages', id]), 'draft');

/** An entry below the page whose path begins its own, else one of its own. */
function* addToMenus(site: RepairSite, id: string): Iterable<Repair> {
  const pages = site.manifest.pages as Readonly<Record<string, { readonly path?: unknown }>>;
  const pathOf = (page: string): string => String(pages[page]?.path);
  const above = Object.keys(pages)
    .filter(
      (other) => pathOf(id).startsWith(`${pathOf(other)}/`) && findItems(site.manifest, other),
    )
    .sort((one, other) => pathOf(other).length - pathOf(one).length);
  const places = [
    ...above.map((page) => [...(findItems(site.manifest, page) ?? []), 'items']),
    ['menus'],
  ];
  for (const path of places)
    yield {
      title: `Add an entry for the page "${id}" to the menus.`,
      operations: [{ op: 'insert', file: manifestFile, path, value: { page: id } }],
    };
}

const numberIn = (words: unknown): number => Number(/\d+/.exec(String(words))?.[0]);

/** Empty cells for a row that is too short. */
function* fillRow(
  site: RepairSite,
  { file, pointer }: { readonly file: string; readonly pointer: string },
  count: number,
): Iterable<Repair> {
  const row = findIn(site, { file, pointer });
  if (row === undefined || !(count > 0)) return;
  const cell = { op: 'insert', file, path: row.path, value: '' } as const;
  yield {
    title: count === 1 ? 'Add an empty cell.' : `Add ${count} empty cells.`,
    operations: Array.from({ length: count }, () => cell),
  };
}

export const pageRepairs: RepairsOf<typeof pageRules> = {
  'page-in-menus-twice': { ask: takeOut },
  'parent-loop': {
    *ask(finding, site) {
      yield* removeIt(finding, site);
      const { home } = membersOf(findPart(site, manifestFile, ['site']));
      if (typeof home === 'string') yield* writeInstead(site, finding, [home]);
    },
  },
  'opens-elsewhere': {
    *ask(finding, site) {
      const first = findFirstBelow(site, String(finding.parameters.id));
      if (first !== undefined) yield* writeInstead(site, finding, [first]);
    },
  },
  'switcher-without-entry': {
    *fix(finding, site) {
      const page = findAround(site, finding);
      const first = findFirstBelow(site, String(finding.parameters.id));
      if (page !== undefined && first !== undefined)
        yield setPart(page.file, [...page.path, 'defaultChild'], first);
    },
  },
  'draft-linked': { ask: ({ parameters: { id } }, site) => publish(site, String(id)) },
  'draft-cards': {
    *ask(finding, site) {
      const { cards } = membersOf(findIn(site, finding));
      const [{ page } = {}] = Array.isArray(cards) ? cards : [];
      if (typeof page === 'string') yield* publish(site, page);
    },
  },
  'orphan-page': { ask: ({ parameters: { id } }, site) => addToMenus(site, String(id)) },
  'mixed-item': { fix: splitBefore },
  'row-length': {
    fix: (finding, site) =>
      fillRow(
        site,
        finding,
        numberIn(finding.parameters.columns) - numberIn(finding.parameters.cells),
      ),
  },
  'missing-alt': {
    *ask(finding, site) {
      const picture = findIn(site, finding);
      if (picture !== undefined && isRecord(picture.value))
        yield setPart(picture.file, [...picture.path, 'decorative'], true);
    },
  },
  'file-name-as-alt': {
    *ask(finding, site) {
      const picture = findAround(site, finding);
      if (picture === undefined) return;
      const { file, path } = picture;
      const { operations } = removePart(file, [...path, 'alt']);
      const decorative = setPart(file, [...path, 'decorative'], true);
      yield {
        title: 'Mark the picture as decorative, and remove its alternative text.',
        operations: [...operations, ...decorative.operations],
      };
    },
  },
  'decorative-alt': {
    ask: (finding, site) => removeMember(findAround(site, finding), 'decorative'),
  },
  'share-format': { ask: removeIt },
  'empty-page': {
    *ask(finding, site) {
      const page = findIn(site, finding);
      if (page !== undefined) yield setPart(page.file, [...page.path, 'draft'], true);
    },
  },
  'empty-block': { ask: removeIt },
  'no-search': {
    *ask() {
      yield setPart(manifestFile, ['search'], {});
    },
  },
  'wrong-direction': {
    ask: (finding, site) => writeInstead(site, finding, [finding.parameters.expected]),
  },
  'english-labels': none('Only a person translates them.'),
  'empty-heading': {
    *fix(finding, site) {
      const item = findAround(site, finding);
      const words = Object.values(membersOf(item));
      if (item === undefined || words.length !== 1 || typeof words[0] !== 'string') return;
      yield {
        title: 'Make the text a paragraph without a heading.',
        operations: [{ op: 'set', file: item.file, path: item.path, value: words[0] as JsonValue }],
      };
    },
  },
  'duplicate-title': tellApart,
  'duplicate-summary': tellApart,
  'long-title': shorten,
  'long-summary': shorten,
  'duplicate-id': {
    fix: ({ parameters: { id }, ...finding }, site) =>
      writeInstead(
        site,
        finding,
        [2, 3, 4, 5, 6, 7, 8, 9].map((number) => `${id}-${number}`),
      ),
  },
  'low-contrast': {
    *ask(finding, site) {
      const { frontRole, frontNear, backRole, backNear } = finding.parameters;
      const role = findIn(site, finding)?.path.at(-1);
      const near = role === frontRole ? frontNear : role === backRole ? backNear : undefined;
      if (near !== undefined) yield* writeInstead(site, finding, [near]);
    },
  },
};
