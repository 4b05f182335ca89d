// The notice has a time; the files beside the pages have names of their own, and say the domain of the site.

import { isDeviceName } from '../../../content/addresses/device-name';
import { domainFile } from '../../../content/addresses/domain-file';
import { parseUrl } from '../../../content/addresses/parse-url';
import { listNamedOutputs, reservedSegments } from '../../../content/addresses/reserved-names';
import { isDay } from '../../../content/facts/is-day';
import { toNoticeTimes } from '../../../content/facts/notice-times';
import { isReservedKey } from '../../../content/shape/reserved-keys';
import { toPointer } from '../../../content/shape/shape';
import type { RawFinding } from '../../raw-finding';
import type { SiteOutline } from '../context/check-context';

function isZone(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone });
    return true;
  } catch {
    return false;
  }
}

const dayLength = '2027-01-06'.length;

function checkNotice({ file, settings, now }: SiteOutline<'site'>): RawFinding[] {
  const { notice, timeZone } = settings.site;
  if (notice === undefined || (notice.from ?? notice.until) === undefined) return [];
  const pointer = '/site/notice';
  const impossible = (['from', 'until'] as const).flatMap((name): RawFinding[] => {
    const day = notice[name]?.slice(0, dayLength);
    if (day === undefined || isDay(day)) return [];
    return [{ code: 'impossible-day', file, pointer: `${pointer}/${name}`, params: { day } }];
  });
  if (impossible.length > 0) return impossible;
  if (timeZone === undefined)
    return [{ code: 'notice-without-zone', file, pointer, part: 'key', params: {} }];
  // An unknown time zone has a finding of its own.
  if (!isZone(timeZone)) return [];
  const { from, until } = toNoticeTimes(notice, timeZone);
  const at = { file, pointer: `${pointer}/until` };
  const end = notice.until ?? '';
  if (from >= until)
    return [{ code: 'notice-order', ...at, params: { from: notice.from ?? '', until: end } }];
  if (now === undefined || now.getTime() < until) return [];
  return [{ code: 'past-notice', ...at, params: { until: end } }];
}

/** Names of the engine, as a disk that takes no notice of case compares them. */
const own = new Map(
  [...listNamedOutputs().map(({ path }) => path), ...Object.values(reservedSegments)].map(
    (name) => [name.toLowerCase(), name] as const,
  ),
);

/** Who has the name of a file already, in whatever case; undefined where it is free. */
function findOwner(name: string, seen: ReadonlyMap<string, string>): string | undefined {
  const key = name.toLowerCase();
  const [taken, other] = [own.get(key), seen.get(key)];
  if (taken !== undefined) return taken === name ? 'the engine' : `"${taken}" of the engine`;
  if (other !== undefined) return `"${other}", but for its case,`;
  return isDeviceName(name) ? 'a device of Windows' : undefined;
}

function checkRootFiles({ file, settings, pages }: SiteOutline<'site'>): RawFinding[] {
  const { rootFiles: written = {} } = settings.site;
  if (Object.keys(written).length === 0) return [];
  const paths = new Map(Array.from(pages.known, ([id, { path }]) => [path.toLowerCase(), id]));
  const seen = new Map<string, string>();
  return Object.keys(written).flatMap((name): RawFinding[] => {
    if (isReservedKey(name)) return [];
    const key = name.toLowerCase();
    const page = paths.get(`/${key}`);
    const owner = page === undefined ? findOwner(name, seen) : `the page "${page}"`;
    seen.set(key, name);
    if (owner === undefined) return [];
    const pointer = toPointer('/site/rootFiles', name);
    return [{ code: 'taken-root-file', file, pointer, part: 'key', params: { name, owner } }];
  });
}

/** What the host reads as the domain of the site is that of its origin. */
function checkDomain({ file, settings }: SiteOutline<'site'>): RawFinding[] {
  const { rootFiles = {}, origin } = settings.site;
  const { host } = parseUrl(origin) ?? {};
  const lines = rootFiles[domainFile] ?? [];
  if (host === undefined) return [];
  return lines.flatMap((line, index): RawFinding[] => {
    const value = line.trim();
    if (value === '' || value.toLowerCase() === host) return [];
    const pointer = `${toPointer('/site/rootFiles', domainFile)}/${index}`;
    return [{ code: 'other-domain', file, pointer, params: { value, host } }];
  });
}

export const checkAroundPages = (site: SiteOutline<'site'>): readonly RawFinding[] => [
  ...checkNotice(site),
  ...checkRootFiles(site),
  ...checkDomain(site),
];
