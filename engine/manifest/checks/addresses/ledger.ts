// Addresses are promises: every one that was ever accepted is served, redirected, or declared gone.

import { toAddressKey } from '../../../content/addresses/address-key';
import { findElsewhere } from '../../../content/addresses/elsewhere';
import { toDownloadFile } from '../../../content/addresses/output-paths';
import type { PageIndex } from '../../../content/pages/page-index';
import { isMade } from '../../../content/pages/search-pages';
import { toPointer } from '../../../content/shape/shape';
import { parseFileTarget, toFileTarget } from '../../../content/text/rich-text';
import type { ParamsOf } from '../../catalogue';
import { conflictLine } from '../../conflict-mark';
import type { RawFinding, Spot } from '../../raw-finding';
import type { SiteOutline } from '../context/check-context';
import { toElsewhereFinding } from './elsewhere';
import { OldAddresses } from './old-addresses';

/** The file name of the ledger: one line for each address, with the id of its page, and the language where that is another one. */
export const ledgerFile = 'site.urls.lock';

interface LedgerLine {
  readonly path: string;
  /** The id of the page; of one in another language with its tag behind it: "about de". */
  readonly id: string;
  /** Where the line begins, in UTF-16 units. */
  readonly offset: number;
}

export function parseLedger(text: string): LedgerLine[] {
  let offset = 0;
  return text.split('\n').flatMap((line) => {
    const start = offset;
    offset += line.length + 1;
    const [path, ...ids] = line.trim().split(/\s+/);
    const id = ids.join(' ');
    return path === undefined || path === '' || path.startsWith('#')
      ? []
      : [{ path, id, offset: start }];
  });
}

/** The addresses that a site promises, by path: the id of the page there, or the file as texts link to it. */
export const findServed = (
  { shown }: Pick<PageIndex<{ readonly path: string }>, 'shown'>,
  downloads: Iterable<string>,
): ReadonlyMap<string, string> =>
  new Map([
    ...[...shown].filter(([id]) => !isMade(id)).map(([id, { path }]) => [path, id] as const),
    ...Array.from(downloads, (path) => [`/${toDownloadFile(path)}`, toFileTarget(path)] as const),
  ]);

/** The pages of a language, whose paths are those of the whole site. */
export interface LanguageAddresses {
  readonly tag: string;
  readonly shown: ReadonlyMap<string, string>;
}

/** The same in every language. */
export const withLanguages = (
  served: ReadonlyMap<string, string>,
  languages: readonly LanguageAddresses[],
): ReadonlyMap<string, string> =>
  new Map([
    ...served,
    ...languages.flatMap(({ tag, shown }) =>
      Array.from(shown, ([id, path]) => [path, `${id} ${tag}`] as const),
    ),
  ]);

const restore = 'Restore it from version history, or remove it if the site was never public.';

interface LedgerError {
  readonly offset: number;
  readonly reason: string;
  readonly remedy?: string;
  /** Default: broken-ledger. */
  readonly code?: 'wrong-encoding';
}

/** Why a ledger cannot be read as one, and where; undefined for a valid one. */
export function findLedgerError(text: string): LedgerError | undefined {
  if (text.trim() === '') return { offset: 0, reason: 'it is empty' };
  const strange = /[\0\ufffd]/.exec(text);
  if (strange) {
    const what = strange[0] === '\0' ? 'the character NUL' : 'bytes that are not UTF-8';
    const reason = `it contains ${what}`;
    return { code: 'wrong-encoding', offset: strange.index, reason };
  }
  const conflict = conflictLine.exec(text);
  if (conflict)
    return {
      ...{ offset: conflict.index, reason: 'it contains merge conflict markers' },
      remedy: 'Remove them, and keep the addresses of both sides.',
    };
  let offset = 0;
  for (const line of text.split('\n')) {
    const words = line.trim();
    if (words !== '' && !words.startsWith('#') && !/^\/\S*(?:\s+\S+){0,2}$/.test(words))
      return { offset, reason: 'this line is not an address with the id of its page' };
    offset += line.length + 1;
  }
  return findCut(text);
}

/** Where the last line has no id and no end, though other lines have ids: half of it was saved. */
function findCut(text: string): LedgerError | undefined {
  if (text.endsWith('\n')) return undefined;
  const lines = parseLedger(text);
  const last = lines.at(-1);
  const isLast = last !== undefined && !text.includes('\n', last.offset);
  return isLast && last.id === '' && lines.some(({ id }) => id !== '')
    ? { offset: last.offset, reason: 'its last line is cut off' }
    : undefined;
}

/** What the ledger is compared with. */
type LedgerSite = SiteOutline<'build' | 'redirects' | 'site'>;

interface Kept {
  readonly site: LedgerSite;
  readonly served: ReadonlyMap<string, string>;
  /** The ids of served pages, by spelling. */
  readonly spelt: ReadonlyMap<string, string>;
  readonly redirected: OldAddresses;
  readonly listed: ReadonlySet<string>;
  /** Paths of pages that only moved: that is reported at the promise which it breaks. */
  readonly moved: Set<string>;
}

/** Where the address of a page, or of a file, is written. */
function findSpot(target: string, { file, downloads }: LedgerSite): Spot {
  const path = parseFileTarget(target);
  const [id = ''] = target.split(' ');
  const place = path === undefined ? undefined : downloads.get(path);
  return place ?? { file, pointer: `${toPointer('/pages', id)}/path` };
}

/** What became of one promise. */
function checkLine({ path, id, offset }: LedgerLine, kept: Kept): RawFinding[] {
  const { site, served, spelt, redirected, listed, moved } = kept;
  const { file, settings, pages, languages } = site;
  const place = { file: ledgerFile, pointer: '', offset };
  const shown = served.get(path);
  if (shown !== undefined) {
    if (id === '' || shown === id) return [];
    const related = [{ ...findSpot(shown, site), message: 'It is used here.' }];
    return [{ ...place, code: 'other-page', params: { path, id, shown }, related }];
  }
  const declared = findElsewhere(settings.build.servedElsewhere ?? [], path);
  if (declared !== undefined) return [toElsewhereFinding(site, place, { path, declared })];
  // A server leads from any spelling to the one of the page.
  if (redirected.findStatus(path) !== undefined || spelt.has(toAddressKey(path))) return [];
  const page = pages.known.get(id);
  if (pages.absent.get(id) === 'draft' && page?.path === path) {
    const related = [{ file, pointer: `/pages/${id}/draft`, message: 'It is a draft here.' }];
    return [{ ...place, code: 'lost-address', params: { path, draft: id }, related }];
  }
  const [own = '', tag] = id.split(' ');
  const inLanguage = languages.find((language) => language.tag === tag);
  const to = tag === undefined ? page?.path : inLanguage?.shown.get(own);
  const isNew = to !== undefined && !listed.has(to) && served.has(to);
  if (isNew) moved.add(to);
  const related = isNew
    ? [
        {
          file,
          pointer: `${toPointer('/pages', own)}/path`,
          message: `The page "${own}" is here now.`,
        },
      ]
    : [];
  const params: ParamsOf<'lost-address'> = { path, page: isNew ? own : undefined };
  return [{ ...place, code: 'lost-address', params, related }];
}

export function checkLedger(site: LedgerSite): readonly RawFinding[] {
  const { settings, pages, ledger, downloads, languages } = site;
  if (ledger === undefined) return [];
  const error = findLedgerError(ledger);
  if (error) {
    const { offset, reason, remedy = restore, code = 'broken-ledger' } = error;
    return [{ code, file: ledgerFile, pointer: '', offset, params: { reason, remedy } }];
  }
  const lines = parseLedger(ledger);
  const served = withLanguages(findServed(pages, downloads.keys()), languages);
  const kept: Kept = {
    site,
    served,
    spelt: new Map([...served].map(([path, id]) => [toAddressKey(path), id])),
    redirected: new OldAddresses(settings.redirects),
    listed: new Set(lines.map(({ path }) => path)),
    moved: new Set<string>(),
  };
  const lost = lines.flatMap((line) => checkLine(line, kept));
  const fresh = [...served].flatMap(([path, id]): RawFinding[] =>
    kept.listed.has(path) || kept.moved.has(path)
      ? []
      : [{ ...findSpot(id, site), code: 'new-address', params: { path } }],
  );
  return [...lost, ...fresh];
}

/** Of a site with errors: whether its files are named still, nobody knows, but what became of its pages is certain. */
export function findLostPages(site: LedgerSite): readonly RawFinding[] {
  const ledger = parseLedger(site.ledger ?? '');
  const ofFiles = new Set(
    ledger.flatMap(({ path, id }) => (parseFileTarget(id) === undefined ? [] : [path])),
  );
  return checkLedger({ ...site, downloads: new Map() }).filter(
    ({ code, params }) =>
      code === 'lost-address' && 'path' in params && !ofFiles.has(String(params.path)),
  );
}
