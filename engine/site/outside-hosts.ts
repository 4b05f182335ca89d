// A manifest → the hosts outside the site that its pages may talk to, and why.
import { toServiceHost } from '../content/frames';
import { isReservedKey } from '../content/reserved-keys';
import type { Manifest } from '../generated/manifest';

export interface OutsideHost {
  readonly host: string;
  /** What in the manifest asks for it. */
  readonly by: string;
}

interface Asking {
  readonly services: Manifest['services'];
  /** By the id of a form. */
  readonly providers: Readonly<Record<string, { readonly origin?: string }>>;
}

/** One for each service, and for each form that is sent elsewhere. */
export const listOutsideHosts = ({ providers, services }: Asking): OutsideHost[] => [
  ...Object.entries(services)
    .filter(([id]) => !isReservedKey(id))
    .map(([id, service]) => ({ host: toServiceHost(service), by: `service "${id}"` })),
  ...Object.entries(providers).flatMap(([id, { origin = '' }]) =>
    URL.canParse(origin) ? [{ host: new URL(origin).host, by: `form "${id}"` }] : [],
  ),
];
