// The origins of the site and of its services are addresses that programs can read, of computers that visitors reach.

import { isHostName, isLocalAddress, parseUrl } from '../../../content/addresses/parse-url';
import { toPointer } from '../../../content/shape/shape';
import type { ParamsOf } from '../../catalogue';
import type { RawFinding } from '../../raw-finding';
import type { Settings, SiteOutline } from '../context/check-context';

/** What the hosts of outside services are read from, each with its place. */
const listServiceOrigins = ({ services }: Pick<Settings, 'services'>): [string, string][] =>
  Object.entries(services).flatMap(([id, service]): [string, string][] => {
    const pointer = toPointer('/services', id);
    if ('origin' in service) return [[`${pointer}/origin`, service.origin]];
    return service.type === 'frame' ? [[`${pointer}/frame`, service.frame]] : [];
  });

/** Their schemas say what they look like; no pattern says the range of ports, and which names hosts have. */
export const checkOrigins = ({
  file,
  settings,
}: SiteOutline<'site' | 'forms' | 'services'>): readonly RawFinding[] =>
  [
    ['/site/origin', settings.site.origin] as const,
    ...Object.entries(settings.forms).flatMap(([id, { provider }]) =>
      'origin' in provider && provider.origin !== 'self'
        ? [[`${toPointer('/forms', id)}/provider/origin`, provider.origin] as const]
        : [],
    ),
    ...listServiceOrigins(settings),
  ].flatMap(([pointer, origin]): RawFinding[] => {
    const { hostname = '', port } = parseUrl(origin) ?? {};
    if (isLocalAddress(origin)) {
      const value = JSON.stringify(origin);
      return [{ code: 'local-address', file, pointer, params: { value } }];
    }
    if (isHostName(hostname) && port !== '0') return [];
    const params: ParamsOf<'wrong-format'> = {
      concept: '"Origin"',
      value: JSON.stringify(origin),
      description: 'A port is a number from 1 to 65535; a host is a name or an IP address.',
      example: '"https://www.example.com"',
    };
    return [{ code: 'wrong-format', file, pointer, params }];
  });
