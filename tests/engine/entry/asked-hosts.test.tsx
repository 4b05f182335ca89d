// What pages of the complete test site load from, send to and show of other hosts, and what their policies allow: the same.

import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { AppShell, Page } from '../../../engine/app/app-shell';
import { type BlockSource, BlockSourceContext } from '../../../engine/app/page-block';
import type { Manifest } from '../../../engine/generated/manifest';
import { validateSite } from '../../../engine/manifest/validate-site';
import { mainOf } from '../../../engine/model/publication';
import type { Site } from '../../../engine/model/site';
import type { BuildOptions } from '../../../engine/site/build-page';
import { buildSite } from '../../../engine/site/build-site';
import { viewOf } from '../../../engine/site/view-of';
import { AnyNode } from '../../../engine/ui/nodes/any-node';
import { createVisit } from '../../../engine/ui/visit';
import { openWorkspace } from '../../../scripts/files/workspace';
import { buildHeaders } from '../../../scripts/output/security-headers';
import { readSite } from '../../../scripts/source/read-site';
import { engineContract } from '../../engine-contract';
import { type ReadPolicy, readPolicy } from '../../read-policy';
import { makeRender } from '../../site-outputs';
import { findComponent } from '../find-component';
import { find } from '../render';
import { type Asked, listAsked, readHtml } from './list-asked';

const { publication } = validateSite(
  readSite(openWorkspace('tests/sites/everything')),
  engineContract,
);
if (publication === undefined) throw new Error('The test site is valid');
const valid = mainOf(publication);
const { manifest } = valid;

const options: BuildOptions = {
  contract: engineContract,
  files: { sizeOf: () => ({ width: 4, height: 3 }), bytesOf: () => 1, placeOf: (path) => path },
  now: new Date('2026-03-01'),
  drafts: false,
};

const build = (services: Manifest['services']): Site =>
  buildSite({ ...valid, manifest: { ...manifest, services } }, options);

const own = manifest.site.origin;

const source: BlockSource = {
  get: (type) => findComponent(type),
  retry: () => undefined,
};

/** A page for a visitor who has agreed to all services. */
function renderAgreed(site: Site, id: string): string {
  const page = viewOf(site, id);
  const visit = createVisit();
  visit.agreed.set(new Set(Object.keys(site.services)));
  const shellServices = {
    visit,
    navigate: () => undefined,
    getNode: () => AnyNode,
    useContent: (file: string) => ({ nodes: page.contents[file] ?? null, slow: false }),
  };
  return renderToString(
    <BlockSourceContext value={source}>
      <AppShell
        shared={{ shell: site.shell, icons: '/icons.svg', late: '/late.css' }}
        {...{ shellServices, page, slots: { main: <Page page={page} /> } }}
      />
    </BlockSourceContext>,
  );
}

/** Where in a value there are addresses with a host. */
const findAddresses = (value: unknown, place: readonly string[] = []): [string, string][] =>
  typeof value === 'string'
    ? (value.match(/^https?:\/\/[^\s"<>]+/g) ?? []).map((address) => [place.join('.'), address])
    : typeof value !== 'object' || value === null
      ? []
      : Object.entries(value).flatMap(([key, inner]) => findAddresses(inner, [...place, key]));

/** What the app sends is configured in what pages share: providers of forms, and who counts. */
function listSent(shared: unknown): Asked[] {
  return findAddresses(shared)
    .filter(([place]) => /^shell\.(?:providers\.\w+|counter)\.origin$/.test(place))
    .map(([, address]) => ({ directive: 'connect-src', url: new URL(address) }));
}

/** Addresses in the data of the app that nothing is asked of: those of links, and what forms send along. */
const quiet =
  /(?:^|\.)(?:href|value|website|id|hidden\.\w+|canonical|shareImage|frames\.\d+|service\.frame|lines\.\d+)$/;

/** All pages that have a document, with what each asks for before and after a visitor agrees, and its policies. */
function readPages(site: Site) {
  const render = makeRender(site);
  const header = readPolicy(buildHeaders(site, [])['Content-Security-Policy'] ?? '', own);
  const shared = { shell: site.shell };
  const sent = listSent(shared);
  const pages = Object.values(site.pages)
    .filter(({ defaultChild }) => defaultChild === undefined)
    .map(({ id }) => {
      const html = render(id);
      const page = readHtml(html);
      const meta = find(page, 'meta[http-equiv="Content-Security-Policy"]');
      const base = own + site.shell.base;
      const asked = [...listAsked(html, base), ...listAsked(renderAgreed(site, id), base), ...sent];
      const state: unknown = JSON.parse(
        find(page, 'script[type="application/json"]').textContent ?? '',
      );
      const forms = [...page.querySelectorAll('form[data-form]')].map(
        (form) => form.getAttribute('data-form') ?? '',
      );
      return {
        id,
        asked,
        forms,
        state,
        policy: readPolicy(meta.getAttribute('content') ?? '', own),
      };
    });
  return { pages, header, shared };
}

const isOutside = ({ url }: Asked): boolean => url.origin !== own;

/** The hosts that a policy names for a directive. */
const listNamed = (policy: ReadPolicy, directive: string): string[] =>
  (policy.written.get(directive) ?? [])
    .filter((source) => !source.startsWith("'"))
    .map((source) => new URL(source).host)
    .sort();

const hostsOf = (asked: readonly Asked[], directive: string): string[] => [
  ...new Set(
    asked.filter((one) => isOutside(one) && one.directive === directive).map(({ url }) => url.host),
  ),
];

const umami = {
  type: 'umami',
  origin: 'https://cloud.umami.is',
  website: '94db1cb1-74f4-4a40-ad6c-962362670409',
} as const;

const variants: readonly (readonly [string, Manifest['services']])[] = [
  ['its own', manifest.services],
  [
    'Vimeo, Google Maps and Umami',
    {
      ...manifest.services,
      filme: { type: 'vimeo' },
      karten: { type: 'google-maps' },
      besuche: umami,
    },
  ],
  [
    'GoatCounter',
    { ...manifest.services, besuche: { type: 'goatcounter', origin: 'https://a.goatcounter.com' } },
  ],
  [
    'Matomo',
    {
      ...manifest.services,
      besuche: { type: 'matomo', origin: 'https://m.example.net', siteId: 1 },
    },
  ],
];

describe.each(variants)('with services of the test site: %s', (_, services) => {
  const site = build(services);
  const { pages, header, shared } = readPages(site);
  const everything = pages.flatMap(({ asked }) => asked);

  test('a page asks for nothing that its policy or that of the header does not allow', () => {
    const refused = pages.flatMap(({ id, asked, policy }) =>
      asked
        .filter(({ directive, url }) => [policy, header].some((one) => !one.allows(directive, url)))
        .map(({ directive, url }) => `${id}: ${directive} ${url}`),
    );
    expect(refused).toEqual([]);
    expect(everything.filter(isOutside).length).toBeGreaterThan(pages.length);
  });

  test('a page allows the frames that it shows, and no other', () => {
    for (const { id, asked, policy } of pages)
      expect([id, listNamed(policy, 'frame-src')]).toEqual([
        id,
        hostsOf(asked, 'frame-src').sort(),
      ]);
    expect(pages.filter(({ policy }) => listNamed(policy, 'frame-src').length > 0)).toHaveLength(1);
    expect(listNamed(header, 'frame-src')).toEqual(hostsOf(everything, 'frame-src').sort());
  });

  test('what the site talks to from any page is what its forms and its counter need', () => {
    for (const policy of [header, ...pages.map((page) => page.policy)])
      for (const directive of ['connect-src', 'form-action'])
        expect(listNamed(policy, directive)).toEqual(hostsOf(everything, directive).sort());
    // Each form is on a page: otherwise nothing would need its host.
    expect([...new Set(pages.flatMap(({ forms }) => forms))].sort()).toEqual(
      Object.keys(site.shell.providers).sort(),
    );
  });

  test('no policy names a host for anything else', () => {
    for (const { written } of [header, ...pages.map(({ policy }) => policy)])
      for (const [directive, sources] of written)
        if (!['connect-src', 'form-action', 'frame-src'].includes(directive))
          expect(sources.filter((source) => source.includes('.'))).toEqual([]);
  });

  test('the data of the app holds no address besides, but those of links', () => {
    const data = [shared, ...pages.map(({ state }) => state)];
    const others = data
      .flatMap((value) => findAddresses(value))
      .filter(
        ([place]) => !quiet.test(place) && !/^shell\.(?:providers\.\w+|counter)\./.test(place),
      );
    expect(others).toEqual([]);
  });
});
