// A finding of a site → the first of its repairs that does what it is for.
import type { Code } from '../../../engine/manifest/catalogue';
import type { Finding } from '../../../engine/model/finding';
import { allRepairs } from './all-repairs';
import { areGone, bringsError } from './compare-findings';
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

/** Those that nobody has to be asked about, untried. */
export const listSafeRepairs = (finding: Finding, site: RepairSite): readonly Repair[] => [
  ...(rowOf(finding.code).fix?.(finding as FindingOf<Code>, site) ?? []),
];

function* listRepairs(finding: Finding, site: RepairSite, safe: boolean) {
  for (const repair of listSafeRepairs(finding, site)) yield { ...repair, isSafe: true };
  if (safe) return;
  for (const repair of rowOf(finding.code).ask?.(finding as FindingOf<Code>, site) ?? [])
    yield { ...repair, isSafe: false };
}

/** The first that removes its finding and brings no error; of all, or of the safe ones. */
export function findRepair(
  finding: Finding,
  site: Trial,
  { safe }: { readonly safe: boolean } = { safe: false },
): Tried | undefined {
  for (const repair of listRepairs(finding, site, safe)) {
    const after = site.apply(repair.operations);
    if (after === undefined) continue;
    const { findings } = after;
    if (areGone([finding], site.findings, findings) && !bringsError(site.findings, findings))
      return { ...repair, after };
  }
  return undefined;
}
