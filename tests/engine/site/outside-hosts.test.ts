import { expect, test } from 'vitest';
import { findUsedServices } from '../../../engine/site/outside-hosts';

test('of services that count, browsers ask the first alone', () => {
  const services = {
    visits: { type: 'plausible', site: 'www.example.com' },
    more: { type: 'matomo', origin: 'https://matomo.example.org', siteId: '1' },
    film: { type: 'vimeo' },
    tour: { type: 'youtube' },
  } as const;
  expect(Object.keys(findUsedServices(services as never, ['film']))).toEqual(['visits', 'film']);
});
