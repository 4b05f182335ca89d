// The findings of a site → what would fix each of them, and the step that does so.
import { CannotRun } from '../../command/cannot-run';
import { findFixes, toTextOperations } from '../../edit/repairs/find-fixes';
import { findRepair } from '../../edit/repairs/find-repair';
import { Trial } from '../../edit/repairs/trial';
import type { FindingPlace, OfferedRepair } from '../site-state';
import type { StepAnswer } from '../wire';
import type { EditSession } from './edit-session';

const isAt =
  ({ code, file, pointer, line }: FindingPlace) =>
  (one: FindingPlace): boolean =>
    one.code === code && one.file === file && one.pointer === pointer && one.line === line;

/** Each was tried. */
export function offerRepairs({ base }: EditSession): readonly OfferedRepair[] {
  base.refresh();
  return Array.from(
    findFixes(Trial.of(base)),
    ([{ code, file, pointer, line }, { title }]): OfferedRepair => ({
      ...{ code, file, pointer, line, title },
    }),
  );
}

export function makeRepair(session: EditSession, place: FindingPlace): StepAnswer {
  const key = `fix ${place.code} ${place.file} ${place.pointer} ${place.line}`;
  return session.takeMade({ key, about: `fix ${place.code}` }, (base) => {
    const site = Trial.of(base);
    const finding = site.findings.find(isAt(place));
    const repair = finding && findRepair(finding, site);
    if (repair === undefined) throw new CannotRun('This repair does not fit any more.');
    return toTextOperations(site, repair.after);
  });
}
