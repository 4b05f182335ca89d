// A document → its front matter and its text: a field writes the text, forms write what stands before it.
import { findFrontMatter } from '../../../engine/manifest/document/matter-fences';
import type { Draft } from '../../edit/drafts';
import type { Operation } from '../../edit/operations';
import type { SeenFiles } from '../../edit/seen-files';
import type { SiteEdit } from '../../edit/site-edit';
import { hashBytes } from '../../journal/bytes';

interface DocumentParts {
  /** The front matter with the lines around it, blank ones included; empty where there is none. */
  readonly head: string;
  readonly text: string;
}

export function splitDocument(whole: string): DocumentParts {
  const matter = findFrontMatter(whole);
  const blank = matter && /^(?:[ \t]*\r?\n)*/.exec(whole.slice(matter.end))?.[0];
  const end = matter === undefined ? 0 : matter.end + (blank ?? '').length;
  return { head: whole.slice(0, end), text: whole.slice(end) };
}

/** The text of a document; undefined where there is none. */
export function readText(site: SiteEdit, file: string): string | undefined {
  const whole = site.read(file);
  return whole === undefined ? undefined : splitDocument(whole).text;
}

/** The first text below front matter begins behind a blank line, as others do. */
function join(whole: string, text: string): string {
  const { head, text: before } = splitDocument(whole);
  const isFirst = head !== '' && before === '' && text !== '';
  return head + (isFirst && !/\n[ \t]*\r?\n$/.test(head) ? '\n' : '') + text;
}

export const writeText = (site: SiteEdit, file: string, text: string): Operation => ({
  ...{ op: 'write', file },
  text: join(site.read(file) ?? '', text),
});

/** As it is read once it is written: blank lines before it belong to the front matter. */
export const toRead = (site: SiteEdit, file: string, text: string): string =>
  splitDocument(join(site.read(file) ?? '', text)).text;

const mark = '#text';

const toName = (file: string): string => file + mark;

/** What a draft of a text is made for. */
export const seeText = (site: SiteEdit, file: string): SeenFiles =>
  new Map([[toName(file), hashBytes(readText(site, file) ?? '')]]);

/** Whether somebody has written another text since a draft was made. */
export const isOvertaken = (site: SiteEdit, { seen }: Draft): boolean =>
  [...seen].some(([name, hash]) => {
    const file = name.endsWith(mark) ? name.slice(0, -mark.length) : undefined;
    return file !== undefined && seeText(site, file).get(name) !== hash;
  });

/** A draft of a text as it would be written now: forms may have changed what stands before it. */
export const renewDraft = (site: SiteEdit, draft: Draft): Draft => ({
  ...draft,
  operations: draft.operations.map((one) =>
    one.op === 'write' && typeof one.text === 'string' && draft.seen.has(toName(one.file))
      ? writeText(site, one.file, splitDocument(one.text).text)
      : one,
  ),
});
