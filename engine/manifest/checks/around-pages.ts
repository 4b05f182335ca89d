// The notice has a time, and the files beside the pages have names of their own.
import { toNoticeTimes } from '../../content/facts/notice-times';
import { reservedSegments, rootFiles } from '../../content/reserved-names';
import { isReservedKey } from '../../content/shape/reserved-keys';
import { toPointer } from '../../content/shape/shape';
import type { RawFinding } from '../raw-finding';
import type { CheckContext } from './check-context';

function isZone(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone });
    return true;
  } catch {
    return false;
  }
}

function checkNotice({ file, manifest }: CheckContext): RawFinding[] {
  const { notice, timeZone } = manifest.site;
  if (notice === undefined || (notice.from ?? notice.until) === undefined) return [];
  const pointer = '/site/notice';
  if (timeZone === undefined)
    return [{ code: 'notice-without-zone', file, pointer, part: 'key', params: {} }];
  // That there is no such zone has a finding of its own.
  if (!isZone(timeZone)) return [];
  const { from, until } = toNoticeTimes(notice, timeZone);
  if (from < until) return [];
  const params = { from: notice.from, until: notice.until };
  return [{ code: 'notice-order', file, pointer: `${pointer}/until`, params }];
}

const generated: ReadonlySet<string> = new Set(Object.values(rootFiles));
const folders: ReadonlySet<string> = new Set(Object.values(reservedSegments));

function checkRootFiles({ file, manifest }: CheckContext): RawFinding[] {
  const { rootFiles: written = {} } = manifest.site;
  const paths = new Map(Object.entries(manifest.pages).map(([id, { path }]) => [path, id]));
  return Object.keys(written).flatMap((name): RawFinding[] => {
    if (isReservedKey(name)) return [];
    const page = paths.get(`/${name}`);
    const owner =
      page !== undefined
        ? `the page "${page}"`
        : generated.has(name) || folders.has(name)
          ? 'the engine'
          : undefined;
    if (owner === undefined) return [];
    const pointer = toPointer('/site/rootFiles', name);
    return [{ code: 'taken-root-file', file, pointer, part: 'key', params: { name, owner } }];
  });
}

export const checkAroundPages = (context: CheckContext): readonly RawFinding[] => [
  ...checkNotice(context),
  ...checkRootFiles(context),
];
