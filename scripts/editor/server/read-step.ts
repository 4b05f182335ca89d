// Operations as the shell sends them → those that are made, with what has to be there first.
import type { JsonValue } from '../../../engine/model/json';
import { CannotRun } from '../../command/cannot-run';
import type { Operation } from '../../edit/operations';
import { readOperations } from '../../edit/read-operations';
import { SiteEdit } from '../../edit/site-edit';
import { withHolders } from './written-words';

/** @throws CannotRun for what is not an operation. */
export function readStep(root: string, sent: readonly JsonValue[]): readonly Operation[] {
  const { operations, findings } = readOperations('step', JSON.stringify(sent));
  const [finding] = findings;
  if (finding !== undefined) throw new CannotRun(finding.message);
  if (operations.some((one) => one.op === 'put' && 'from' in one))
    throw new CannotRun('A step has the bytes of its files, not the names of others.');
  const site = new SiteEdit(root);
  return (operations as readonly Operation[]).map((one) => withHolders(site, one));
}
