// Outside services: what pages show of them is what they know, and visitors are told of each.

import { isCounter, toServiceHost, toServiceName } from '../../../content/addresses/frames';
import { parseUrl } from '../../../content/addresses/parse-url';
import { isReservedKey } from '../../../content/shape/reserved-keys';
import { toPointer } from '../../../content/shape/shape';
import type { Service } from '../../../generated/manifest';
import { isRecord } from '../../../model/json';
import type { ParamsOf } from '../../catalogue';
import type { RawFinding } from '../../raw-finding';
import { findNearest } from '../../shape/nearest';
import type { SiteOutline } from '../context/check-context';
import { type FilePart, toContentName } from '../context/file-part';
import { findUnfit, isOfMaps } from './unfit-shows';

const listServices = ({
  settings,
}: SiteOutline<'services' | 'site'>): [id: string, service: Service][] =>
  Object.entries(settings.services).filter(([id]) => !isReservedKey(id));

/** Where a service is named, and the object that names it: each is a concept of its own. */
interface Use {
  readonly id: string;
  readonly pointer: string;
  readonly holder: Readonly<Record<string, unknown>>;
}

export const findUses = ({ mentions }: FilePart): readonly Use[] =>
  mentions.flatMap(({ kind, value, pointer }): Use[] => {
    if (kind !== 'service' || typeof value !== 'string') return [];
    const above = pointer.slice(0, pointer.lastIndexOf('/'));
    const holder = mentions.find((mention) => mention.pointer === above)?.value;
    return [{ id: value, pointer, holder: isRecord(holder) ? holder : {} }];
  });

const choose = (service: Service): string =>
  isOfMaps(service)
    ? 'Remove "show": a service of maps shows a place.'
    : 'Remove "geo": only services of maps show a place.';

function checkUses(uses: readonly Use[], site: SiteOutline<'services' | 'site'>): RawFinding[] {
  const { file } = site;
  const services = new Map(listServices(site));
  return uses.flatMap(({ id, pointer, holder }): RawFinding[] => {
    const service = services.get(id);
    if (service === undefined) {
      const near = findNearest(id, services.keys());
      const absent = services.size === 0 ? 'services' : undefined;
      return [{ code: 'unknown-service', file, pointer, params: { id, near, absent } }];
    }
    // Of which only one is shown: nobody knows which was meant.
    if ('show' in holder && 'geo' in holder) {
      const at = pointer.slice(0, pointer.lastIndexOf('/'));
      const params: ParamsOf<'one-of-two'> = {
        concept: 'This block',
        one: 'show',
        other: 'geo',
        remedy: choose(service),
        count: 2,
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

function checkCounters(context: SiteOutline<'services' | 'site'>): RawFinding[] {
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

function checkHosts(context: SiteOutline<'services' | 'site'>): RawFinding[] {
  const own = hostOf(context.settings.site.origin);
  return listServices(context).flatMap(([id, service]): RawFinding[] => {
    if (service.type !== 'frame') return [];
    if (hostOf(service.frame) !== own) return [];
    const pointer = `${toPointer('/services', id)}/frame`;
    const params: ParamsOf<'own-host'> = { value: service.frame };
    return [{ code: 'own-host', file: context.file, pointer, params }];
  });
}

type IsUsed = (service: ReturnType<typeof listServices>[number]) => boolean;

function makeIsUsed(uses: readonly Use[]): IsUsed {
  const shown = new Set(uses.map(({ id }) => id));
  return ([id, service]) => isCounter(service) || shown.has(id);
}

interface PrivacyPage {
  /** Its id, if there is one. */
  readonly page: string | undefined;
  /** Its content files, by path below files/. */
  readonly files: readonly string[];
}

/** Undefined where there is nothing that it has to say. */
export function findPrivacyPage(site: SiteOutline<'services' | 'site'>): PrivacyPage | undefined {
  if (listServices(site).length === 0) return undefined;
  const { privacy: page } = site.settings.site;
  return { page, files: site.all.find(({ id }) => id === page)?.files ?? [] };
}

/** What a part of the site shows of services, and what it tells visitors of them. */
interface Told {
  readonly uses: readonly Use[];
  /** In small letters. */
  readonly words: string;
}

export function findTold({ page, files }: PrivacyPage): (part: FilePart) => readonly Told[] {
  const contents = new Set(files.map(toContentName));
  return (part) => {
    const uses = findUses(part);
    const tells = part.page === undefined ? contents.has(part.file) : part.page === page;
    if (!tells && uses.length === 0) return [];
    return [{ uses, words: tells ? JSON.stringify(part.value).toLowerCase() : '' }];
  };
}

/** Every service that is used is named on the page about privacy. */
export function checkPrivacy(
  told: readonly Told[],
  site: SiteOutline<'services' | 'site'>,
): readonly RawFinding[] {
  const { file, settings } = site;
  const isUsed = makeIsUsed(told.flatMap(({ uses }) => uses));
  const services = listServices(site)
    .filter(isUsed)
    .map(([, service]) => ({
      name: toServiceName(service),
      host: toServiceHost(service),
    }));
  if (services.length === 0) return [];
  const { privacy: page } = settings.site;
  if (page === undefined) {
    const params: ParamsOf<'no-privacy-page'> = {
      names: [...new Set(services.map(({ name }) => name))].join(', '),
    };
    return [{ code: 'no-privacy-page', file, pointer: '/services', part: 'key', params }];
  }
  const isNamed = (word: string): boolean =>
    told.some(({ words }) => words.includes(word.toLowerCase()));
  return services
    .filter(({ name, host }) => !isNamed(name) && !isNamed(host))
    .map(({ name, host }) => ({
      code: 'unnamed-service',
      file,
      pointer: '/site/privacy',
      params: { page, name, host },
    }));
}

export const checkServices = (
  uses: readonly Use[],
  site: SiteOutline<'services' | 'site'>,
): readonly RawFinding[] => [...checkUses(uses, site), ...checkCounters(site), ...checkHosts(site)];

/** What is missing once all services are right. */
export function checkUnusedServices(
  uses: readonly Use[],
  site: SiteOutline<'services' | 'site'>,
): readonly RawFinding[] {
  const isUsed = makeIsUsed(uses);
  return listServices(site)
    .filter((service) => !isUsed(service))
    .map(
      ([id]): RawFinding => ({
        code: 'unused-service',
        file: site.file,
        pointer: toPointer('/services', id),
        part: 'key',
        params: { id },
      }),
    );
}
