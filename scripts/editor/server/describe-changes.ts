// A site as it is, and as it was at the last commit → what changes for readers, in words.

import { groupBy } from '../../../engine/model/group-by';
import { findBuildInstant } from '../../command/build-instant';
import { CannotRun } from '../../command/cannot-run';
import { comparePublications } from '../../diff/compare-publications';
import type { Comparison } from '../../diff/compare-sites';
import type { Change } from '../../diff/entries';
import { type ReadablePublication, readBase, readReadable } from '../../diff/read-sites';
import type { ReaderChange } from '../reader-changes';
import type { EditSession } from './edit-session';

function toWords(change: Change): ReaderChange['words'][number] {
  if (change.kind === 'changed') return { before: change.before, after: change.after };
  return {
    before: change.kind === 'added' ? '' : change.text,
    after: change.kind === 'removed' ? '' : change.text,
  };
}

/** Words that stand below another heading now are the same to a reader. */
function listWords(changes: readonly Change[]): ReaderChange['words'] {
  const words = changes.map(toWords);
  const gone = new Set(words.flatMap(({ before, after }) => (after === '' ? before : [])));
  const come = new Set(words.flatMap(({ before, after }) => (before === '' ? after : [])));
  return words.filter(({ before, after }) =>
    before === '' ? !gone.has(after) : after !== '' || !come.has(before),
  );
}

interface PageName {
  readonly path: string;
  readonly title: string;
}

function listPages({ pages }: Comparison): ReaderChange[] {
  const titles = new Map(
    pages.retitled.map(({ path, before, title }) => [path, { before, after: title }]),
  );
  const changed = new Set(pages.changed.map(({ path }) => path));
  const named =
    (about: string) =>
    ({ path, title }: PageName) => ({
      ...{ title, about, at: path, words: [] },
    });
  return [
    ...pages.added.map(named('A new page')),
    ...pages.removed.map(named('This page is gone')),
    ...pages.moved.map(({ path, from, title }) => ({
      ...{ title, about: 'It has another address', at: `${from} → ${path}`, words: [] },
    })),
    ...pages.retitled
      .filter(({ path }) => !changed.has(path))
      .map(({ path, before, title }) => ({
        ...{ title, about: '', at: path, words: [{ before, after: title }] },
      })),
    ...pages.changed.map(({ path, title, words }) => {
      const own = listWords(words);
      const renamed = titles.get(path);
      const isSaid = own.some(({ before }) => before === renamed?.before);
      const all = renamed === undefined || isSaid ? own : [renamed, ...own];
      const about = all.length === 0 ? 'Its look, or what stands where, has changed' : '';
      return { title, about, at: path, words: all };
    }),
  ];
}

/** Texts by the pages that show them; a new page is told with what it says. */
function listTexts(
  { contents, pages: { added } }: Comparison,
  { sites }: ReadablePublication,
): ReaderChange[] {
  const pages = sites.flatMap(({ site }) => Object.values(site.pages));
  const isTold = ({ kind, pages: paths }: Comparison['contents'][number]): boolean =>
    kind === 'added' &&
    paths.length > 0 &&
    paths.every((one) => added.some(({ path }) => path === one));
  const told = contents.filter((one) => !isTold(one));
  return told.map(({ file, kind, pages: paths, changes }) => {
    const titles = paths.flatMap((path) => pages.find((page) => page.path === path)?.title ?? []);
    const about = { added: 'A new text', removed: 'This text is gone', changed: '' }[kind];
    return {
      title: titles.join(', ') || 'A text',
      about,
      at: paths.join(', ') || file,
      words: listWords(changes),
    };
  });
}

const headings = {
  notice: 'The notice above every page',
  menus: 'Menus',
  footer: 'Footer',
  contacts: 'Contacts',
  forms: 'Forms',
  hosts: 'Outside services',
  redirects: 'Old addresses',
  settings: 'Settings',
} as const;

function listParts(comparison: Comparison): ReaderChange[] {
  return Object.entries(headings).flatMap(([name, title]) => {
    const words = listWords(comparison[name as keyof typeof headings]);
    return words.length === 0 ? [] : [{ title, about: '', at: '', words }];
  });
}

/** How many pages are named. */
const maxNamed = 3;

function nameAll(titles: readonly string[]): string {
  const left = titles.length - maxNamed;
  const named = titles.slice(0, maxNamed).join(', ');
  if (left <= 0) return named;
  return `${named} and ${left === 1 ? '1 more page' : `${left} more pages`}`;
}

/** Pages of which the same words have changed, such as a telephone number, are one change. */
function joinAlike(changes: readonly ReaderChange[]): ReaderChange[] {
  const alike = groupBy(changes, ({ about, words, at }) =>
    JSON.stringify(words.length === 0 ? [about, at] : [about, words]),
  );
  return [...alike.values()].flatMap((pages) => {
    const [first] = pages;
    if (first === undefined) return [];
    const title = nameAll(pages.map((page) => page.title));
    return { ...first, title, at: pages.map(({ at }) => at).join(', ') };
  });
}

/** In a sentence where nothing can be said, why that is so. */
export async function describeChanges({
  base: { world },
}: {
  readonly base: Pick<EditSession['base'], 'world'>;
}): Promise<readonly ReaderChange[] | string> {
  const now = findBuildInstant();
  try {
    const after = readReadable(world, now, { isUnfinished: true });
    const before = await readBase(world, 'HEAD', now);
    if (!('sites' in after)) return 'The site has errors, so it cannot be compared.';
    if (!('sites' in before)) return 'The site that was published last has errors.';
    const comparison = comparePublications(before, after);
    const listAll = (one: Comparison): ReaderChange[] => [
      ...joinAlike(listPages(one)),
      ...listTexts(one, after),
      ...listParts(one),
    ];
    const others = (comparison.languages ?? []).flatMap((one) =>
      listAll(one).map((change) => ({ ...change, language: one.tag })),
    );
    return [...listAll(comparison), ...others];
  } catch (error) {
    if (error instanceof CannotRun) return error.message;
    throw error;
  }
}
