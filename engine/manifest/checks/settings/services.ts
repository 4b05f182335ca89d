// Outside services: what pages show of them is what they know, and visitors are told of each.

import { isCounter, toServiceHost, toServiceName } from '../../../content/addresses/frames';
import { isLocalAddress, parseUrl } from '../../../content/addresses/parse-url';
import { isReservedKey } from '../../../content/shape/reserved-keys';
import { toPointer } from '../../../content/shape/shape';
import type { Service } from '../../../generated/manifest';
import { isRecord } from '../../../model/json';
import type { ParamsOf } from '../../catalogue';
import type { RawFinding } from '../../raw-finding';
import { findNearest } from '../../shape/nearest';
import type { CheckContext, Mention } from '../context/check-context';
import { findUnfit, isOfMaps } from './unfit-shows';

const listServices = ({ manifest }: CheckContext): [id: string, service: Service][] =>
  Object.entries(manifest.services).filter(([id]) => !isReservedKey(id));

/** The object that names a service: each is a concept of its own. */
function findHolder({ mentions }: CheckContext, { pointer }: Mention) {
  const above = pointer.slice(0, pointer.lastIndexOf('/'));
  const holder = mentions.find((mention) => mention.pointer === above)?.value;
  return isRecord(holder) ? holder : {};
}

const listUses = ({ mentions }: CheckContext): Mention[] =>
  mentions.filter(({ kind, value }) => kind === 'service' && typeof value === 'string');

const choose = (service: Service): string =>
  isOfMaps(service)
    ? 'Remove "show": a service of maps shows a place.'
    : 'Remove "geo": only services of maps show a place.';

function checkUses(context: CheckContext): RawFinding[] {
  const { file } = context;
  const services = new Map(listServices(context));
  return listUses(context).flatMap((mention): RawFinding[] => {
    const id = String(mention.value);
    const { pointer } = mention;
    const holder = findHolder(context, mention);
    const service = services.get(id);
    if (service === undefined) {
      const near = findNearest(id, services.keys());
      return [{ code: 'unknown-service', file, pointer, params: { id, near } }];
    }
    // Of which only one is shown: nobody knows which was meant.
    if ('show' in holder && 'geo' in holder) {
      const at = pointer.slice(0, pointer.lastIndexOf('/'));
      const params: ParamsOf<'one-of-two'> = {
        concept: 'This block',
        one: 'show',
        other: 'geo',
        remedy: choose(service),
      };
      return [{ code: 'one-of-two', file, pointer: at, params }];
    }
    const unfit = findUnfit(service, holder);
    if (unfit === undefined) return [];
    const at = 'show' in holder ? pointer.replace(/[^/]*$/, 'show') : pointer;
    const params: ParamsOf<'unfit-show'> = { id, name: toServiceName(service), ...unfit };
    return [{ code: 'unfit-show', file, pointer: at, params }];
  });
}

function checkCounters(context: CheckContext): RawFinding[] {
  const [first, ...more] = listServices(context).filter(([, service]) => isCounter(service));
  if (first === undefined) return [];
  return more.map(
    ([id]): RawFinding => ({
      code: 'second-counter',
      file: context.file,
      pointer: toPointer('/services', id),
      part: 'key',
      params: { first: first[0] },
    }),
  );
}

/** A full stop at its end makes no other host of it. */
const hostOf = (address: string): string | undefined =>
  parseUrl(address)?.host.replace(/\.(?=$|:)/, '');

function checkHosts(context: CheckContext): RawFinding[] {
  const own = hostOf(context.manifest.site.origin);
  return listServices(context).flatMap(([id, service]): RawFinding[] => {
    if (service.type !== 'frame') return [];
    const pointer = `${toPointer('/services', id)}/frame`;
    if (isLocalAddress(service.frame)) {
      const value = JSON.stringify(service.frame);
      return [{ code: 'local-address', file: context.file, pointer, params: { value } }];
    }
    if (hostOf(service.frame) !== own) return [];
    const params: ParamsOf<'own-host'> = { value: service.frame };
    return [{ code: 'own-host', file: context.file, pointer, params }];
  });
}

/** Everything that stands on a page, in small letters: texts of the manifest, and its content files. */
function readPage({ manifest, mentions, contents }: CheckContext, id: string): string {
  const place = `${toPointer('/pages', id)}/`;
  const files = mentions.flatMap(({ kind, value, pointer }) =>
    kind === 'content' && pointer.startsWith(place) ? [contents.get(String(value))] : [],
  );
  return JSON.stringify([manifest.pages[id], files]).toLowerCase();
}

const isUsed = (
  context: CheckContext,
): ((service: ReturnType<typeof listServices>[number]) => boolean) => {
  const shown = new Set(listUses(context).map(({ value }) => value));
  return ([id, service]) => isCounter(service) || shown.has(id);
};

function checkPrivacy(context: CheckContext): RawFinding[] {
  const { file, manifest } = context;
  const services = listServices(context)
    .filter(isUsed(context))
    .map(([, service]) => ({
      name: toServiceName(service),
      host: toServiceHost(service),
    }));
  if (services.length === 0) return [];
  const { privacy: page } = manifest.site;
  if (page === undefined) {
    const params: ParamsOf<'no-privacy-page'> = {
      names: services.map(({ name }) => name).join(', '),
    };
    return [{ code: 'no-privacy-page', file, pointer: '/services', part: 'key', params }];
  }
  const words = readPage(context, page);
  return services
    .filter(({ name, host }) => [name, host].every((word) => !words.includes(word.toLowerCase())))
    .map(({ name, host }) => ({
      code: 'unnamed-service',
      file,
      pointer: '/site/privacy',
      params: { page, name, host },
    }));
}

export const checkServices = (context: CheckContext): readonly RawFinding[] => [
  ...checkUses(context),
  ...checkCounters(context),
  ...checkHosts(context),
];

/** What is missing once all services are right. */
export function checkToldServices(context: CheckContext): readonly RawFinding[] {
  const used = isUsed(context);
  const unused = listServices(context)
    .filter((service) => !used(service))
    .map(
      ([id]): RawFinding => ({
        code: 'unused-service',
        file: context.file,
        pointer: toPointer('/services', id),
        part: 'key',
        params: { id },
      }),
    );
  return [...unused, ...checkPrivacy(context)];
}
