// Operations, or a day to come → the site as they would make it, to look at. Nothing is written.
import { toZone } from '../../../engine/manifest/collections/item-times';
import { validateSite } from '../../../engine/manifest/validate-site';
import type { JsonValue } from '../../../engine/model/json';
import { mainOf, type Publication } from '../../../engine/model/publication';
import type { ValidSite } from '../../../engine/model/valid-site';
import { CannotRun } from '../../command/cannot-run';
import type { ShownSite } from '../../dev/dev-server';
import { tryEdit } from '../../edit/make-edit';
import { SiteEdit } from '../../edit/site-edit';
import type { Preview, Trial } from '../trial';
import type { Requests } from '../wire';
import type { EditSession } from './edit-session';
import { readItem } from './list-collections';
import { readStep } from './read-step';
import type { StillSites } from './still-sites';
import { tellFinding } from './tell-finding';

/** @throws CannotRun with the reason why it cannot be shown. */
function tryOut({ base }: EditSession, sent: readonly JsonValue[]): Publication<ValidSite> {
  const outcome = tryEdit({ operations: readStep(base.root, sent) }, base);
  if (!('checked' in outcome)) throw new CannotRun('This is there already.');
  const { refusing, findings, publication } = outcome.checked;
  if (publication !== undefined) return publication;
  const wrong = refusing[0] ?? findings.find(({ severity }) => severity === 'error');
  throw new CannotRun(wrong ? tellFinding(wrong).message : 'The site has errors.');
}

interface Trying {
  readonly session: EditSession;
  readonly shown: ShownSite;
  readonly still: StillSites;
}

/** What comes before the addresses of its pages. @throws CannotRun if it has none. */
function keep({ shown, still }: Trying, publication: Publication<ValidSite>): string {
  const site = shown.site.serve(publication);
  if (site === undefined) throw new CannotRun('The code of this site has errors.');
  return still.keep(site);
}

/** Answers with the reason where it cannot run. */
function answer<Answer>(make: () => Answer): Answer | { readonly message: string } {
  try {
    return make();
  } catch (error) {
    if (error instanceof CannotRun) return { message: error.message };
    throw error;
  }
}

export const makeTrial = (trying: Trying, sent: readonly JsonValue[]): Trial =>
  answer(() => ({ address: keep(trying, tryOut(trying.session, sent)) }));

/** An item that is to come, at the beginning of its day. */
export const makePreview = (trying: Trying, { id, file }: Requests['preview'][0]): Preview =>
  answer(() => {
    const { base } = trying.session;
    const { memory } = base;
    const { date } = readItem({ base, edit: new SiteEdit(base.root) }, file);
    const { publication: today } = base.validation;
    if (today === undefined || typeof date !== 'string')
      throw new CannotRun('It can be shown once the site has no errors.');
    const now = new Date(toZone(mainOf(today).manifest).clock.toInstant(date));
    const { contract } = base.world;
    const { standards } = base.validation;
    const { publication } = validateSite({ ...base.source, now }, contract, { standards, memory });
    const path = publication && mainOf(publication).manifest.pages[id]?.path;
    if (publication === undefined || path === undefined)
      throw new CannotRun('It has no page on its day.');
    return { address: keep(trying, publication), path };
  });
