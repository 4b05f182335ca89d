// The language of a site → what makes the stems of its words. Only builds stem: an index lists the forms that it has.
import snowball from 'snowball-stemmers';

/** The stem of a word in small letters, with its accents. */
export type Stem = (word: string) => string;

const algorithms: Readonly<Record<string, string>> = {
  ar: 'arabic',
  hy: 'armenian',
  eu: 'basque',
  ca: 'catalan',
  cs: 'czech',
  da: 'danish',
  nl: 'dutch',
  en: 'english',
  fi: 'finnish',
  fr: 'french',
  de: 'german',
  hu: 'hungarian',
  ga: 'irish',
  it: 'italian',
  nb: 'norwegian',
  nn: 'norwegian',
  no: 'norwegian',
  pt: 'portuguese',
  ro: 'romanian',
  ru: 'russian',
  es: 'spanish',
  sl: 'slovene',
  sv: 'swedish',
  ta: 'tamil',
  tr: 'turkish',
};

const primaryOf = (language: string): string => language.split('-')[0]?.toLowerCase() ?? '';

/** Whether forms of one word can be told from other words in a language; otherwise it is searched by the beginnings of words. */
export const hasStems = (language: string): boolean =>
  Object.hasOwn(algorithms, primaryOf(language));

/** Plurals that no algorithm leads back, in the languages that are asked for most. */
const irregular: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  en: [
    [/^(.*(?:loa|shel|kni|hal|wol|scar|thie))ves$/, '$1f'],
    [/^(.*(?:[ae]ly|ba|cri|the|gno|pha))ses$/, '$1sis'],
  ],
  es: [[/^(.*[aeiouáéíóú])ces$/, '$1z']],
};

/** What finds the singular of such a plural, by which it is found as well. */
export function createFindSingular(language: string): (word: string) => string | undefined {
  const plurals = irregular[primaryOf(language)] ?? [];
  return (word) => {
    // All of them end so: most words are none.
    if (!word.endsWith('es')) return undefined;
    const [plural, singular] = plurals.find(([one]) => one.test(word)) ?? [];
    return plural && singular && word.replace(plural, singular);
  };
}

/** Undefined for a language whose stems nobody knows. Words with a digit have none: they are names. */
export function createStem(language: string): Stem | undefined {
  if (!hasStems(language)) return undefined;
  const stemmer = snowball.newStemmer(algorithms[primaryOf(language)] ?? '');
  const findSingular = createFindSingular(language);
  return (word) => (/\p{N}/u.test(word) ? word : stemmer.stem(findSingular(word) ?? word));
}
