// A merged manifest → the same with nothing left of pages of another language but what links and menus say of them.
import { isRecord } from '../../model/json';

/** What others may show or ask of a page that is somewhere else. */
const outside = new Set([
  ...['path', 'title', 'label', 'summary', 'image', 'icon', 'parent'],
  ...['draft', 'unlisted', 'language'],
]);

/** The language of a site that does not say it: its default in the schema. */
const defaultLanguage = 'en';

/** The same manifest where no page says its language. */
export function leaveOutPages(manifest: unknown): unknown {
  const { pages, site } = isRecord(manifest) ? manifest : {};
  if (!isRecord(pages) || !isRecord(site)) return manifest;
  const { language = defaultLanguage } = site;
  const isElsewhere = (page: unknown): page is Record<string, unknown> =>
    isRecord(page) && typeof page.language === 'string' && page.language !== language;
  if (!Object.values(pages).some(isElsewhere)) return manifest;
  const left = Object.entries(pages).map(([id, page]) => [
    id,
    isElsewhere(page)
      ? Object.fromEntries(Object.entries(page).filter(([name]) => outside.has(name)))
      : page,
  ]);
  return { ...(manifest as object), pages: Object.fromEntries(left) };
}
