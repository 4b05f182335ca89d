// A list of old addresses, as spreadsheets write them → redirects as in a manifest, each with its place in the text.
import { toAddressKey } from '../../content/addresses/address-key';
import { parseFileTarget, parsePageTarget } from '../../content/text/rich-text';
import type { Manifest, Redirect } from '../../generated/manifest';
import type { RawFinding, Spot } from '../raw-finding';

/** The file name of the list, beside the manifest. */
export const redirectList = 'redirects.csv';

interface Row {
  readonly fields: readonly string[];
  readonly offset: number;
}

/** One line of a field, or of its parts in quotation marks. */
const field = /"((?:[^"]|"")*)"|([^,\r\n]*)/y;

/** RFC 4180, but for line breaks within a field: no address has one. */
function parseFields(line: string): string[] {
  const fields: string[] = [];
  for (let at = 0; at <= line.length; at = field.lastIndex + 1) {
    field.lastIndex = at;
    const [, quoted, bare = ''] = field.exec(line) ?? [];
    fields.push((quoted?.replaceAll('""', '"') ?? bare).trim());
    if (field.lastIndex < at) break;
  }
  return fields;
}

function listRows(text: string): Row[] {
  let offset = 0;
  return text.split('\n').flatMap((line) => {
    const start = offset;
    offset += line.length + 1;
    const words = line.replace(/^\ufeff|\r$/g, '');
    if (words.trim() === '' || words.startsWith('#')) return [];
    return [{ fields: parseFields(words), offset: start }];
  });
}

const isHeader = ([first, second]: readonly string[]): boolean =>
  first?.toLowerCase() === 'from' && second?.toLowerCase() === 'to';

type Target = Partial<Pick<Redirect, 'page' | 'anchor' | 'file' | 'href'>>;

/** What a new address names: a page by its id or path, a file, another site. */
function parseTarget(to: string, pages: ReadonlyMap<string, string>): Target | string {
  if (to === '') return {};
  const file = parseFileTarget(to);
  if (file !== undefined) return { file };
  const named = parsePageTarget(to);
  if (named) return { page: named.id, ...(named.anchor !== undefined && { anchor: named.anchor }) };
  if (!to.startsWith('/')) return { href: to };
  const [path = '', anchor] = to.split('#');
  const page = pages.get(toAddressKey(path));
  if (page === undefined) return `this site has no page at ${path}`;
  return { page, ...(anchor !== undefined && { anchor }) };
}

const statuses: readonly Redirect['status'][] = [301, 308, 410];

function parseRow({ fields }: Row, pages: ReadonlyMap<string, string>): Redirect | string {
  const [from = '', to = '', written = '', more] = fields;
  if (more !== undefined) return 'it has more than three fields';
  if (fields.length === 1)
    return from.includes(';') ? 'its fields are not separated by commas' : 'it has no new address';
  const status = statuses.find((one) => String(one) === (written === '' ? '301' : written));
  if (status === undefined) return `its status is "${written}", not 301, 308 or 410`;
  const keepRest = from.endsWith('/*') && to.endsWith('/*');
  const target = parseTarget(keepRest ? to.slice(0, -'/*'.length) || '/' : to, pages);
  return typeof target === 'string' ? target : { from, ...target, keepRest, status };
}

interface RedirectList {
  readonly redirects: readonly Redirect[];
  /** Of each redirect, in UTF-16 units. */
  readonly offsets: readonly number[];
  readonly findings: readonly RawFinding[];
}

/** Pages by their paths, and by those that redirect to them: a page may move, the list stays. */
const toPagesByPath = ({ pages, redirects }: Pick<Manifest, 'pages' | 'redirects'>) =>
  new Map([
    ...redirects.flatMap(({ from, page }) =>
      page === undefined ? [] : [[toAddressKey(from), page] as const],
    ),
    ...Object.entries(pages).map(([id, { path }]) => [toAddressKey(path), id] as const),
  ]);

export function parseRedirectList(
  text: string,
  manifest: Pick<Manifest, 'pages' | 'redirects'>,
): RedirectList {
  const byPath = toPagesByPath(manifest);
  const rows = listRows(text);
  const parsed = rows
    .slice(rows[0] !== undefined && isHeader(rows[0].fields) ? 1 : 0)
    .map((row) => ({ offset: row.offset, redirect: parseRow(row, byPath) }));
  const redirects: Redirect[] = [];
  const offsets: number[] = [];
  const findings: RawFinding[] = [];
  for (const { redirect, offset } of parsed)
    if (typeof redirect === 'string') {
      const params = { reason: redirect };
      findings.push({
        code: 'broken-redirect-list',
        file: redirectList,
        pointer: '',
        offset,
        params,
      });
    } else {
      redirects.push(redirect);
      offsets.push(offset);
    }
  return { redirects, offsets, findings };
}

/** Puts findings about redirects behind those of the manifest, of which there are `count`, at their lines of the list. */
export function toListPlace(offsets: readonly number[], count: number) {
  const place = <At extends Spot>(spot: At): At => {
    const [, index = ''] = /^\/redirects\/(\d+)(?:\/|$)/.exec(spot.pointer) ?? [];
    const offset = index === '' ? undefined : offsets[Number(index) - count];
    return offset === undefined ? spot : { ...spot, file: redirectList, pointer: '', offset };
  };
  return ({ related, ...finding }: RawFinding): RawFinding => ({
    ...place(finding),
    ...(related && { related: related.map(place) }),
  });
}
