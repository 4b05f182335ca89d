import { describe, expect, test } from 'vitest';
import type { Manifest } from '../../../engine/generated/manifest';
import type { Site } from '../../../engine/model/site';
import { buildSite } from '../../../engine/site/build-site';
import {
  allowStarters,
  findStarters,
  policyOf,
  toHeaderPolicy,
  toMetaPolicy,
} from '../../../engine/site/policy';
import { viewOf } from '../../../engine/site/view-of';
import { buildHeaders } from '../../../scripts/output/security-headers';
import { engineContract } from '../../engine-contract';
import { fetchDirectives, readPolicy } from '../../read-policy';

const page = (path: string, ...blocks: readonly object[]) => ({
  path,
  title: path,
  summary: path,
  blocks,
});

const image = { src: 'a.svg', decorative: true };
const film = { type: 'embed', service: 'films', show: 'aqz-KE-bpKQ', title: 'A film', image };
const tour = { type: 'embed', service: 'tour', show: 'shop', title: 'A tour', image };
const map = {
  type: 'map',
  service: 'maps',
  geo: { latitude: 1.5, longitude: 2 },
  address: ['Here'],
  image,
};

const services = {
  films: { type: 'youtube' },
  maps: { type: 'openstreetmap' },
  tour: {
    type: 'frame',
    name: 'Tours',
    frame: 'https://tours.example.net/show/',
    allow: ['fullscreen'],
  },
  visits: { type: 'plausible', site: 'www.example.com' },
};

function build(more: object = {}): Site {
  const manifest: unknown = {
    version: 2,
    site: {
      name: 'Sample',
      origin: 'https://www.example.com',
      home: 'home',
      logo: image,
      favicon: 'a.svg',
    },
    footer: { columns: [], copyright: { from: 2020, holder: 'Sample' } },
    pages: { home: page('/') },
    ...more,
  };
  const { validateManifest } = engineContract;
  if (!validateManifest(manifest)) throw new Error(JSON.stringify(validateManifest.errors));
  return buildSite(
    { manifest: manifest as Manifest, contents: new Map(), downloads: [] },
    {
      files: { sizeOf: () => ({ width: 4, height: 3 }), bytesOf: () => 1, placeOf: (path) => path },
      contract: engineContract,
      now: new Date('2026-03-01'),
      drafts: false,
    },
  );
}

const site = build({
  services,
  pages: { home: page('/'), film: page('/film', film, film), both: page('/both', tour, map) },
});

const readOwn = (policy: string) => readPolicy(policy, 'https://www.example.com');

const directive = (policy: string, name: string): string =>
  [name, ...(readOwn(policy).written.get(name) ?? [])].join(' ');

const metaOf = (id: string): string => toMetaPolicy(policyOf(site, viewOf(site, id)));

describe('a policy', () => {
  test('of a site without services is what it was before there were any', () => {
    const headers = buildHeaders(build(), []);
    expect(headers['Content-Security-Policy']).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; " +
        "media-src 'self'; manifest-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; " +
        "frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
    );
    expect(headers['Permissions-Policy']).toBe(
      'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
    );
  });

  test('of a page allows its own frames, by as much of their address as can be said', () => {
    expect(directive(metaOf('home'), 'frame-src')).toBe("frame-src 'none'");
    expect(directive(metaOf('film'), 'frame-src')).toBe(
      'frame-src https://www.youtube-nocookie.com/embed/',
    );
    expect(directive(metaOf('both'), 'frame-src')).toBe(
      'frame-src https://tours.example.net/show/ https://www.openstreetmap.org/export/embed.html',
    );
  });

  test('in a header allows what any page of the site allows, and who counts', () => {
    const header = toHeaderPolicy(policyOf(site, null));
    expect(directive(header, 'frame-src')).toBe(
      'frame-src https://tours.example.net/show/ https://www.openstreetmap.org/export/embed.html https://www.youtube-nocookie.com/embed/',
    );
    expect(directive(header, 'connect-src')).toBe("connect-src 'self' https://plausible.io");
    expect(directive(metaOf('home'), 'connect-src')).toBe(
      "connect-src 'self' https://plausible.io",
    );
  });

  test('in a document allows what that of the header does, but for the frames', () => {
    const header = readOwn(toHeaderPolicy(policyOf(site, null)));
    const meta = readOwn(metaOf('both'));
    const framing = ['frame-src', 'fenced-frame-src'];
    for (const name of fetchDirectives)
      if (!framing.includes(name))
        expect([name, meta.sourcesOf(name)]).toEqual([name, header.sourcesOf(name)]);
    for (const name of ['form-action', 'base-uri', 'require-trusted-types-for', 'trusted-types'])
      expect([name, meta.written.get(name)]).toEqual([name, header.written.get(name)]);
    expect(meta.written.has('frame-ancestors')).toBe(false);
    // What a document does not name stands as its default.
    expect([...header.written.keys()].filter((name) => !meta.written.has(name)).sort()).toEqual([
      ...['font-src', 'frame-ancestors', 'img-src', 'manifest-src', 'media-src', 'script-src'],
      'style-src',
    ]);
  });

  test.each([...fetchDirectives.filter((name) => /^(?:script|style|object)-/.test(name))])(
    'is never wider for any service: %s',
    (name) => {
      const before = readOwn(toHeaderPolicy(policyOf(build(), null))).sourcesOf(name);
      expect(before).toEqual([name === 'object-src' ? "'none'" : "'self'"]);
      expect(readOwn(metaOf('both')).sourcesOf(name)).toEqual(before);
      expect(readOwn(toHeaderPolicy(policyOf(site, null))).sourcesOf(name)).toEqual(before);
    },
  );

  test('allows the starters that the build names beside its own files, in the header and in documents', () => {
    const starters = ['sha256-b25l', 'sha256-dHdv', 'sha256-b25l'];
    const allowed = "script-src 'self' 'sha256-b25l' 'sha256-dHdv'";
    const header = buildHeaders(site, starters)['Content-Security-Policy'] ?? '';
    expect(directive(header, 'script-src')).toBe(allowed);
    expect(findStarters(header)).toEqual(['sha256-b25l', 'sha256-dHdv']);
    expect(
      directive(toMetaPolicy(allowStarters(policyOf(site, null), starters)), 'script-src'),
    ).toBe(allowed);
    const without = (text: string) => text.replace(allowed, "script-src 'self'");
    expect(without(header)).toBe(toHeaderPolicy(policyOf(site, null)));
  });

  test('gives features to the hosts that use them, and to no other', () => {
    expect(buildHeaders(site, [])['Permissions-Policy']).toMatch(
      /, autoplay=\(self "https:\/\/www\.youtube-nocookie\.com"\), encrypted-media=\(self "https:\/\/www\.youtube-nocookie\.com"\), fullscreen=\(self "https:\/\/tours\.example\.net" "https:\/\/www\.youtube-nocookie\.com"\), picture-in-picture=/,
    );
  });

  test('allows no host of a service that no page shows', () => {
    const header = toHeaderPolicy(policyOf(build({ services }), null));
    expect(directive(header, 'frame-src')).toBe("frame-src 'none'");
  });
});
