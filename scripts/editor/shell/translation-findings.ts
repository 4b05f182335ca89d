// What is found of translations → the words that it speaks of, beside those that they translate.
import type { EditorState, ToldFinding } from '../site-state';
import type { TranslationState } from '../translation-units';
import type { Selection } from './shell-state';
import { findPage } from './spots';

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
export function findTranslations(
  site: EditorState | undefined,
  finding: ToldFinding,
): Words | undefined {
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
