// A site → the same with every repair that loses nothing and changes no word that readers are told.
import type { Finding } from '../../../engine/model/finding';
import type { Edit } from '../edits';
import type { TextOperation } from '../operations';
import { findRepair, findSafe } from './find-repair';
import type { Repair } from './repair';
import { toOperations } from './text-repairs';
import type { Trial } from './trial';

/** A finding that is gone, and what was done about it. */
interface Fixed {
  readonly finding: Finding;
  readonly repair: Repair;
}

export interface FixedSite {
  readonly site: Trial;
  readonly fixed: readonly Fixed[];
}

type PlacedEdit = Edit & { readonly file: string };

const isEdit = ({ op }: Repair['operations'][number]): boolean => op === 'edit';

const editsOf = ({ operations }: Repair): PlacedEdit[] =>
  operations.flatMap((operation) =>
    operation.op === 'edit'
      ? operation.edits.map((edit) => ({ ...edit, file: operation.file }))
      : [],
  );

const touch = (one: PlacedEdit, other: PlacedEdit): boolean =>
  one.file === other.file &&
  one.offset <= other.offset + other.length &&
  other.offset <= one.offset + one.length;

/** Repairs of different places in texts: they can be tried at once. */
function gather(site: Trial, findings: readonly Finding[]): Fixed[] {
  const taken: PlacedEdit[] = [];
  return findings.flatMap((finding) => {
    const repair = findSafe(finding, site);
    if (repair === undefined || !repair.operations.every(isEdit)) return [];
    const edits = editsOf(repair);
    if (edits.some((edit) => taken.some((other) => touch(edit, other)))) return [];
    taken.push(...edits);
    return [{ finding, repair }];
  });
}

function tryAll(site: Trial, wanted: readonly Fixed[]): Trial | undefined {
  const operations: TextOperation[] = toOperations(wanted.flatMap(({ repair }) => editsOf(repair)));
  const after = site.apply(operations);
  const findings = wanted.map(({ finding }) => finding);
  return after && site.isFixedBy(after, findings) && site.isClearedBy(after, findings)
    ? after
    : undefined;
}

/** As many as work together: all, or else the first half, and so on. */
function fixTogether(site: Trial, findings: readonly Finding[]): FixedSite | undefined {
  let wanted = gather(site, findings);
  while (wanted.length > 1) {
    const after = tryAll(site, wanted);
    if (after !== undefined) return { site: after, fixed: wanted };
    wanted = wanted.slice(0, Math.floor(wanted.length / 2));
  }
  return undefined;
}

function fixOne(site: Trial, finding: Finding): FixedSite | undefined {
  const tried = findRepair(finding, site, { safe: true });
  return tried && { site: tried.after, fixed: [{ finding, repair: tried }] };
}

/** Of a finding, whatever is wrong there. */
export const placeOf = ({ code, file, line, column }: Finding): string =>
  [code, file, line, column].join(' ');

/** Two repairs that bring each other's findings would never end. */
const maxRounds = 1000;

/** What is found after a repair may have one, too. */
export function fixSite(start: Trial): FixedSite {
  const fixed: Fixed[] = [];
  const tried = new Set<string>();
  let site = start;
  for (let round = 0; round < maxRounds; round += 1) {
    const left = site.findings.filter((finding) => !tried.has(placeOf(finding)));
    let next = fixTogether(site, left);
    for (const finding of next ? [] : left) {
      tried.add(placeOf(finding));
      next = fixOne(site, finding);
      if (next) break;
    }
    if (next === undefined) break;
    site = next.site;
    fixed.push(...next.fixed);
  }
  return { site, fixed };
}
