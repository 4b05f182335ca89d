// An outside service and what it is asked to show → a frame: its address, what it may do, where the same stands without it.
import type { Geo, Service } from '../../generated/manifest';
import type {
  CounterService,
  Frame,
  FrameFeature,
  FrameService,
  Shown,
} from '../../model/outside-services';
import { plain } from '../text/words';

export const isCounter = (service: Service): service is CounterService =>
  ['goatcounter', 'matomo', 'plausible', 'umami'].includes(service.type);

/** Whether a service shows films, and nothing else. */
export const isFilmService = ({ type }: Pick<FrameService, 'type'>): boolean =>
  type === 'youtube' || type === 'vimeo';

const filmFeatures: readonly FrameFeature[] = [
  'autoplay',
  'encrypted-media',
  'fullscreen',
  'picture-in-picture',
];

/** Without scripts and their own origin nothing of theirs runs; a link of theirs opens an ordinary tab. */
const usualSandbox = [
  'allow-scripts',
  'allow-same-origin',
  'allow-popups',
  'allow-popups-to-escape-sandbox',
  'allow-presentation',
];

const toFilm = (source: string, query: string, show = ''): Omit<Frame, 'link'> => {
  const [id = '', key] = show.split('/');
  return {
    address: `${source}${id}?${query}${key === undefined ? '' : `&h=${key}`}`,
    start: '&autoplay=1',
    source,
    allow: filmFeatures,
    sandbox: usualSandbox,
  };
};

/** How many degrees a map of this zoom shows to each side, at the proportions of a page. */
const toSpan = (zoom: number): number => 360 / 2 ** zoom;

/** In degrees; a hundred-thousandth is a metre. */
const round = (degrees: number): string => degrees.toFixed(5).replace(/\.?0+$/, '');

const toPoint = ({ latitude, longitude }: Geo): string => `${round(latitude)},${round(longitude)}`;

const northPole: Geo = { latitude: 90, longitude: 0 };

function toOpenStreetMap({ geo = northPole, zoom }: Shown): Frame {
  const { latitude, longitude } = geo;
  const span = toSpan(zoom);
  const box = [
    longitude - span,
    Math.max(latitude - span / 2, -90),
    longitude + span,
    Math.min(latitude + span / 2, 90),
  ].map(round);
  const source = 'https://www.openstreetmap.org/export/embed.html';
  const [lat, lon] = [round(latitude), round(longitude)];
  return {
    address: `${source}?bbox=${box.join('%2C')}&layer=mapnik&marker=${lat}%2C${lon}`,
    start: '',
    source,
    link: `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lon}#map=${zoom}/${lat}/${lon}`,
    allow: [],
    sandbox: usualSandbox,
  };
}

function toGoogleMaps({ geo = northPole, zoom }: Shown): Frame {
  const source = 'https://www.google.com/maps';
  return {
    address: `${source}?q=${toPoint(geo)}&z=${zoom}&output=embed`,
    start: '',
    source,
    link: `${source}/search/?api=1&query=${toPoint(geo)}`,
    allow: ['fullscreen'],
    sandbox: [...usualSandbox, 'allow-forms'],
  };
}

/** The frame in which a service shows something. */
export function toFrame(service: FrameService, shown: Shown): Frame {
  const { show = '' } = shown;
  switch (service.type) {
    case 'youtube': {
      const film = toFilm('https://www.youtube-nocookie.com/embed/', 'rel=0', show);
      return { ...film, link: `https://www.youtube.com/watch?v=${show}` };
    }
    case 'vimeo':
      return {
        ...toFilm('https://player.vimeo.com/video/', 'dnt=1', show),
        link: `https://vimeo.com/${show}`,
      };
    case 'openstreetmap':
      return toOpenStreetMap(shown);
    case 'google-maps':
      return toGoogleMaps(shown);
    case 'frame':
      return {
        address: service.frame + show,
        start: '',
        source: service.frame,
        link: service.frame + show,
        allow: service.allow,
        sandbox: [...usualSandbox, ...service.sandbox.map((name) => `allow-${name}`)],
      };
  }
}

const names = {
  youtube: 'YouTube',
  vimeo: 'Vimeo',
  openstreetmap: 'OpenStreetMap',
  'google-maps': 'Google Maps',
  plausible: 'Plausible',
  umami: 'Umami',
  goatcounter: 'GoatCounter',
  matomo: 'Matomo',
} as const satisfies Record<Exclude<Service['type'], 'frame'>, string>;

/** The name of a service, as visitors know it. */
export const toServiceName = (service: Service): string =>
  service.type === 'frame' ? service.name : names[service.type];

/** The host that a browser asks for what a service shows, or tells of a visit. */
export function toServiceHost(service: Service): string {
  const address =
    'origin' in service ? service.origin : toFrame(service, { show: '', zoom: 1 }).source;
  return new URL(address).host;
}

/** Where a route planner shows the way to a place; nothing is asked of it before somebody follows the link. */
export function toRoute(
  planner: 'openstreetmap' | 'google-maps',
  place: { readonly geo?: Geo; readonly address: readonly string[] },
): string {
  const to = encodeURIComponent(
    place.geo ? toPoint(place.geo) : place.address.map((line) => plain(line)).join(', '),
  );
  return planner === 'google-maps'
    ? `https://www.google.com/maps/dir/?api=1&destination=${to}`
    : `https://www.openstreetmap.org/directions?to=${to}`;
}
