// Two versions of a site, in each of its languages → what changes for readers, and what becomes of translations.
import { toHref } from '../../engine/content/addresses/addresses';
import { mainOf } from '../../engine/model/publication';
import { type Comparison, compareSites } from './compare-sites';
import { createFindMoved } from './find-moved';
import type { ReadablePublication, ReadableSite } from './read-sites';
import { compareStates, type TranslationChange } from './translation-changes';

interface LanguageComparison extends Comparison {
  readonly tag: string;
}

export interface PublicationComparison extends Comparison {
  /** The further languages that both versions have. Absent where neither has any. */
  readonly languages?: readonly LanguageComparison[];
  readonly translations?: readonly TranslationChange[];
}

const getTag = ({ site }: ReadableSite): string => site.shell.language;

const listAddresses = ({ site, base }: ReadableSite): string[] =>
  Object.values(site.pages).map(({ path }) => toHref(base, path));

/** What a language adds that the site did not have, or takes with it. */
const compareWhole = (
  before: readonly ReadableSite[],
  after: readonly ReadableSite[],
): Comparison['settings'] => {
  const describe = (some: readonly ReadableSite[], others: readonly ReadableSite[]) =>
    some.filter((one) => !others.some((other) => getTag(other) === getTag(one)));
  const toText = (one: ReadableSite): string =>
    `${getTag(one)}, pages: ${listAddresses(one).length}`;
  return [
    ...describe(after, before).map((one) => ({
      kind: 'added' as const,
      where: 'Language ',
      text: toText(one),
    })),
    ...describe(before, after).map((one) => ({
      kind: 'removed' as const,
      where: 'Language ',
      text: toText(one),
    })),
  ];
};

export function comparePublications(
  before: ReadablePublication,
  after: ReadablePublication,
): PublicationComparison {
  const main = compareSites(mainOf(before), mainOf(after), after.sites);
  const [, ...olds] = before.sites;
  const [, ...news] = after.sites;
  if (olds.length + news.length === 0) return main;
  const languages = news.flatMap((next): LanguageComparison[] => {
    const old = olds.find((one) => getTag(one) === getTag(next));
    return old ? [{ tag: getTag(next), ...compareSites(old, next, after.sites) }] : [];
  });
  const findMoved = createFindMoved([mainOf(after)]);
  const answered = new Set(after.sites.flatMap(listAddresses));
  const gone = olds
    .filter((old) => !news.some((next) => getTag(next) === getTag(old)))
    .flatMap(listAddresses)
    .filter((address) => !answered.has(address) && findMoved(address) === undefined);
  return {
    ...main,
    settings: [...main.settings, ...compareWhole(olds, news)],
    lost: [...main.lost, ...languages.flatMap(({ lost }) => lost), ...gone],
    languages: languages.map((one) => ({ ...one, lost: [] })),
    translations: compareStates(before.translations, after.translations),
  };
}
