import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { countVisits } from '../../../engine/app/count-visits';
import type { CounterService } from '../../../engine/model/outside-services';

const service = {
  type: 'plausible',
  origin: 'https://counter.example.com',
  site: 'example.com',
} as CounterService;

let sent: string[];
let persisted: (() => void) | undefined;
beforeEach(() => {
  sent = [];
  persisted = undefined;
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body).u);
    return Promise.resolve();
  });
  vi.stubGlobal('addEventListener', (_: string, listener: (event: object) => void) => {
    persisted = () => listener({ persisted: true });
  });
});
afterEach(() => vi.unstubAllGlobals());

/** What is counted of a visit that begins at an address. */
function countAt(address: string) {
  const { href, hostname } = new URL(address);
  vi.stubGlobal('location', { href, hostname });
  const listeners = new Set<(event: { readonly form?: string }) => void>();
  countVisits(service, { listeners });
  return listeners;
}

const home = 'https://www.example.com/';

test.each([
  ['utm_source=letter', '?utm_source=letter'],
  ['utm_source=letter&utm_medium=mail&ref=blog', '?utm_source=letter&utm_medium=mail&ref=blog'],
  ['email=ada%40example.com', ''],
  ['utm_source=letter&email=ada%40example.com', '?utm_source=letter'],
  ['reference=4711', ''],
  ['refund=12', ''],
  ['referrer=ada', ''],
  ['my_utm_source=ada', ''],
  ['xref=ada', ''],
  ['REF=ada', ''],
  ['utm_=ada', ''],
  ['utm_source[]=ada', ''],
  ['ref=a&ref=b', '?ref=a&ref=b'],
  ['name=ada&name=eve', ''],
])('of the query "%s", "%s" is counted', (query, counted) => {
  countAt(`${home}?${query}#about-ada`);
  expect(sent).toEqual([home + counted]);
});

test.each(['http://localhost/', 'http://127.0.0.1:4173/', 'http://[::1]/', 'http://a.localhost/'])(
  'nothing is counted at %s',
  (address) => {
    expect(countAt(address).size).toBe(0);
    expect(sent).toEqual([]);
  },
);

test.each([{ globalPrivacyControl: true }, { doNotTrack: '1' }])(
  'nothing is counted of visitors who ask for that: %j',
  (asked) => {
    vi.stubGlobal('navigator', { language: 'en', ...asked });
    expect(countAt(home).size).toBe(0);
    expect(sent).toEqual([]);
  },
);

test('a page that is shown again is counted again, and so is each event', () => {
  const [count] = countAt(`${home}?email=ada`);
  persisted?.();
  count?.({ form: 'contact' });
  expect(sent).toEqual([home, home, home]);
});
