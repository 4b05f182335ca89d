// A site with collections, built: what pages, feeds, calendars and search engines get of items.
import { expect, test } from 'vitest';
import { getText } from '../../../engine/manifest/change-sources';
import type { Site } from '../../../engine/model/site';
import { buildCalendar, buildCalendarInput } from '../../../engine/site/calendar';
import { buildFeedInput } from '../../../engine/site/feed-entries';
import { buildFeed } from '../../../engine/site/feeds';
import { buildIndex, buildSitemap } from '../../../engine/site/sitemap';
import { viewOf } from '../../../engine/site/view-of';
import { getManifestText } from '../../site-texts';
import { buildOf, now, source } from './collections-site';

interface Changed {
  readonly at?: Date;
  readonly files?: Readonly<Record<string, string>>;
  readonly manifest?: (text: string) => string;
}

const build = ({ at = now, files = {}, manifest = (text) => text }: Changed = {}): Site =>
  buildOf(
    new Map([['site.manifest.json', manifest(getManifestText(source))], ...Object.entries(files)]),
    at,
  );

const site = build();

const getFeed = (from: Site, form: string) => {
  const feed = from.feeds?.find((one) => one.form === form);
  if (feed === undefined) throw new Error(`The site has a feed as ${form}`);
  return feed;
};

test('a site is JSON, and the same at two instants without an event between them', () => {
  expect(JSON.parse(JSON.stringify(site))).toEqual(site);
  expect(build({ at: new Date('2026-11-25T23:59:00Z') })).toEqual(site);
  expect(build({ at: new Date('2026-11-29T00:00:00Z') })).not.toEqual(site);
});

test('the page of an item says its date, its authors, and what is older and newer', () => {
  const { item, related } = viewOf(site, 'news:library');
  expect(item?.date).toEqual({ at: '2026-08-24', text: '24 August 2026' });
  expect([item?.older?.page, item?.newer?.page]).toEqual(['news:exam-results', 'news:new-rooms']);
  expect(related.every(({ page }) => page?.startsWith('news:'))).toBe(true);
  const { authors } = viewOf(site, 'news:new-rooms').item ?? {};
  expect(authors).toEqual([
    { name: 'The office', role: 'Timetables and questions', href: '/about/team/office' },
    { name: 'Friends of the school' },
  ]);
});

test('an article says how long it takes to read, where that is a minute; an event never does', () => {
  const readingOf = (path: string, page: string, words: number) => {
    const text = `${getText(source, path)}\n${'word '.repeat(words)}`;
    return viewOf(build({ files: { [path]: text } }), page).item?.reading;
  };
  const news = ['files/news/library.md', 'news:library'] as const;
  expect(readingOf(...news, 100)).toBeUndefined();
  expect(readingOf(...news, 240)).toBe('1 minute to read');
  expect(readingOf(...news, 2 * 220)).toBe('2 minutes to read');
  expect(readingOf('files/events/open-day.md', 'events:open-day', 440)).toBeUndefined();
});

test('work that can be done from anywhere says so where the place is said', () => {
  const office = 'files/jobs/office.md';
  const text = getText(source, office)?.replace('place: Bristol', 'place: Bristol\nremote: true');
  const { item } = viewOf(build({ files: { [office]: text ?? '' } }), 'jobs:office');
  const facts = item?.facts.map(({ title, text: words }) => `${title}: ${words}`);
  expect(facts).toContain('Place: Remote work possible');
  expect(facts).toContain('Place: Bristol');
});

test('lists show the newest first, and lead to older ones, tags and years', () => {
  const [list] = Object.values(viewOf(site, 'news').itemLists ?? {});
  expect(list?.cards[0]?.page).toBe('news:new-rooms');
  expect(list?.cards).toHaveLength(11);
  expect(list?.older?.href).toBe('/news/page/1');
  expect(list?.tags.map(({ label }) => label)).toEqual(['Pupils', 'The house', 'Press']);
  expect(list?.parts.map(({ label }) => label)).toEqual(['2026', '2025', '2024']);
  const [oldest] = Object.values(viewOf(site, 'news:page/1').itemLists ?? {});
  expect(oldest?.cards).toHaveLength(10);
  expect(oldest?.newest?.href).toBe('/news');
});

test('the first items stand anywhere, those that are over do not', () => {
  const lists = Object.values(viewOf(site, 'home').itemLists ?? {});
  expect(lists.map(({ cards }) => cards.map(({ page }) => page))).toEqual([
    ['events:open-day', 'events:brass-night'],
    ['news:new-rooms', 'news:library', 'news:exam-results'],
  ]);
});

test('a new item changes itself, its list, its older neighbour, and what shows the latest', () => {
  const files = {
    'files/news/later.md':
      '---\ntitle: Later\ndate: 2026-11-20\nsummary: A word.\n---\n\nA word.\n',
  };
  const after = build({ files });
  const changed = Object.keys(after.pages).filter(
    (id) =>
      site.pages[id] === undefined ||
      JSON.stringify(viewOf(after, id)) !== JSON.stringify(viewOf(site, id)),
  );
  expect(changed.sort()).toEqual(
    ['home', 'news', 'news:later', 'news:new-rooms', 'news:year/2026'].sort(),
  );
});

test('ids of entries stay when title, text, address and date change', () => {
  const before = buildFeedInput(site, getFeed(site, 'atom')).entries.map(({ id }) => id);
  const matter = 'title: A new name\ndate: 2026-08-25\nslug: scores\nsummary: Other words.';
  const after = build({
    files: { 'files/news/library.md': `---\n${matter}\n---\n\nOther words.\n` },
  });
  const entries = buildFeedInput(after, getFeed(after, 'atom')).entries;
  expect(entries.map(({ id }) => id)).toEqual(before);
  expect(entries[1]).toMatchObject({ url: 'https://www.example.com/news/scores' });
});

const withForms = (text: string): string =>
  text.replace('"kind": "article",', '"kind": "article", "feeds": ["atom", "rss", "json"],');

test('feeds have what their specifications ask for, and no relative address', () => {
  const all = build({ manifest: withForms });
  const [atom = '', rss = '', json = ''] = ['atom', 'rss', 'json'].map((form) =>
    buildFeed(buildFeedInput(all, getFeed(all, form))),
  );
  for (const name of ['id', 'title', 'updated']) expect(atom).toContain(`<${name}>`);
  expect(atom.match(/<entry>/g)).toHaveLength(20);
  expect(atom).toContain('rel="self"');
  expect(rss).toContain('<guid isPermaLink="false">');
  expect(rss).toMatch(/<pubDate>Mon, 05 Oct 2026 08:00:00 GMT<\/pubDate>/);
  expect(JSON.parse(json)).toMatchObject({ version: 'https://jsonfeed.org/version/1.1' });
  expect(JSON.parse(json).items).toHaveLength(20);
  for (const text of [atom, rss, json])
    expect(text).not.toMatch(/(?:href|src)=\\?(?:"|&quot;)[/#]/);
  expect(viewOf(all, 'news').head.feeds?.map(({ type }) => type)).toEqual([
    'application/atom+xml',
    'application/rss+xml',
    'application/feed+json',
  ]);
});

test('events have a calendar, in UTC and whole days, in lines that are not too long', () => {
  const feed = site.feeds?.find(({ path }) => path === 'downloads/events.ics');
  const text = buildCalendar(buildCalendarInput(site, feed ?? getFeed(site, 'calendar')));
  expect(text).toContain('DTSTART:20261212T190000Z\r\n');
  expect(text).toContain('DTSTART;VALUE=DATE:20261128\r\nDTEND;VALUE=DATE:20261129\r\n');
  expect(text).toContain('STATUS:CANCELLED\r\n');
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});

test('search engines are told what readers see', () => {
  const typesOf = (id: string) => site.pages[id]?.facts.map((fact) => fact['@type']);
  expect(typesOf('news:library')).toEqual(['Article']);
  expect(typesOf('jobs:violin')).toEqual(['JobPosting']);
  expect(typesOf('team:office')).toEqual(['Person']);
  expect(site.pages['events:string-workshop']?.facts[0]).toMatchObject({
    eventStatus: 'https://schema.org/EventRescheduled',
    previousStartDate: '2026-11-14T10:00:00Z',
  });
  expect(buildSitemap(buildIndex(site))).toContain(
    '<loc>https://www.example.com/news/new-rooms</loc><lastmod>2026-10-12T00:00:00+01:00</lastmod>',
  );
});

test('the page of an event knows its end, and says that it is over; lists do not', () => {
  const coming = viewOf(site, 'events:winter-evening').item;
  expect(new Date(coming?.until ?? 0).toISOString().slice(0, 4)).toBe('2026');
  expect(coming?.status).toBeUndefined();
  const past = viewOf(build({ at: new Date('2027-02-01T00:00:00Z') }), 'events:winter-evening');
  expect(past.item).toMatchObject({ status: 'This is over.' });
  expect(past.item).not.toHaveProperty('until');
  const cards = Object.values(viewOf(site, 'concerts').itemLists ?? {}).flatMap((one) => one.cards);
  expect(cards.some((card) => 'until' in card || 'over' in card)).toBe(false);
  expect(viewOf(site, 'news:radio').item).not.toHaveProperty('until');
});

test('items in the order of their names, or by hand, are neither older nor newer', () => {
  for (const id of ['team:office', 'stories:school-orchestra', 'stories:evening-choir']) {
    const { item } = viewOf(site, id);
    expect(item).not.toHaveProperty('older');
    expect(item).not.toHaveProperty('newer');
  }
  expect(viewOf(site, 'news:radio').item).toHaveProperty('older');
});

test('a list of several collections has pages of older items as well, on whatever page it is', () => {
  const block =
    '{ "type": "text", "items": ["Call {phone}, or come to 4 Wharf Road, Bristol BS1 4XX."] }';
  const joined = (text: string): string =>
    text.replace(block, '{ "type": "items", "collection": "news", "also": ["stories"] }');
  const both = build({ manifest: joined });
  expect(JSON.parse(JSON.stringify(both))).toEqual(both);
  const [first, last] = ['contact', 'contact:page/1'].map((id) => viewOf(both, id));
  const idsOf = (view = first): string[] =>
    Object.values(view?.itemLists ?? {}).flatMap(({ cards }) => cards.map(({ href = '' }) => href));
  const all = [...idsOf(first), ...idsOf(last)];
  expect(new Set(all).size).toBe(all.length);
  expect(all).toEqual(expect.arrayContaining(['/news/radio', '/about/stories/evening-choir']));
  expect(idsOf(last)).toHaveLength(10);
  expect(both.pages['contact:page/1']).toMatchObject({
    path: '/contact/page/1',
    parent: 'contact',
  });
  expect(first?.itemLists?.[0]).toMatchObject({ older: { page: 'contact:page/1' } });
  expect(last?.itemLists?.[0]).toMatchObject({ newest: { page: 'contact' } });
  // The lists of the collections themselves are what they were.
  const others = Object.keys(both.pages).filter((id) => !/^contact(?::|$)/.test(id));
  expect(others).toEqual(Object.keys(site.pages).filter((id) => id !== 'contact'));
});

test('a list of several collections has the tags and years of all, each with the items of all', () => {
  const both = build({
    manifest: (text) =>
      text
        .replace(
          '{ "type": "text", "items": ["Call',
          '{ "type": "items", "collection": "news", "also": ["stories"] }, { "type": "text", "items": ["Call',
        )
        .replace(
          '"kind": "case",',
          '"kind": "case", "tags": { "house": { "title": "Our house" }, "choir": { "title": "Choir" } },',
        ),
    files: {
      'files/cases/evening-choir.md':
        '---\ntitle: An evening choir\nsummary: It sings.\ndate: 2026-03-01\ntags: [choir, house]\n---\n\nIt sings.\n',
    },
  });
  const idsOf = (id: string): string[] =>
    Object.values(viewOf(both, id).itemLists ?? {}).flatMap(({ cards }) =>
      cards.map(({ href = '' }) => href),
    );
  const [list] = Object.values(viewOf(both, 'contact').itemLists ?? {});
  expect(list?.tags.map(({ label, href }) => `${label} ${href}`)).toEqual([
    'Pupils /contact/tag/pupils',
    'The house /contact/tag/house',
    'Press /contact/tag/press',
    'Choir /contact/tag/choir',
  ]);
  expect(list?.parts.map(({ page }) => page)).toContain('contact:year/2026');
  expect(idsOf('contact:tag/choir')).toEqual(['/about/stories/evening-choir']);
  expect(idsOf('contact:tag/house')).toEqual(
    expect.arrayContaining(['/about/stories/evening-choir', '/news/new-rooms']),
  );
  const [house] = Object.values(viewOf(both, 'contact:tag/house').itemLists ?? {});
  expect(house?.tags.find(({ current }) => current)?.label).toBe('The house');
  expect(house?.whole?.page).toBe('contact');
  expect(both.pages['contact:tag/house']?.title).toBe('Contact: The house');
});

test('a list of which everything has expired keeps its address, and is not for search engines', () => {
  const expired = Object.fromEntries(
    [...source.files.keys()].flatMap((path) => {
      const text = path.startsWith('news/') ? getText(source, `files/${path}`) : undefined;
      return text?.includes('date: 2024')
        ? [[`files/${path}`, text.replace(/^date: 2024.*$/m, '$&\nexpires: 2026-11-25')]]
        : [];
    }),
  );
  const [before, after] = ['2026-11-25T12:00:00Z', '2026-11-26T12:00:00Z'].map((at) =>
    build({ at: new Date(at), files: expired as Record<string, string> }),
  );
  if (!before || !after) throw new Error('Both are built');
  const toParts = (one: Site): (string | undefined)[] =>
    viewOf(one, 'news').itemLists?.[0]?.parts.map(({ page }) => page) ?? [];
  expect(toParts(before)).toContain('news:year/2024');
  expect(toParts(after)).not.toContain('news:year/2024');
  expect(before.pages['news:year/2024']?.unlisted).toBe(false);
  expect(after.pages['news:year/2024']).toMatchObject({ path: '/news/2024', unlisted: true });
});
