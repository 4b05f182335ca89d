// Links that leave their language: where they lead, and what they say of it.
import { describe, expect, test } from 'vitest';
import type { Site } from '../../../engine/model/site';
import { buildPublication } from '../../../engine/site/build-publication';
import { engineContract } from '../../engine-contract';
import { outline, type Swaps, validateWith } from '../manifest/languages/three-languages';

function buildWith(swaps: Swaps): readonly Site[] {
  const { publication } = validateWith(swaps);
  if (publication === undefined) throw new Error('The site has errors');
  return buildPublication(publication, {
    contract: engineContract,
    files: {
      sizeOf: () => ({ width: 4, height: 3 }),
      bytesOf: () => 240,
      placeOf: (path) => `_site/${path}`,
    },
    ...{ now: new Date('2026-03-01'), drafts: false },
  }).sites;
}

const legal = [
  '"legal": [{ "page": "imprint" }]',
  '"legal": [{ "page": "imprint", "language": "de" }]',
] as const;

describe('a link that names a language', () => {
  test('leads there from every other one, with the words of that page', () => {
    const [english, german, arabic] = buildWith({ manifest: legal });
    const expected = {
      href: '/de/impressum',
      label: 'Impressum',
      language: 'de',
      inLanguage: true,
    };
    expect(english?.shell.footer.legal).toEqual([expected]);
    expect(arabic?.shell.footer.legal).toEqual([expected]);
    const { label, href, page } = german?.shell.footer.legal[0] ?? {};
    expect([label, href, page]).toEqual(['Impressum', '/de/impressum', 'imprint']);
  });

  test.each<[string, string, string]>([
    ['that the site does not have', '{ "page": "imprint", "language": "fr" }', 'unknown-language'],
    ['in which its page is not', '{ "page": "imprint", "language": "ar" }', 'absent-target'],
  ])('%s is an error, told once', (_, link, code) => {
    const found = outline(validateWith({ manifest: [legal[0], `"legal": [${link}]`] }));
    expect(found).toEqual([`${code} site.manifest.json /footer/legal/0/language 49`]);
  });
});

test('a redirect may lead to a page in another language', () => {
  const redirect = '{ "from": "/about-us-in-german", "page": "about", "language": "de" }';
  const [english] = buildWith({
    manifest: ['"pages": {', `"redirects": [${redirect}], "pages": {`],
  });
  expect(english?.redirects[0]?.to).toBe('/de/ueber-uns');
});

test('links to what is absent lead to the page of the site, where the language says so', () => {
  const [, , omitting] = buildWith({});
  expect(JSON.stringify(omitting)).not.toContain('"/work/courses"');
  const [, german, arabic] = buildWith({
    manifest: ['"path": "/ar"', '"path": "/ar", "absent": "link"'],
  });
  const items = arabic?.shell.menus.flatMap((menu) => ('items' in menu ? menu.items : []));
  expect(items).toContainEqual({
    ...{ href: '/work/courses', label: 'Courses', language: 'en-GB', inLanguage: true, items: [] },
  });
  const cards = JSON.stringify(arabic?.pages.home?.blocks);
  expect(cards).toContain('"title":"Courses"');
  expect(JSON.stringify(german)).not.toContain('inLanguage');
});

test('links within texts that lead there name the language, in the files that browsers fetch as well', () => {
  const [english, , arabic] = buildWith({
    manifest: ['"path": "/ar"', '"path": "/ar", "absent": "link"'],
    'text/about.txt': ['[', '["See [the courses](page:courses).",'],
    'languages/de/text/about.txt': [
      '"words": [',
      '"words": [{ "from": "See [the courses](page:courses).", "to": "Siehe [Kurse](page:courses)." },',
    ],
    'languages/ar/text/about.txt': [
      '"words": [',
      '"words": [{ "from": "See [the courses](page:courses).", "to": "[دورات](page:courses)" },',
    ],
  });
  const link = { type: 'link', href: '/work/courses', language: 'en-GB', children: ['دورات'] };
  const { contents } = arabic ?? {};
  const [fetched] = Object.values(contents ?? {}).filter((one) =>
    JSON.stringify(one).includes('دورات'),
  );
  expect(fetched).toMatchObject({
    nodes: expect.arrayContaining([{ type: 'paragraph', text: [link] }]),
  });
  expect(JSON.stringify(english?.contents)).not.toContain('"language"');
});
