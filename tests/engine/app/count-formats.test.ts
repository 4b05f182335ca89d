import { expect, test } from 'vitest';
import { toCountRequest } from '../../../engine/app/count-formats';
import type { CounterService } from '../../../engine/model/outside-services';

type Counted = Parameters<typeof toCountRequest>[1];

const view: Counted = {
  url: new URL('https://www.example.com/about?utm_source=letter'),
  title: 'About us',
  referrer: 'https://search.example.net/',
  language: 'en-GB',
  screen: { width: 1280, height: 720 },
};

const sent: Counted = { ...view, form: 'enquiry' };

/** The facts of a query, without what is new each time. */
const factsOf = (address: string): Record<string, string> => {
  const { rnd: _, rand: __, ...facts } = Object.fromEntries(new URL(address).searchParams);
  return facts;
};

const plausible: CounterService = {
  type: 'plausible',
  origin: 'https://plausible.io',
  site: 'www.example.com',
};

test('Plausible gets an event as text', () => {
  const { address, body, json } = toCountRequest(plausible, view);
  expect(address).toBe('https://plausible.io/api/event');
  // As text nothing has to be asked before it.
  expect(json).toBeUndefined();
  expect(body).toBe(
    '{"n":"pageview","u":"https://www.example.com/about?utm_source=letter","d":"www.example.com","r":"https://search.example.net/"}',
  );
  const direct = toCountRequest(plausible, { ...view, referrer: '' });
  expect(JSON.parse(direct.body ?? '')).toMatchObject({ r: null });
});

test('Umami gets an event as JSON', () => {
  const service: CounterService = {
    type: 'umami',
    origin: 'https://cloud.umami.is',
    website: '94db1cb1-74f4-4a40-ad6c-962362670409',
  };
  const { address, body, json } = toCountRequest(service, view);
  expect(address).toBe('https://cloud.umami.is/api/send');
  expect(json).toBe(true);
  expect(JSON.parse(body ?? '')).toEqual({
    type: 'event',
    payload: {
      website: '94db1cb1-74f4-4a40-ad6c-962362670409',
      hostname: 'www.example.com',
      language: 'en-GB',
      screen: '1280x720',
      title: 'About us',
      url: '/about?utm_source=letter',
      referrer: 'https://search.example.net/',
    },
  });
  expect(JSON.parse(toCountRequest(service, sent).body ?? '')).toMatchObject({
    payload: { name: 'form-sent', data: { form: 'enquiry' } },
  });
});

test('GoatCounter gets a query', () => {
  const service: CounterService = { type: 'goatcounter', origin: 'https://a.goatcounter.com' };
  const { address, body } = toCountRequest(service, view);
  expect(body).toBeUndefined();
  expect(address).toMatch(/^https:\/\/a\.goatcounter\.com\/count\?/);
  expect(factsOf(address)).toEqual({
    p: '/about',
    t: 'About us',
    r: 'https://search.example.net/',
    s: '1280',
    b: '0',
    q: '?utm_source=letter',
  });
  expect(factsOf(toCountRequest(service, sent).address)).toMatchObject({
    p: 'form-sent-enquiry',
    e: 'true',
  });
});

test('Matomo gets a query', () => {
  const service: CounterService = { type: 'matomo', origin: 'https://m.example.org', siteId: 3 };
  const { address, body } = toCountRequest(service, view);
  expect(body).toBeUndefined();
  expect(address).toMatch(/^https:\/\/m\.example\.org\/matomo\.php\?/);
  expect(factsOf(address)).toEqual({
    idsite: '3',
    rec: '1',
    apiv: '1',
    url: 'https://www.example.com/about?utm_source=letter',
    urlref: 'https://search.example.net/',
    action_name: 'About us',
    send_image: '0',
  });
  expect(factsOf(toCountRequest(service, sent).address)).toMatchObject({
    e_c: 'form',
    e_a: 'sent',
    e_n: 'enquiry',
  });
});

test('a sent form is an event of its own', () => {
  expect(JSON.parse(toCountRequest(plausible, sent).body ?? '')).toMatchObject({
    n: 'Form sent',
    p: '{"form":"enquiry"}',
  });
});
