import { expect, test } from 'vitest';
import { toFrame, toRoute } from '../../../engine/content/addresses/frames';
import type { FrameService, Shown } from '../../../engine/model/outside-services';

const tour: FrameService = {
  type: 'frame',
  name: 'Tours',
  frame: 'https://tours.example.net/show/',
  allow: [],
  sandbox: ['forms'],
};
const geo = { latitude: 38.7138, longitude: -9.1394 };

const cases: readonly (readonly [FrameService, Shown, string, string])[] = [
  [
    { type: 'youtube' },
    { show: 'aqz-KE-bpKQ', zoom: 15 },
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?rel=0',
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  ],
  [
    { type: 'vimeo' },
    { show: '76979871', zoom: 15 },
    'https://player.vimeo.com/video/76979871?dnt=1',
    'https://vimeo.com/76979871',
  ],
  [
    { type: 'vimeo' },
    { show: '76979871/8272103f6e', zoom: 15 },
    'https://player.vimeo.com/video/76979871?dnt=1&h=8272103f6e',
    'https://vimeo.com/76979871/8272103f6e',
  ],
  [
    { type: 'openstreetmap' },
    { geo, zoom: 15 },
    'https://www.openstreetmap.org/export/embed.html?bbox=-9.15039%2C38.70831%2C-9.12841%2C38.71929&layer=mapnik&marker=38.7138%2C-9.1394',
    'https://www.openstreetmap.org/?mlat=38.7138&mlon=-9.1394#map=15/38.7138/-9.1394',
  ],
  [
    { type: 'google-maps' },
    { geo, zoom: 15 },
    'https://www.google.com/maps?q=38.7138,-9.1394&z=15&output=embed',
    'https://www.google.com/maps/search/?api=1&query=38.7138,-9.1394',
  ],
  [
    tour,
    { show: 'shop?floor=2', zoom: 15 },
    'https://tours.example.net/show/shop?floor=2',
    'https://tours.example.net/show/shop?floor=2',
  ],
];

test.each(cases)('$type has a frame and a link', (service, shown, address, link) => {
  expect(toFrame(service, shown)).toMatchObject({ address, link });
});

test.each(cases)('$type shows nothing that its policy does not allow', (service, shown) => {
  const { address, source } = toFrame(service, shown);
  const [path = ''] = address.split('?');
  expect(source.endsWith('/') ? path.startsWith(source) : path === source).toBe(true);
});

test.each(cases)('$type stays in its frame', (service, shown) => {
  const { sandbox } = toFrame(service, shown);
  expect(sandbox.filter((name) => name.startsWith('allow-top-navigation'))).toEqual([]);
});

test('a service has the permissions that the manifest gives it', () => {
  expect(toFrame(tour, { show: 'shop', zoom: 15 }).sandbox).toContain('allow-forms');
  expect(toFrame({ type: 'youtube' }, { show: 'aqz-KE-bpKQ', zoom: 1 }).sandbox).not.toContain(
    'allow-forms',
  );
});

test('a map at the edge of the world ends there', () => {
  const { address } = toFrame(
    { type: 'openstreetmap' },
    { geo: { latitude: 90, longitude: 0 }, zoom: 1 },
  );
  expect(address).toContain('bbox=-180%2C0%2C180%2C90');
});

test('a route leads to the place, or to its address', () => {
  const address = ['12 Example Road', 'Lisbon'];
  expect(toRoute('openstreetmap', { address, geo })).toBe(
    'https://www.openstreetmap.org/directions?to=38.7138%2C-9.1394',
  );
  expect(toRoute('google-maps', { address })).toBe(
    'https://www.google.com/maps/dir/?api=1&destination=12%20Example%20Road%2C%20Lisbon',
  );
});
