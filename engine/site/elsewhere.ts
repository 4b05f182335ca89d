// A site and those that it is published with → the addresses within it that load a document, because its app does not know them.
import { isBelow, toHref } from '../content/addresses/addresses';
import { toElsewherePrefixes } from '../content/addresses/elsewhere';
import { parseUrl } from '../content/addresses/parse-url';
import { listNamedOutputs } from '../content/addresses/reserved-names';
import { walkSite } from '../content/shape/shape';
import { findLinkTargets } from '../content/text/rich-text';
import type { SiteFeed } from '../model/item-views';
import type { Shape } from '../model/shape';
import type { ValidSite } from '../model/valid-site';

/** The paths within the site that its manifest and its texts write out, as addresses. */
function findWritten(valid: ValidSite, shape: Shape): ReadonlySet<string> {
  const { base, origin } = valid.manifest.site;
  const found = new Set<string>();
  const add = (address: string): void => {
    const url = address.startsWith(origin) ? parseUrl(address) : undefined;
    if (url?.origin === origin && isBelow(base, url.pathname)) found.add(url.pathname);
  };
  walkSite(shape, valid, (kind, value) => {
    if (typeof value !== 'string' || !value.includes(origin)) return;
    if (kind === 'address') add(value);
    else for (const { target } of findLinkTargets(value)) add(target);
  });
  return found;
}

interface Around {
  readonly shape: Shape;
  /** Of all sites of the publication. */
  readonly bases: readonly string[];
}

/** What such addresses begin with, in small letters and with a slash at their end: those of other systems and other sites, and files beside the pages that a link leads to. */
export function listElsewhere(valid: ValidSite, { shape, bases }: Around): string[] {
  const { build, site } = valid.manifest;
  const { base, rootFiles = {} } = site;
  const written = findWritten(valid, shape);
  const files = [
    ...listNamedOutputs().flatMap(({ path, answered }) => (answered === 'file' ? [path] : [])),
    ...Object.keys(rootFiles),
  ].map((path) => toHref(base, `/${path}`));
  return [
    ...toElsewherePrefixes(base, build.servedElsewhere ?? []),
    ...bases.filter((one) => one !== base && isBelow(base, one)),
    ...files.flatMap((address) => (written.has(address) ? [`${address}/`] : [])),
  ].map((prefix) => prefix.toLowerCase());
}

/** The same for feeds: calendars are among the files that every app knows. */
export const listFeedPrefixes = (feeds: readonly SiteFeed[], base: string): string[] =>
  feeds.flatMap(({ form, path }) =>
    form === 'calendar' ? [] : [`${toHref(base, `/${path}`)}/`.toLowerCase()],
  );
