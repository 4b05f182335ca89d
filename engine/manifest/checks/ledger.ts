// Addresses are promises: every one that was ever accepted is served, redirected, or declared gone.
import type { PageIndex } from '../../content/page-index';
import type { Finding } from '../finding';
import type { CheckContext } from './check-context';

/** The file name of the ledger: one line for each address, with the id of its page. */
export const ledgerFile = 'site.urls.lock';

interface LedgerLine {
  readonly path: string;
  readonly id: string;
  /** Where the line begins, in UTF-16 units. */
  readonly offset: number;
}

export function parseLedger(text: string): LedgerLine[] {
  let offset = 0;
  return text.split('\n').flatMap((line) => {
    const start = offset;
    offset += line.length + 1;
    const [path, id = ''] = line.trim().split(/\s+/);
    return path === undefined || path === '' || path.startsWith('#')
      ? []
      : [{ path, id, offset: start }];
  });
}

/** The addresses that a build serves, by path. */
export const findServed = ({ shown }: PageIndex): ReadonlyMap<string, string> =>
  new Map([...shown].map(([id, { path }]) => [path, id]));

export function checkLedger({ file, manifest, index, ledger }: CheckContext): readonly Finding[] {
  if (ledger === undefined) return [];
  const lines = parseLedger(ledger);
  const served = findServed(index);
  const redirected = new Set(manifest.redirects.map(({ from }) => from));
  const listed = new Set(lines.map(({ path }) => path));
  // A page that only moved is reported once: at the promise that it breaks.
  const moved = new Set<string>();
  const lost = lines.flatMap(({ path, id, offset }): Finding[] => {
    if (served.has(path) || redirected.has(path)) return [];
    const to = Object.hasOwn(manifest.pages, id) ? manifest.pages[id]?.path : undefined;
    const isNew = to !== undefined && !listed.has(to) && served.has(to);
    if (isNew) moved.add(to);
    const related = isNew
      ? [{ file, pointer: `/pages/${id}/path`, message: `The page "${id}" is here now.` }]
      : [];
    const params = { path };
    return [{ code: 'lost-address', file: ledgerFile, pointer: '', offset, params, related }];
  });
  const fresh = [...served].flatMap(([path, id]): Finding[] =>
    listed.has(path) || moved.has(path)
      ? []
      : [{ code: 'new-address', file, pointer: `/pages/${id}/path`, params: { path } }],
  );
  return [...lost, ...fresh];
}
