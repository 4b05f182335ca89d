// A finding of a site → the first of its repairs that does what it is for.
import type { Code } from '../../../engine/manifest/catalogue';
import type { Finding } from '../../../engine/model/finding';
import { allRepairs } from './all-repairs';
import type { FindingOf, Repair, RepairRow, RepairSite } from './repair';
import type { Trial } from './trial';

/** A repair that was tried. */
interface Tried extends Repair {
  /** Whether it loses nothing, and changes no word that readers are told: nobody has to be asked. */
  readonly isSafe: boolean;
  /** The site after it. */
  readonly after: Trial;
}

/** A finding about the code of a site has no row. */
export const rowOf = (code: string): RepairRow =>
  Object.hasOwn(allRepairs, code)
    ? ((allRepairs as Readonly<Record<string, RepairRow>>)[code] ?? {})
    : {};

/** By what an edit is judged: a person changes it, or nobody. */
const isJudge = ({ pointer }: Finding): boolean =>
  /^\/(?:rules|budgets)(?:\/|$)|^\/build\/host$/.test(pointer);

function* listAll(finding: Finding, site: RepairSite): Iterable<Repair & { isSafe: boolean }> {
  const row = rowOf(finding.code);
  const typed = finding as FindingOf<Code>;
  for (const repair of row.fix?.(typed, site) ?? []) yield { ...repair, isSafe: !isJudge(finding) };
  for (const repair of row.ask?.(typed, site) ?? []) yield { ...repair, isSafe: false };
}

/** The site after a repair; undefined where that leaves its finding, or brings an error. */
function tryOut({ operations }: Repair, finding: Finding, site: Trial): Trial | undefined {
  const after = site.apply(operations);
  return after && site.isFixedBy(after, [finding]) ? after : undefined;
}

/** The first of some repairs that removes their finding and brings no error. */
export function findFixing<Some extends Repair>(
  repairs: Iterable<Some>,
  finding: Finding,
  site: Trial,
): (Some & { readonly after: Trial }) | undefined {
  for (const repair of repairs) {
    const after = tryOut(repair, finding, site);
    if (after) return { ...repair, after };
  }
  return undefined;
}

/** The first that nobody has to be asked about, untried. */
export function findSafe(finding: Finding, site: RepairSite): Repair | undefined {
  const [first] = rowOf(finding.code).fix?.(finding as FindingOf<Code>, site) ?? [];
  return isJudge(finding) ? undefined : first;
}

interface Wanted {
  /** Only one that nobody has to be asked about. */
  readonly safe?: boolean;
  /** What else the site after it must be. */
  readonly accepts?: (after: Trial, repair: Repair) => boolean;
}

/** Those that remove their finding and bring no error, each tried when it is asked for. */
export function* listRepairs(
  finding: Finding,
  site: Trial,
  { safe = false, accepts = () => true }: Wanted = {},
): Iterable<Tried> {
  for (const repair of listAll(finding, site)) {
    if (safe && !repair.isSafe) return;
    const after = tryOut(repair, finding, site);
    if (after === undefined || !accepts(after, repair)) continue;
    const isSafe = repair.isSafe && site.isClearedBy(after, [finding]);
    if (isSafe || !safe) yield { ...repair, isSafe, after };
  }
}

/** The first of them. */
export function findRepair(finding: Finding, site: Trial, wanted?: Wanted): Tried | undefined {
  for (const repair of listRepairs(finding, site, wanted)) return repair;
  return undefined;
}
