// Addresses that lead to this site itself → whether there is something at them, as links to pages are checked.
import { isOutsideAddress } from '../../../content/addresses/address';
import { toAddressKey } from '../../../content/addresses/address-key';
import { isBelow, toPath } from '../../../content/addresses/addresses';
import { decodeAddress } from '../../../content/addresses/decode-address';
import { findElsewhere } from '../../../content/addresses/elsewhere';
import { isBuiltPath, toDownloadFile } from '../../../content/addresses/output-paths';
import { isLocalAddress, parseUrl } from '../../../content/addresses/parse-url';
import { listNamedOutputs } from '../../../content/addresses/reserved-names';
import type { Manifest } from '../../../generated/manifest';
import type { Cause } from '../../raw-finding';
import { findNearest } from '../../shape/nearest';
import type { LinkTargets } from '../context/check-context';
import { findContactRemedy } from '../facts/contact-values';
import { OldAddresses } from './old-addresses';
import { findQuoteRemedy, findSchemeRemedy, findSpaceRemedy, findWebRemedy } from './web-remedy';

/** What an address of this site leads to: undefined for addresses elsewhere. */
type OwnTarget =
  | { readonly type: 'page'; readonly id: string; readonly anchor: string | undefined }
  | { readonly type: 'other' }
  | {
      readonly type: 'missing';
      readonly path: string;
      readonly reason?: string;
      readonly near?: string | undefined;
    };

const withoutDefaultPort = ({ protocol, host }: URL): string => `${protocol}//${host}`;

const toUrl = (address: string): URL | undefined =>
  /^https?:/i.test(address) ? parseUrl(address) : undefined;

const written = new Set<string>(listNamedOutputs().map(({ path }) => `/${path}`));

/** What stands at each path of the site. */
export class OwnAddresses {
  readonly #site: Manifest['site'];
  readonly #origin: string | undefined;
  readonly #pages: ReadonlyMap<string, string>;
  readonly #drafts: ReadonlyMap<string, string>;
  readonly #redirects: OldAddresses;
  readonly #elsewhere: readonly string[];
  readonly #downloads: ReadonlySet<string>;

  constructor({ settings, pages, downloads }: LinkTargets) {
    const { redirects, site } = settings;
    const origin = toUrl(site.origin);
    this.#site = site;
    this.#origin = origin && withoutDefaultPort(origin);
    const list = Array.from(pages.known, ([id, { path }]) => [toAddressKey(path), id] as const);
    this.#pages = new Map(list.filter(([, id]) => pages.shown.has(id)));
    this.#drafts = new Map(list.filter(([, id]) => pages.absent.has(id)));
    this.#redirects = new OldAddresses(redirects);
    this.#elsewhere = settings.build.servedElsewhere ?? [];
    this.#downloads = new Set(
      Array.from(downloads.keys(), (path) => toAddressKey(`/${toDownloadFile(path)}`)),
    );
  }

  find(address: string): OwnTarget | undefined {
    // Hosts lead from http to https.
    const isSecure = this.#origin?.startsWith('https:');
    const url = toUrl(isSecure ? address.replace(/^http:/i, 'https:') : address);
    if (url === undefined || withoutDefaultPort(url) !== this.#origin) return undefined;
    const { base } = this.#site;
    const place = decodeAddress(url.pathname);
    // Above its base, another site may stand.
    if (!isBelow(base, place)) return undefined;
    const path = toPath(
      base,
      place.endsWith('/') || place.length >= base.length ? place : `${place}/`,
    );
    // That the home page is elsewhere has its own finding.
    if (path === '/' && !this.#pages.has(path)) return { type: 'other' };
    const key = toAddressKey(path);
    if (this.#downloads.has(key)) return { type: 'other' };
    if (isBuiltPath(path) || written.has(path)) return { type: 'other' };
    const id = this.#pages.get(key);
    if (id !== undefined)
      return {
        type: 'page',
        id,
        anchor: url.hash === '' ? undefined : decodeAddress(url.hash.slice(1)),
      };
    if (findElsewhere(this.#elsewhere, path) !== undefined) return { type: 'other' };
    const status = this.#redirects.findStatus(path);
    if (status !== undefined && status !== 410) return { type: 'other' };
    return { type: 'missing', path, ...this.#explain(key, status) };
  }

  /** The page that is meant by a path, or by an id without its mark. */
  findMeantPage(address: string): string | undefined {
    return this.#findById(address) ?? this.#findPage(address);
  }

  /** The page of an id without its mark, or with another one. */
  #findById(address: string): string | undefined {
    const name = address.replace(/^pages?[:=/]+/i, '');
    const ids = [...this.#pages.values()];
    return ids.find((id) => id === name) ?? ids.find((id) => id === name.toLowerCase());
  }

  /** The page that other tools would find at a path such as "../questions.html"; it may stand in any folder. */
  #findPage(address: string): string | undefined {
    const { base } = this.#site;
    const path = decodeAddress(address.replace(/[?#].*$/s, ''));
    const rest = path
      .replace(base.length > 1 && path.startsWith(base) ? base : /^(?:\.{0,2}\/)+/, '')
      // Other tools write the ending of the file.
      .replace(/(?:\.[a-z]{3,4})?\/*$/i, '')
      .replace(/(?:^|\/)index$/i, '');
    if (rest === '') return path.startsWith('/') ? this.#site.home : undefined;
    const key = toAddressKey(`/${rest}`);
    const exact = this.#pages.get(key);
    if (exact !== undefined || path.startsWith('/')) return exact;
    const [first, second] = [...this.#pages].filter(([other]) => other.endsWith(key));
    return second === undefined ? first?.[1] : undefined;
  }

  #explain(key: string, status: number | undefined) {
    if (status === 410) return { reason: 'a redirect says that it is gone' };
    const draft = this.#drafts.get(key);
    if (draft !== undefined) return { reason: `the page "${draft}" is a draft` };
    const near = findNearest(key, this.#pages.keys());
    return { near };
  }
}

/** What to do about the path of a file that there is. */
function findFileRemedy(address: string, files: LinkTargets['files']): string | undefined {
  const name = toDownloadFile(address);
  const path = [...files.keys()].find((file) => toDownloadFile(file) === name);
  if (path === undefined) return undefined;
  if (/\.svgz?$/i.test(path))
    return `A drawing is shown as a picture: in Markdown with ![what it shows](${path}).`;
  return `To publish a file, write "file": "${path}"; in texts, [words](file:${path}).`;
}

/** What to write for a path that is meant as one of a page or of a file. */
function findPathRemedy(
  address: string,
  own: OwnAddresses | undefined,
  files: LinkTargets['files'],
): string | undefined {
  if (/^(?!pages?:)\w+:/i.test(address)) return undefined;
  const page = own?.findMeantPage(address);
  return page === undefined
    ? findFileRemedy(address, files)
    : `To link to this page, write "page": "${page}"; in texts, [words](page:${page}).`;
}

/** What to do about a place on a page without the page. */
const findAnchorRemedy = (address: string): string | undefined =>
  /^#./.test(address)
    ? `Name the page, too, even if it is this one: "page:id${address}" in texts.`
    : undefined;

/** What is wrong with an address outside the pages; `own` is undefined while the manifest has the wrong shape. */
export function findAddressError(
  address: string,
  own: OwnAddresses | undefined,
  files: LinkTargets['files'],
): Cause | undefined {
  const value = JSON.stringify(address);
  const remedy = findContactRemedy(address) ?? findWebRemedy(address);
  if (!isOutsideAddress(address) || remedy !== undefined)
    return {
      code: 'unsafe-address',
      params: {
        value,
        remedy:
          remedy ??
          findAnchorRemedy(address) ??
          findPathRemedy(address, own, files) ??
          findQuoteRemedy(address) ??
          findSpaceRemedy(address) ??
          findSchemeRemedy(address),
      },
    };
  if (isLocalAddress(address)) return { code: 'local-address', params: { value } };
  const target = own?.find(address);
  if (target?.type !== 'missing') return undefined;
  const { path, reason, near } = target;
  return { code: 'unknown-address', params: { path, reason, near } };
}
