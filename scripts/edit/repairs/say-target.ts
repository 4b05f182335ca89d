// Where a link leads, under a name that links do not have → the page there, or an address outside this site.

import { parseUrl } from '../../../engine/content/addresses/parse-url';
import { targetNames } from '../../../engine/manifest/shape/absent-table';
import { isRecord, type JsonValue } from '../../../engine/model/json';
import { linkTargets } from '../../../engine/model/link-targets';
import { findPageAt } from './page-at';
import { findAround, membersOf, type Part, setPart } from './places';
import type { FindingOf, Repair, RepairSite } from './repair';

function* listTargets(
  site: RepairSite,
  written: string,
): Iterable<Readonly<Record<string, string>>> {
  const { pages } = site.manifest;
  const isId = isRecord(pages) && Object.hasOwn(pages, written);
  const page = isId ? written : findPageAt(site, written);
  if (page !== undefined) yield { page };
  else if (parseUrl(written) !== undefined) yield { href: written };
}

/** The link that an unknown field was to have made, which without it leads nowhere. */
function findAimless(finding: FindingOf<'unknown-field'>, site: RepairSite): Part | undefined {
  const { field, known } = finding.parameters;
  const names = String(known).split(', ');
  const isTarget =
    targetNames.test(String(field)) && linkTargets.every((name) => names.includes(name));
  const link = isTarget ? findAround(site, finding) : undefined;
  return linkTargets.some((name) => Object.hasOwn(membersOf(link), name)) ? undefined : link;
}

/** Undefined for a field that no link leads with: then it may go. */
export function sayTarget(
  finding: FindingOf<'unknown-field'>,
  site: RepairSite,
): readonly Repair[] | undefined {
  const link = findAimless(finding, site);
  if (link === undefined) return undefined;
  const { [String(finding.parameters.field)]: written, ...rest } = membersOf(link);
  return Array.from(listTargets(site, String(written)), (target) =>
    setPart(link.file, link.path, { ...rest, ...target } as JsonValue),
  );
}
