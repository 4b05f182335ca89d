// "page rename" and "page remove" with the id of an item: what becomes of its file, its address, and of everything that names it.
import { describe, expect, test } from 'vitest';
import { Base } from '../../../scripts/edit/base';
import { check } from '../../../scripts/edit/check';
import { listRenumbered } from '../../../scripts/edit/list-renumbered';
import type { Operation } from '../../../scripts/edit/operations';
import { textOf } from '../../../scripts/journal/bytes';
import { openWorld } from '../../../scripts/source/open-world';

const world = await openWorld('tests/sites/collections', { documents: true });

const change = (operation: Operation) => check([operation], new Base(world));

/** What each file says afterwards. */
const textsOf = ({
  site,
}: ReturnType<typeof change>): Readonly<Record<string, string | undefined>> =>
  Object.fromEntries(site.changes().map(({ path, after }) => [path, after && textOf(after)]));

test('a renamed item keeps its former address, and what names it says so', () => {
  const checked = change({ op: 'page rename', id: 'news:new-rooms', to: 'news:six-rooms' });
  expect(checked.refusing).toEqual([]);
  const texts = textsOf(checked);
  expect(texts['files/news/new-rooms.md']).toBeUndefined();
  expect(texts['files/news/six-rooms.md']).toContain('formerly: [/news/new-rooms]\n');
  expect(texts['site.manifest.json']).toContain('"news:six-rooms"');
  expect(Object.values(texts).join('')).not.toMatch(/news:new-rooms/);
});

test('the author of news, and an item with a place in an order by hand, are renamed there', () => {
  const author = textsOf(change({ op: 'page rename', id: 'team:office', to: 'team:desk' }));
  expect(author['files/news/new-rooms.md']).toContain(
    'authors: ["team:desk", Friends of the school]',
  );
  const story = change({ op: 'page rename', id: 'stories:evening-choir', to: 'stories:choir' });
  expect(textsOf(story)['site.manifest.json']).toMatch(
    /"sequence": \["choir", "school-orchestra"\]/,
  );
});

test('a removed item leads elsewhere, and nothing names it any more', () => {
  const checked = change({ op: 'page remove', id: 'news:new-rooms', redirectTo: 'news' });
  expect(checked.refusing).toEqual([]);
  const texts = textsOf(checked);
  expect(Object.keys(texts)).toContain('files/news/new-rooms.md');
  expect(JSON.parse(texts['site.manifest.json'] ?? '').redirects).toContainEqual({
    from: '/news/new-rooms',
    page: 'news',
  });
  expect(Object.values(texts).join('')).not.toContain('news:new-rooms');
  const gone = textsOf(change({ op: 'page remove', id: 'events:winter-evening' }));
  expect(gone['files/news/new-rooms.md']).toContain('related: [contact]');
  expect(JSON.parse(gone['site.manifest.json'] ?? '').redirects).toContainEqual({
    from: expect.stringMatching(/^\/concerts\/\d{4}\/winter-evening$/),
    status: 410,
  });
});

test('an item that is not there, another collection, and a path are refused', () => {
  const rename = (id: string, to: string) => () => change({ op: 'page rename', id, to });
  expect(rename('news:nothing', 'news:x')).toThrow('There is no item "news:nothing"');
  expect(rename('news:radio', 'events:radio')).toThrow('cannot be the name of "news:radio"');
  expect(rename('news:radio', 'news:library')).toThrow('already');
});

const redirectsOf = (texts: ReturnType<typeof textsOf>): unknown =>
  JSON.parse(texts['site.manifest.json'] ?? '{}').redirects;

test('an item moves by the last part of its address, and the old one redirects', () => {
  const move = { op: 'page move', id: 'news:radio', path: '/news/on-the-air' } as const;
  const checked = change(move);
  expect(checked.refusing).toEqual([]);
  expect(textsOf(checked)['files/news/radio.md']).toMatch(/^---\n(?:.*\n)*slug: on-the-air\n---\n/);
  expect(redirectsOf(textsOf(checked))).toContainEqual({ from: '/news/radio', page: 'news:radio' });
  expect(() => change({ ...move, path: '/elsewhere/radio' })).toThrow('its address is /news/…');
  expect(() => change({ ...move, path: '/news/radio' })).toThrow('is already at /news/radio');
});

test('the former addresses of a removed item lead elsewhere, too', () => {
  const set = { op: 'set', file: 'files/news/radio.md', path: ['formerly'] } as const;
  const remove = { op: 'page remove', id: 'news:radio', redirectTo: 'news' } as const;
  const checked = check([{ ...set, value: ['/2019/x.php'] }, remove], new Base(world));
  expect(checked.refusing).toEqual([]);
  const froms = (redirectsOf(textsOf(checked)) as { readonly from: string }[]).map(
    ({ from }) => from,
  );
  expect(froms).toEqual([
    '/news/radio',
    '/2019/x.php',
    expect.stringMatching(/^\/blog\/.+\/radio$/),
  ]);
});

describe('a page that lists items moves with all that is below it', () => {
  const move = (path: string) => ({ op: 'page move', id: 'news', path }) as const;
  const moved = (operations: readonly Operation[]) => {
    const checked = check(operations, new Base(world));
    const manifest = JSON.parse(textsOf(checked)['site.manifest.json'] ?? '{}');
    return {
      refusing: checked.refusing.map(({ code }) => code),
      redirects: manifest.redirects?.map((one: object) => Object.values(one).join(' ')),
      formerly: manifest.collections?.news.formerly,
    };
  };
  const formerly = ['/blog/{year}/{slug}'];
  const host = { op: 'set', file: 'site.manifest.json', path: ['build'] } as const;

  test('by one redirect', () => {
    expect(moved([move('/latest')])).toEqual({
      refusing: [],
      redirects: ['/news news', '/news/* news true'],
      formerly,
    });
  });

  test('there and back again', () => {
    expect(moved([move('/latest'), move('/news')]).redirects).toEqual([
      '/latest news',
      '/latest/* news true',
    ]);
    const inside = moved([move('/news/all'), move('/news')]);
    expect(inside).toEqual({
      ...{ refusing: [], formerly },
      redirects: ['/news/all news', '/news/all/* news true'],
    });
  });

  test('by the former paths of its items where one redirect would never end, or the host has none', () => {
    expect(moved([move('/news/all')])).toEqual({
      refusing: [],
      redirects: ['/news news'],
      formerly: [...formerly, '/news/{slug}'],
    });
    expect(moved([{ ...host, value: { host: 'github-pages' } }, move('/latest')])).toMatchObject({
      redirects: ['/news news'],
      formerly: [...formerly, '/news/{slug}'],
    });
  });

  test('where the page is removed, and another one lists them', () => {
    const remove = (redirectTo: string) => ({ op: 'page remove', id: 'news', redirectTo }) as const;
    expect(moved([remove('about')])).toEqual({
      ...{ refusing: [], formerly },
      redirects: ['/news about', '/news/* about true'],
    });
    expect(moved([remove('home')]).redirects).toEqual(['/news home', '/news/* home true']);
    expect(moved([{ ...host, value: { host: 'github-pages' } }, remove('home')])).toMatchObject({
      redirects: ['/news home'],
      formerly: [...formerly, '/news/{slug}'],
    });
  });

  test('and not to the address of one of them', () => {
    expect(moved([move('/news/roof')]).refusing).toContain('redirect-shadowed');
  });
});

test('the name of a removed author stays, and items follow a page that is renamed', () => {
  const gone = change({ op: 'page remove', id: 'team:office' });
  expect(gone.refusing).toEqual([]);
  expect(textsOf(gone)['files/news/new-rooms.md']).toMatch(
    /\nauthors: \["?[^\]:]+, Friends of the school\]\n/,
  );
  const page = change({ op: 'page rename', id: 'contact', to: 'reach-us' });
  expect(page.refusing).toEqual([]);
  expect(textsOf(page)['files/news/new-rooms.md']).toContain(', reach-us]\n');
  expect(textsOf(page)['files/jobs/violin.json']).toContain('"page": "reach-us"');
});

const saw = { op: 'page add', id: 'news:saw', title: 'A saw', summary: 'A sentence.' } as const;

test('pages of lists are told whose items change: not by a new one, by an old one', () => {
  const list = (date: string): string[] => {
    const base = new Base(world);
    const { publication } = check([{ ...saw, date }], base);
    return listRenumbered(base.validation.publication, publication);
  };
  expect(list('2026-10-30')).toEqual([]);
  expect(list('2019-10-05')).toContain('news:page/1');
});

test('no page of a list is told of an item or a page that has another name alone', () => {
  const list = (id: string, to: string): string[] => {
    const base = new Base(world);
    const rename = { op: 'page rename', id, to } as const;
    return listRenumbered(base.validation.publication, check([rename], base).publication, rename);
  };
  expect(list('news:radio', 'news:wireless')).toEqual([]);
  expect(list('news:roof', 'news:new-roof')).toEqual([]);
  expect(list('news', 'latest')).toEqual([]);
  expect(list('concerts', 'nights')).toEqual([]);
});

test('an undeclared tag is declared where that is asked for', () => {
  const tagged = { ...saw, date: '2026-10-05', tags: 'press, new-tools' };
  expect(() => change(tagged)).toThrow('has no tag "new-tools". Add --declare to declare it.');
  expect(() => change({ ...tagged, tags: 'pres' })).toThrow('Did you mean "press"?');
  const checked = change({ ...tagged, declare: true });
  expect(checked.refusing).toEqual([]);
  const texts = textsOf(checked);
  expect(texts['files/news/saw.md']).toContain('tags: ["press","new-tools"]\n');
  expect(JSON.parse(texts['site.manifest.json'] ?? '').collections.news.tags['new-tools']).toEqual({
    title: 'New tools',
  });
});
