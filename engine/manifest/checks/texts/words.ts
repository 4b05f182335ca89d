// Texts that visitors read, hear and share: titles, summaries, headings, alternative texts.

import { findYear } from '../../../content/facts/clock';
import { toPointer } from '../../../content/shape/shape';
import { isRecord } from '../../../model/json';
import type { ParamsOf } from '../../catalogue';
import type { RawFinding } from '../../raw-finding';
import type { SiteOutline, SiteSummary } from '../context/check-context';
import type { FilePart } from '../context/file-part';

/** In characters: about what a page of results shows. */
const maxLengths = { title: 60, summary: 160 } as const;

/** Titles or summaries: no two alike, none longer than what is shown. */
function checkField({ file, pages }: SiteSummary, field: 'title' | 'summary'): RawFinding[] {
  const seen = new Map<string, string>();
  const limit = maxLengths[field];
  return [...pages.known].flatMap(([second, page]): RawFinding[] => {
    const pointer = `${toPointer('/pages', second)}/${field}`;
    const text = page[field];
    const key = text.trim().replace(/\s+/g, ' ').toLowerCase();
    const first = seen.get(key);
    // A switcher shows the page at which it opens.
    if (first === undefined && page.layout !== 'switcher') seen.set(key, second);
    if (first !== undefined) {
      const other = `${toPointer('/pages', first)}/${field}`;
      const related = [{ file, pointer: other, message: `The page "${first}" uses it here.` }];
      return [{ code: `duplicate-${field}`, file, pointer, params: { first, second }, related }];
    }
    if (text.length <= limit) return [];
    const actual = [...text].length;
    return actual > limit
      ? [{ code: `long-${field}`, file, pointer, params: { actual, limit } }]
      : [];
  });
}

/** Sections without a heading, in the manifest and in content files; items within others are mentioned, too. */
export const checkSections = ({ mentions }: FilePart): readonly RawFinding[] =>
  mentions.flatMap(({ file, kind, value, pointer }) =>
    (kind === 'items' && Array.isArray(value) ? value : []).flatMap((item: unknown, index) =>
      Object.keys(isRecord(item) ? item : {})
        .filter((heading) => heading.trim() === '')
        .map((heading): RawFinding => {
          const at = toPointer(toPointer(pointer, index), heading);
          return { code: 'empty-heading', file, pointer: at, part: 'key', params: {} };
        }),
    ),
  );

/** A site cannot be younger than its first year. */
export function checkCopyright({
  file,
  settings,
  now,
}: SiteOutline<'footer' | 'site'>): readonly RawFinding[] {
  const { from } = settings.footer.copyright;
  const year = now && findYear(now, settings.site.timeZone);
  if (year === undefined || from <= year) return [];
  const params: ParamsOf<'out-of-range'> = {
    concept: '"From"',
    value: from,
    range: `at most ${year}`,
  };
  return [{ code: 'out-of-range', file, pointer: '/footer/copyright/from', params }];
}

export const checkResults = (site: SiteSummary): readonly RawFinding[] => [
  ...checkField(site, 'title'),
  ...checkField(site, 'summary'),
];
