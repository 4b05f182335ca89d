// A manifest → the hosts outside the site that its pages may talk to, and why.
import { isCounter, toServiceHost } from '../content/addresses/frames';
import { parseUrl } from '../content/addresses/parse-url';
import { isReservedKey } from '../content/shape/reserved-keys';
import type { Manifest } from '../generated/manifest';

export interface OutsideHost {
  readonly host: string;
  /** What in the manifest asks for it. */
  readonly by: string;
}

interface Asking {
  readonly services: Manifest['services'];
  /** By the id of a form. */
  readonly providers: Readonly<Record<string, object>>;
}

/** The first that counts visits, and those of which pages show something: no browser asks the others for anything. */
export const findUsedServices = (
  services: Manifest['services'],
  shown: readonly string[],
): Manifest['services'] => {
  const counter = Object.values(services).find(isCounter);
  return Object.fromEntries(
    Object.entries(services).filter(([id, service]) => service === counter || shown.includes(id)),
  );
};

/** One for each service, and for each form that is sent elsewhere. */
export const listOutsideHosts = ({ providers, services }: Asking): OutsideHost[] => [
  ...Object.entries(services)
    .filter(([id]) => !isReservedKey(id))
    .map(([id, service]) => ({ host: toServiceHost(service), by: `service "${id}"` })),
  ...Object.entries(providers).flatMap(([id, provider]) => {
    const url = 'origin' in provider ? parseUrl(String(provider.origin)) : undefined;
    return url ? [{ host: url.host, by: `form "${id}"` }] : [];
  }),
];
