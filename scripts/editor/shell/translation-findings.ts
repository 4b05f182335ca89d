// What is found of translations → the words that it speaks of, beside those that they translate.
import type { EditorState, ToldFinding } from '../site-state';
import type { TranslationState } from '../translation-units';
import { findPage } from './find-page';
import type { Selection } from './shell-state';
import { listErrors, listLanguages, listShown } from './site-values';

type Words = Extract<Selection, { readonly type: 'translations' }>;

/** By their codes: which words are shown. */
const shownBy: Readonly<Record<string, TranslationState | ''>> = {
  'missing-translation': 'missing',
  'stale-translation': 'stale',
  'machine-translation': 'machine',
  'kept-translation': 'kept',
  'page-not-in-language': '',
};

/** `files/languages/de/news/saw.md` */
const ofLanguage = /^files\/languages\/([^/]+)\/(.+?)(?:#matter)?$/;

function findPageOf(site: EditorState | undefined, { file, pointer }: ToldFinding): string {
  const [, , inner = ''] = ofLanguage.exec(file) ?? [];
  const [, page] = /^pages\/(.+)\.json$/.exec(inner) ?? [];
  if (page !== undefined) return page;
  const own = inner === '' ? { file, pointer } : { file: `files/${inner}`, pointer: '' };
  return findPage(site, own)?.id ?? '';
}

/** Undefined for what is found of anything else. */
function findTranslations(site: EditorState | undefined, finding: ToldFinding): Words | undefined {
  const show = shownBy[finding.code];
  const tag = ofLanguage.exec(finding.file)?.[1] ?? finding.language;
  if (show === undefined || tag === undefined) return undefined;
  return { type: 'translations', page: findPageOf(site, finding), tag, show };
}

/** What waits for somebody who translates into a language: the words that are missing, and those that have changed since. */
export const listToTranslate = (site: EditorState | undefined, tag: string): readonly Words[] =>
  (site?.findings ?? []).flatMap((finding) => {
    const words = findTranslations(site, finding);
    const waits = words?.show === 'missing' || words?.show === 'stale';
    return words !== undefined && waits && words.tag === tag ? [words] : [];
  });

/** What keeps the site from being built, besides words that wait for a translator: those are counted with their language. */
export const listToFix = (site: EditorState | undefined): readonly ToldFinding[] =>
  listErrors(site).filter((finding) => findTranslations(site, finding) === undefined);

/** What is found, as it is listed. */
interface FoundEntry {
  readonly finding: ToldFinding;
  readonly message: string;
  /** The words that it speaks of, where they are a translation. */
  readonly words: Words | undefined;
}

/** What is said of several texts of one page; undefined of what is said of each. */
function describeTexts(
  site: EditorState | undefined,
  { page, tag, show }: Words,
  count: number,
): string | undefined {
  const { title } = listShown(site).find(({ id }) => id === page) ?? {};
  const language = listLanguages(site).find((one) => one.tag === tag)?.name ?? tag;
  const texts = count === 1 ? '1 text' : `${count} texts`;
  const whose = `${texts} of ${title === undefined ? 'menus, footer and settings' : `“${title}”`}`;
  if (show === 'missing')
    return `${whose} ${count === 1 ? 'is' : 'are'} not translated into ${language} yet.`;
  return show === 'stale'
    ? `${whose} ${count === 1 ? 'has' : 'have'} changed since the translation into ${language}.`
    : undefined;
}

/** Each finding by itself, and what waits to be translated once for each page. */
export function listFound(
  site: EditorState | undefined,
  findings: readonly ToldFinding[],
): readonly FoundEntry[] {
  const entries = findings.map((finding) => ({ finding, words: findTranslations(site, finding) }));
  const counts = new Map<string, number>();
  for (const { words } of entries) {
    const key = JSON.stringify(words);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return entries.flatMap(({ finding, words }) => {
    if (words === undefined) return { finding, words, message: finding.message };
    const key = JSON.stringify(words);
    const message = describeTexts(site, words, counts.get(key) ?? 0);
    if (message === undefined) return { finding, words, message: finding.message };
    return counts.delete(key) ? { finding, words, message } : [];
  });
}
