// Before a site is published: what is not in it yet, and what keeps it from being built, each with a click to it.
import { Caution } from './caution';
import { listErrors, manifestFile } from './site-values';
import { nameSpot, openSpot } from './spots';
import { countWaiting } from './status';
import { listFound } from './translation-findings';
import { useShell, useStore } from './use-shell';

/** How many are listed; the others are in their own panel. */
const maxListed = 5;

/** What would bring an error. */
export function LeftOut() {
  const store = useStore();
  const waiting = useShell().site?.waiting ?? [];
  if (waiting.length === 0) return null;
  return (
    <Caution
      title={countWaiting(waiting)}
      about="What waits is not saved, and no version has it:"
      entries={waiting.map(({ id, about, findings }) => ({
        ...{ key: id, title: about, about: findings[0]?.message ?? '' },
        open: () => store.select({ type: 'changes' }),
      }))}
    />
  );
}

/** In these languages the words of the site stand for those that are missing, from now on. */
const toLater = (tags: Iterable<string>): object[] =>
  [...tags].map((tag) => ({
    ...{ op: 'set', file: manifestFile, path: ['languages', tag, 'rules', 'missing-translation'] },
    value: {
      severity: 'warning',
      reason: 'Words are translated later; until then readers see those of the site.',
    },
  }));

export function InTheWay() {
  const store = useStore();
  const { site, schemas } = useShell();
  const found = listFound(site, listErrors(site));
  if (found.length === 0) return null;
  const left = found.length - maxListed;
  const untranslated = new Set(
    found.flatMap(({ words }) => (words?.show === 'missing' ? words.tag : [])),
  );
  const later = {
    ...{ key: 'later', title: 'Translate later' },
    about: 'Until then, visitors see these words in the language of the site.',
    open: () => void store.operate('show untranslated words as they are', ...toLater(untranslated)),
  };
  return (
    <Caution
      title="Visitors cannot get this version yet"
      about="You can keep it. The website cannot be built from it before this is done:"
      entries={[
        ...found.slice(0, maxListed).map(({ finding, message, words }) => ({
          key: `${finding.code} ${finding.file} ${finding.pointer} ${finding.line}`,
          title: words === undefined ? nameSpot({ site, schemas }, finding) : 'Translate',
          about: message,
          open: () => (words === undefined ? openSpot(store, finding) : store.select(words)),
        })),
        ...(untranslated.size > 0 ? [later] : []),
      ]}
      more={
        left > 0
          ? { title: `${left} more`, open: () => store.select({ type: 'findings' }) }
          : undefined
      }
    />
  );
}
