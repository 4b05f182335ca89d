// Operations → the site as they would make it, to look at. Nothing is written.
import type { JsonValue } from '../../../engine/model/json';
import type { Publication } from '../../../engine/model/publication';
import type { ValidSite } from '../../../engine/model/valid-site';
import { CannotRun } from '../../command/cannot-run';
import type { ShownSite } from '../../dev/dev-server';
import { tryEdit } from '../../edit/make-edit';
import type { Trial } from '../wire';
import type { EditSession } from './edit-session';
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

export function makeTrial({ session, shown, still }: Trying, sent: readonly JsonValue[]): Trial {
  try {
    const site = shown.site.serve(tryOut(session, sent));
    if (site === undefined) throw new CannotRun('The code of this site has errors.');
    return { address: still.keep(site) };
  } catch (error) {
    if (error instanceof CannotRun) return { message: error.message };
    throw error;
  }
}
