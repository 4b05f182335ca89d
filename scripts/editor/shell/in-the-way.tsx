// Before a site is published: what is not in it yet, and what keeps it from being built, each with a click to it.
import { Caution } from './caution';
import { listErrors } from './site-values';
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

export function InTheWay() {
  const store = useStore();
  const { site, schemas } = useShell();
  const found = listFound(site, listErrors(site));
  if (found.length === 0) return null;
  const left = found.length - maxListed;
  return (
    <Caution
      title="Visitors cannot get this version yet"
      about="You can keep it. The website cannot be built from it before this is done:"
      entries={found.slice(0, maxListed).map(({ finding, message, words }) => ({
        key: `${finding.code} ${finding.file} ${finding.pointer} ${finding.line}`,
        title: words === undefined ? nameSpot({ site, schemas }, finding) : 'Translate',
        about: message,
        open: () => (words === undefined ? openSpot(store, finding) : store.select(words)),
      }))}
      more={
        left > 0
          ? { title: `${left} more`, open: () => store.select({ type: 'findings' }) }
          : undefined
      }
    />
  );
}
