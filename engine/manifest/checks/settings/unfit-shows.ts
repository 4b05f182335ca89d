// A service and what a block asks of it → why that cannot be shown.
import type { Service } from '../../../generated/manifest';

interface Unfit {
  readonly wanted: string;
  readonly given: string;
  readonly remedy: string;
  /** What was probably meant. */
  readonly near?: string | undefined;
}

interface Known {
  /** What the service knows what it shows by, in words. */
  readonly wanted: string;
  readonly pattern: RegExp;
  /** Finds its parts in an address that somebody copied. */
  readonly inAddress: RegExp;
  /** Addresses of several films, of which none can be shown at once. */
  readonly several: RegExp;
}

const films: Readonly<Record<'youtube' | 'vimeo', Known>> = {
  youtube: {
    wanted: 'the id of a film, the eleven characters after "v=" in its address',
    pattern: /^[\w-]{11}$/,
    several: /[?&]list=|\/(?:playlist|channel|c|user)\/|\/@[\w.-]+/,
    inAddress: /(?:[?&]v=|youtu\.be\/|\/(?:embed|shorts|live)\/)([\w-]{11})(?![\w-])/,
  },
  vimeo: {
    wanted: 'the number of a film, as in its address',
    pattern: /^\d+(?:\/[0-9a-f]+)?$/,
    several: /vimeo\.com\/(?:channels|showcase|album|groups|user\d+|[a-z]+$)/,
    // The key of a film that is not listed follows its number, or stands in the query of its frame.
    inAddress: /vimeo\.com\/(?:video\/)?(\d+)(?:\/([0-9a-f]+)|\?(?:[^#]*[&;])?h=([0-9a-f]+))?/,
  },
};

/** Characters of an address, without steps upwards, as of any path below the frame. */
const rest = /^(?!\/)(?!.*(?:^|\/)\.\.?(?:[/?#]|$))(?!.*%2e)[\w.~!$&'()*+,;=:@/?%#-]+$/i;

const findMeant = ({ inAddress }: Known, address: string): string | undefined =>
  inAddress
    .exec(address)
    ?.slice(1)
    .filter((part) => part !== undefined)
    .join('/');

function film(known: Known, show: string): Partial<Unfit> | undefined {
  if (known.pattern.test(show)) return undefined;
  const near = findMeant(known, show);
  const remedy =
    near === undefined && known.several.test(show)
      ? 'Name one film: lists and channels cannot be shown. A link may lead to them.'
      : undefined;
  return { wanted: known.wanted, near, ...(remedy && { remedy }) };
}

const scheme = /^[a-z][a-z\d+.-]*:\/\//i;

const withoutScheme = (address: string): string =>
  address.replace(scheme, '').replace(/^www\./i, '');

const toHost = (address: string): string => withoutScheme(address).split('/', 1).join();

/** Below a path of a frame, such as that of an archive, a whole address of another host may stand. */
const isHost = (frame: string): boolean =>
  withoutScheme(frame).indexOf('/') === withoutScheme(frame).length - 1;

const isWhole = (frame: string, show: string): boolean =>
  scheme.test(show) && (isHost(frame) || toHost(frame) === toHost(show));

/** What follows the frame in an address that somebody copied, with or without its scheme. */
function findBehind(frame: string, show: string): string | undefined {
  const [start, address] = [withoutScheme(frame), withoutScheme(show)];
  return address.toLowerCase().startsWith(start.toLowerCase())
    ? address.slice(start.length)
    : undefined;
}

function findWrongShow(service: Service, show: string): Partial<Unfit> | undefined {
  if (service.type === 'youtube' || service.type === 'vimeo')
    return film(films[service.type], show);
  if (service.type !== 'frame') return undefined;
  const { frame } = service;
  const behind = show.replace(/^\/+/, '');
  const near =
    findBehind(frame, show) ?? (behind !== show && rest.test(behind) ? behind : undefined);
  if (near === undefined && !isWhole(frame, show) && rest.test(show)) return undefined;
  return { wanted: `what follows ${frame} in the address`, near: near || undefined };
}

export const isOfMaps = ({ type }: Service): boolean =>
  type === 'openstreetmap' || type === 'google-maps';

/** A block, or anything else that names a service. */
interface Asking {
  readonly show?: unknown;
  readonly geo?: unknown;
}

const toGiven = ({ show, geo }: Asking): string =>
  typeof show === 'string' ? JSON.stringify(show) : geo === undefined ? 'nothing' : '"geo"';

/** Undefined where the service can show it. */
export function findUnfit(service: Service, asking: Asking): Unfit | undefined {
  const { show, geo } = asking;
  const given = toGiven(asking);
  if ('origin' in service)
    return {
      wanted: 'no block: it counts visits',
      given: 'one',
      remedy: 'Name a service that shows something.',
    };
  if (isOfMaps(service))
    return geo === undefined
      ? { wanted: '"geo"', given, remedy: 'Add "geo": latitude and longitude.' }
      : undefined;
  if (typeof show !== 'string')
    return {
      ...{ wanted: '"show"', given },
      remedy: `Name a service of maps${geo === undefined ? ', or add "show"' : ' here'}.`,
    };
  const wrong = findWrongShow(service, show);
  const remedy = 'Take it from the address at the service.';
  return wrong && { wanted: '', given, remedy, ...wrong };
}
