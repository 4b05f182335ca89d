// A name that nothing defines → the near one, wherever it is used.
import type { Finding } from '../../../engine/model/finding';
import { placesOf, type Repair, type RepairSite } from './repair';
import { changeTexts, replaceWithin } from './text-repairs';

/** Writes one text in place of another wherever the finding marks it; nothing where either is not known. */
export function* putInstead(
  site: RepairSite,
  finding: Finding,
  [from, to]: readonly [from: unknown, to: unknown],
): Iterable<Repair> {
  if (from === undefined || to === undefined || from === to) return;
  const replace = replaceWithin(String(from), String(to));
  const operations = changeTexts(site, placesOf(finding), replace);
  if (operations.length > 0) yield { title: `Write "${to}" in place of "${from}".`, operations };
}

/** Uses the name that was probably meant. */
export const putNear =
  (name: string) =>
  (finding: Finding, site: RepairSite): Iterable<Repair> =>
    putInstead(site, finding, [finding.parameters[name], finding.parameters.near]);
