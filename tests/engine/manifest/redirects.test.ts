import { describe, expect, test } from 'vitest';
import type { Manifest } from '../../../engine/generated/manifest';
import { parseRedirectList } from '../../../engine/manifest/text/parse-redirect-list';
import { findIn, outline } from './site-changes';

const origin = 'https://www.example.com';

/** Each path leads to the next one; the last one to the one at `back`. */
const chain = (length: number, back: number) =>
  Array.from({ length }, (_, index) => ({
    from: `/old-${index}`,
    href: `${origin}/old-${index === length - 1 ? back : index + 1}`,
  }));

test.each(['/REPAIRS', '/repairs', '/work'])(
  'a redirect from %s is shadowed by its page',
  (from) => {
    expect(outline(findIn({ redirects: [{ from, page: 'home' }] }))).toEqual([
      'redirect-shadowed /redirects/0/from',
    ]);
  },
);

describe('redirects that never end', () => {
  test.each([2, 3, 4, 25])('are one error for a loop of %i', (length) => {
    const others = Array.from({ length: length - 1 }, (_, at) => `/redirects/${at + 1}/href`);
    expect(outline(findIn({ redirects: chain(length, 0) }))).toEqual([
      ['redirect-loop', '/redirects/0/href', ...others].join(' '),
    ]);
  });

  test('name all that are part of the loop, and not what only leads into it', () => {
    const findings = findIn({ redirects: chain(4, 2) });
    expect(outline(findings)).toEqual(['redirect-loop /redirects/2/href /redirects/3/href']);
    expect(findings[0]?.message).toBe(
      'The redirect from "/old-2" leads back to itself, by way of "/old-3".',
    );
  });

  test('are found however the address of the site is written', () => {
    const redirects = [
      { from: '/a', href: 'HTTPS://WWW.EXAMPLE.COM:443/B/?x=1' },
      { from: '/b', href: 'http://www.example.com/a#top' },
    ];
    expect(outline(findIn({ redirects }))).toEqual([
      'redirect-loop /redirects/0/href /redirects/1/href',
    ]);
  });

  test('are told apart from chains that end', () => {
    const redirects = [...chain(2, 1).slice(0, 1), { from: '/old-1', page: 'repairs' }];
    expect(outline(findIn({ redirects }))).toEqual(['redirect-chain /redirects/0/href']);
  });
});

test('a list may name the path that a page had before it moved', () => {
  const pages = { home: { path: '/', title: 'Home' }, work: { path: '/works', title: 'Works' } };
  const redirects = [{ from: '/work', page: 'work' }];
  const list = 'from,to\n/jobs.html,/work\n/index.html,/home\n';
  const { redirects: found, findings } = parseRedirectList(list, {
    pages,
    redirects,
  } as unknown as Manifest);
  expect(found).toMatchObject([{ from: '/jobs.html', page: 'work' }]);
  expect(findings.map(({ params }) => params)).toEqual([
    { reason: 'this site has no page at /home' },
  ]);
});
