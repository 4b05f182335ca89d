// The list of old addresses beside the manifest → the same list where it leads to a page that is renamed or removed.
import type { Manifest, Redirect } from '../../engine/generated/manifest';
import { redirectList } from '../../engine/manifest/redirect-list';
import { resolveRedirects } from '../../engine/manifest/stage/resolve-redirects';
import { parseRedirectList } from '../../engine/manifest/text/parse-redirect-list';
import { getManifest } from './page-edits';
import type { SiteEdit } from './site-edit';

interface Line {
  readonly text: string;
  readonly redirect: Redirect;
}

export const toField = (words: string): string =>
  /[",]/.test(words) ? `"${words.replaceAll('"', '""')}"` : words;

/** The redirects of the list; undefined where there is none. */
export function readRedirectList(site: SiteEdit) {
  const text = site.read(redirectList);
  if (text === undefined) return undefined;
  const {
    pages,
    languages = {},
    redirects = [],
  } = getManifest(site) as unknown as Partial<Manifest> & Pick<Manifest, 'pages'>;
  return {
    text,
    ...resolveRedirects(parseRedirectList(text).rows, { pages, languages, redirects }),
  };
}

/** Gives each line that leads to the page another text. */
function editLines(site: SiteEdit, id: string, change: (line: Line) => string): void {
  const list = readRedirectList(site);
  if (list === undefined) return;
  const { text } = list;
  const edits = list.redirects.flatMap((redirect, index) => {
    if (redirect.page !== id) return [];
    const { offset = 0 } = list.places[index] ?? {};
    const [line = ''] = /^[^\r\n]*/.exec(text.slice(offset)) ?? [];
    return [{ offset, length: line.length, text: change({ text: line, redirect }) }];
  });
  if (edits.length > 0) site.apply({ op: 'edit', file: redirectList, edits });
}

/** Lines that name the page by its path stay: the path does not change. */
export const renameInList = (site: SiteEdit, from: string, to: string): void =>
  editLines(site, from, ({ text }) => text.replace(`page:${from}`, `page:${to}`));

/** They lead to another page from then on, or say that their address is gone. */
export const removeFromList = (site: SiteEdit, id: string, next: string | undefined): void =>
  editLines(site, id, ({ redirect: { from, status } }) =>
    [toField(from), ...(next === undefined ? ['', '410'] : [`page:${next}`, `${status}`])].join(
      ',',
    ),
  );
