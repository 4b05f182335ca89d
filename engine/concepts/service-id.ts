// The id of an outside service → the service, whose frames a block shows.
import { isCounter } from '../content/addresses/frames';
import { invariant } from '../model/invariant';
import type { FrameService } from '../model/outside-services';
import type { Resolve } from '../model/resolver';

/** An outside service that shows something in a frame. */
export type ServiceView = FrameService & {
  /** Its key in the manifest: a visitor agrees to a service, not to one film. */
  readonly id: string;
};

export const resolveServiceId: Resolve<'service-id', ServiceView> = (id, { manifest }) => {
  const service = manifest.services[id];
  invariant(service !== undefined && !isCounter(service), `the service "${id}" shows something`);
  return { ...service, id };
};
