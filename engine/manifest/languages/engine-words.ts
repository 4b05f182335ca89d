// A manifest in some language → the same with the engine's own words in that language, wherever it says nothing itself.
import { toLocale } from '../../content/text/locale';
import { languagePacks } from '../../generated/language-packs';
import type { EngineWords } from '../../model/engine-words';
import { isRecord } from '../../model/json';
import { describeDates } from './date-words';
import { fillIn } from './fill-in-words';

/** Where English dates begin with the month, as the defaults of the schemas do. */
const american = /^en(?:-Latn)?(?:-(?:AS|CA|GU|MH|MP|PH|PR|UM|US|VI))?$/;

const findPack = (tag: string): EngineWords[] =>
  Object.hasOwn(languagePacks, tag) ? [languagePacks[tag] ?? {}] : [];

const toBase = (tag: string): string => tag.split('-')[0] ?? tag;

/** Whether the engine speaks a language: English is that of the schemas. */
export const hasEngineWords = (language: string): boolean => {
  const base = toBase(toLocale(language));
  return base === 'en' || Object.hasOwn(languagePacks, base);
};

/** Those of the region first. */
function listPacks(language: string): readonly EngineWords[] {
  const tag = toLocale(language);
  const own = tag === toBase(tag) ? [] : findPack(tag);
  if (own.length === 0 && tag.startsWith('en') && !american.test(tag)) return findPack('en-001');
  return [...own, ...findPack(toBase(tag))];
}

type Entry = Readonly<Record<string, unknown>>;

const ignore = () => {};

const fillInMember = (own: unknown, words: unknown): unknown =>
  fillIn(own, words, { at: '', onFilled: ignore });

const fillInForms = (forms: unknown, failure: unknown): unknown =>
  isRecord(forms)
    ? Object.fromEntries(
        Object.entries(forms).map(([id, form]) => [
          id,
          isRecord(form) && isRecord(form.failure)
            ? { ...form, failure: fillInMember(form.failure, failure) }
            : form,
        ]),
      )
    : forms;

function fillInPack(manifest: Entry, words: EngineWords): Entry {
  const { labels, blockSettings, search, failure } = words;
  const filled = {
    labels: fillInMember(manifest.labels, labels),
    blockSettings: fillInMember(manifest.blockSettings, blockSettings),
    ...(isRecord(manifest.search) && { search: fillInMember(manifest.search, search) }),
    ...(failure && { forms: fillInForms(manifest.forms, failure) }),
  };
  // A member that is not there must not be there as undefined.
  const present = Object.entries(filled).filter(([, value]) => value !== undefined);
  return { ...manifest, ...Object.fromEntries(present) };
}

export function fillInEngineWords(manifest: unknown): unknown {
  const site = isRecord(manifest) ? manifest.site : undefined;
  const language = isRecord(site) ? site.language : undefined;
  if (!isRecord(manifest) || typeof language !== 'string') return manifest;
  const packs = hasEngineWords(language)
    ? listPacks(language)
    : [{ labels: { dates: describeDates(language) } } as EngineWords];
  return packs.reduce<Entry>(fillInPack, manifest);
}
