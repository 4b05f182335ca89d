// Texts that visitors read, hear and share: titles, summaries, headings, alternative texts.

import { findYear } from '../../../content/facts/clock';
import { indexPages, type PageIndex } from '../../../content/pages/page-index';
import { toPointer } from '../../../content/shape/shape';
import type { Manifest } from '../../../generated/manifest';
import { isRecord } from '../../../model/json';
import type { ParamsOf } from '../../catalogue';
import type { RawFinding } from '../../raw-finding';
import type { PagePart, SiteOutline } from '../context/check-context';
import type { FilePart } from '../context/file-part';

/** In characters: about what a page of results shows. */
const maxLengths = { title: 60, summary: 160 } as const;

type Field = keyof typeof maxLengths;

/** A text as readers see it: the key is equal for two that they take for one. */
interface ShownText {
  readonly key: string;
  /** In characters. */
  readonly length: number;
}

/** What search engines show of a page. */
interface Result extends Readonly<Record<Field, ShownText>> {
  readonly id: string;
  /** Whether it shows the page at which it opens. */
  readonly isSwitcher: boolean;
}

const toShownText = (text: string): ShownText => ({
  key: text.trim().replace(/\s+/g, ' ').toLowerCase(),
  length: [...text].length,
});

export const findResult = ({ id, page }: Pick<PagePart, 'id' | 'page'>): readonly Result[] => [
  {
    ...{ id, isSwitcher: page.layout === 'switcher' },
    ...{ title: toShownText(page.title), summary: toShownText(page.summary) },
  },
];

/** The id of an item without the day at its end, in which those of a series differ. */
const toSeries = (id: string): string => id.replace(/(?<=:.+)-\d{4}-\d\d-\d\d$/, '');

/** Titles or summaries: no two alike but in a series, none longer than what is shown. */
function checkField(results: readonly Result[], field: Field, file: string): RawFinding[] {
  const seen = new Map<string, string>();
  const limit = maxLengths[field];
  return results.flatMap(({ id: second, isSwitcher, [field]: { key, length } }): RawFinding[] => {
    const first = seen.get(key);
    if (first === undefined && !isSwitcher) seen.set(key, second);
    if (first !== undefined && toSeries(first) === toSeries(second)) return [];
    if (first === undefined && length <= limit) return [];
    const place = { file, pointer: `${toPointer('/pages', second)}/${field}` };
    if (first === undefined)
      return [{ code: `long-${field}`, ...place, params: { actual: length, limit } }];
    const other = `${toPointer('/pages', first)}/${field}`;
    const related = [{ file, pointer: other, message: `The page "${first}" uses it here.` }];
    return [{ code: `duplicate-${field}`, ...place, params: { first, second }, related }];
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

interface Named extends Pick<SiteOutline, 'file'> {
  readonly pages: Pick<PageIndex<unknown>, 'known'>;
}

export function checkResults(
  found: readonly Result[],
  { file, pages }: Named,
): readonly RawFinding[] {
  const known = found.filter(({ id }) => pages.known.has(id));
  return [...checkField(known, 'title', file), ...checkField(known, 'summary', file)];
}

/** What is wrong with what all pages are called. */
export function checkNames({ pages, site }: Manifest, file: string): readonly RawFinding[] {
  const found = Object.entries(pages).flatMap(([id, page]) => findResult({ id, page }));
  const index = indexPages(pages, { drafts: false, language: site.language });
  return checkResults(found, { file, pages: index });
}
