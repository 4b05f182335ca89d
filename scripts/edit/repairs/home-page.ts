// Another home page: the one there is leaves its address to it.
import { isRecord, type Json } from '../../../engine/model/json';
import { manifestFile } from '../../journal/site-paths';
import type { JsonOperation, Operation } from '../operations';
import { membersOf, type Part } from './places';
import type { Repair } from './repair';
import { toWords } from './to-words';

const homeOf = ({ site }: Json): unknown => (isRecord(site) ? site.home : undefined);

const setPath = (id: string, path: string): JsonOperation => ({
  ...{ op: 'set', file: manifestFile, path: ['pages', id, 'path'] },
  value: path,
});

/** The page there is gets another path, and the other one its own. */
const makeHome = (id: string, former: string): JsonOperation[] => [
  { op: 'set', file: manifestFile, path: ['site', 'home'], value: id },
  setPath(former, `/${former}`),
  setPath(id, '/'),
];

/** Makes a page the home page where a redirect leads to it from the address of the one that is; it then leads from its own. */
export function* redirectHome(redirect: Part | undefined, manifest: Json): Iterable<Repair> {
  const former = homeOf(manifest);
  const { page } = membersOf(redirect);
  if (redirect === undefined || typeof former !== 'string' || typeof page !== 'string') return;
  const pages = isRecord(manifest.pages) ? manifest.pages : {};
  const own = pages[page];
  if (page === former || !isRecord(own)) return;
  const { file, path } = redirect;
  yield {
    title: `Make the page "${page}" the home page; the page "${former}" moves to /${former}.`,
    operations: [
      { op: 'set', file, path: [...path, 'from'], value: String(own.path) },
      ...makeHome(page, former),
    ],
  };
}

/** Makes another page the home page, before something is done to the one that is. */
export function* chooseHome(
  { op, id, ...rest }: Operation & { readonly id: string },
  manifest: Json,
): Iterable<Repair> {
  const { pages } = manifest;
  if (homeOf(manifest) !== id || !isRecord(pages)) return;
  const others = Object.keys(pages).filter((other) => other !== id && isRecord(pages[other]));
  for (const led of op === 'page remove' ? [false, true] : [false])
    for (const other of others.slice(0, 3))
      yield {
        title: `Make the page "${other}" the home page.`,
        operations: [
          ...makeHome(other, id),
          // What cannot do without the page that goes leads to the other.
          { op, id, ...rest, ...(led && { redirectTo: other }) } as Operation,
        ],
      };
}

/** Adds the home page that is named; the one that was moves to an address of its own. */
export function* addHome(id: string, { pages }: Json): Iterable<Repair> {
  const [former] = Object.entries(isRecord(pages) ? pages : {}).find(
    ([, page]) => isRecord(page) && page.path === '/',
  ) ?? [undefined];
  if (former === undefined) return;
  const words = toWords(id);
  yield {
    title: `Add a home page "${id}"; the page "${former}" moves to /${former}.`,
    operations: [
      setPath(former, `/${former}`),
      { op: 'page add', id, path: '/', title: words, summary: `${words}.` },
    ],
  };
}
