// Items of collections: what becomes of them, and where each mistake is found.
import { describe, expect, test } from 'vitest';
import { changeSources } from '../../../engine/manifest/change-sources';
import { validateSite } from '../../../engine/manifest/validate-site';
import { mainOf } from '../../../engine/model/publication';
import { openWorkspace } from '../../../scripts/files/workspace';
import { readSite } from '../../../scripts/source/read-site';
import { engineContract } from '../../engine-contract';
import { getManifestText } from '../../site-texts';

const root = 'tests/sites/collections';
const file = 'files/news/library.md';
const now = new Date('2026-11-24T09:00:00Z');
const source = readSite(openWorkspace(root), { now });

interface Changed {
  readonly files?: Readonly<Record<string, string | undefined>>;
  readonly manifest?: (text: string) => string;
  readonly at?: Date;
}

function validate({ files = {}, manifest = (text) => text, at = now }: Changed) {
  const texts = new Map<string, string | undefined>([
    ['site.manifest.json', manifest(getManifestText(source))],
    ...Object.entries(files),
  ]);
  return validateSite(changeSources({ ...source, now: at }, texts), engineContract);
}

function read(changed: Changed = {}) {
  const { findings, publication } = validate(changed);
  expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  return mainOf(publication ?? { sites: [] as never });
}

const withMatter = (lines: string, body = 'Words.'): string =>
  `---\ntitle: A library\ndate: 2026-08-24\nsummary: Scores.\n${lines}\n---\n\n${body}\n`;

/** Each finding with its place, and what it marks there. */
function mark(text: string, more: Changed = {}): string[] {
  const { findings } = validate({ ...more, files: { ...more.files, [file]: text } });
  return findings.map(({ code, file: at, line, column, endColumn }) => {
    const written = at === file ? (text.split('\n')[line - 1] ?? '') : '';
    return `${code} ${at.replace(/^.*\//, '')}:${line} ${written.slice(column - 1, (endColumn ?? 0) - 1)}`;
  });
}

describe('an item', () => {
  test('is a page, complete as if validation had filled it in', () => {
    const { manifest } = read();
    const made = Object.entries(manifest.pages).filter(([id]) => id.includes(':'));
    expect(made.length).toBeGreaterThan(30);
    const pages = Object.fromEntries(
      made.map(([id, page]) => [id.replace(/[:/]/g, '-'), structuredClone(page)]),
    );
    const whole = { ...structuredClone(manifest), pages: { ...manifest.pages, ...pages } };
    for (const [id] of made) delete (whole.pages as Record<string, unknown>)[id];
    const before = JSON.stringify(pages);
    expect(
      engineContract.validateManifest(whole),
      JSON.stringify(engineContract.validateManifest.errors),
    ).toBe(true);
    expect(JSON.stringify(pages)).toBe(before);
  });

  test.each(['\r\n', '\r'])('may have lines that end otherwise: %j', (end) => {
    const text = withMatter('tags: [house]').replaceAll('\n', end);
    const { items } = read({ files: { [file]: text } });
    expect(
      [...(items?.items.values() ?? [])].find(({ title }) => title === 'A library'),
    ).toMatchObject({
      date: '2026-08-24',
      value: { tags: ['house'] },
    });
  });

  test('has its id and its address from the name of its file', () => {
    const { manifest } = read();
    expect(manifest.pages['news:new-rooms']).toMatchObject({
      ...{ path: '/news/new-rooms', title: 'Six new rooms above the quay', parent: 'news' },
      layout: 'item',
    });
    expect(manifest.pages['events:winter-evening']?.path).toBe('/concerts/2026/winter-evening');
    expect(manifest.pages['news:README']).toBeUndefined();
    expect(manifest.pages['news:_template']).toBeUndefined();
  });

  test('may say its summary alone', () => {
    const { manifest } = read({ files: { [file]: withMatter('tags: [house]', '') } });
    const { lead, blocks } = manifest.pages['news:library'] ?? {};
    expect(lead).toBe('Scores.');
    expect(blocks?.map(({ type }) => type)).toEqual(['item', 'item']);
  });

  test('that is to come is absent from everything, and may be linked to', () => {
    const link = (text: string): string =>
      text.replace('[Read what is new](page:news)', '[The tour](page:news:spring-tour)');
    const { manifest, items } = read({ manifest: link });
    expect(manifest.pages['news:spring-tour']).toBeUndefined();
    expect(items?.items.has('news:spring-tour')).toBe(false);
    expect(JSON.stringify([...manifest.redirects])).not.toContain('spring-tour');
    const later = read({ manifest: link, at: new Date('2027-03-01T00:00:00Z') });
    expect(later.manifest.pages['news:spring-tour']?.path).toBe('/news/spring-tour');
  });

  test('appears at its minute by the clocks of the site', () => {
    const isThere = (instant: string): boolean =>
      read({
        at: new Date(instant),
        manifest: (text) => text.replace('{ "page": "news:new-rooms" }, ', ''),
      }).manifest.pages['news:new-rooms'] !== undefined;
    expect(isThere('2026-10-05T07:59:59Z')).toBe(false);
    expect(isThere('2026-10-05T08:00:00Z')).toBe(true);
  });

  test('that has expired leads to the list, is gone, or stays, as its collection says', () => {
    const get = (afterwards: string, host = '') => {
      const { manifest, items } = read({
        manifest: (text) => {
          const value = JSON.parse(text);
          value.collections.jobs.afterwards = afterwards;
          if (host) value.build = { host };
          return JSON.stringify(value);
        },
      });
      return {
        page: manifest.pages['jobs:caretaker'],
        redirect: manifest.redirects.find(({ from }) => from === '/about/jobs/caretaker'),
        expired: items?.items.get('jobs:caretaker')?.isExpired,
      };
    };
    expect(get('list')).toMatchObject({ page: undefined, redirect: { page: 'jobs', status: 301 } });
    expect(get('gone')).toMatchObject({ page: undefined, redirect: { status: 410 } });
    expect(get('keep')).toMatchObject({
      page: { unlisted: false },
      redirect: undefined,
      expired: true,
    });
    expect(get('gone', 'github-pages')).toMatchObject({
      page: { unlisted: true },
      redirect: undefined,
    });
  });

  test('has redirects from former addresses', () => {
    const { manifest } = read({ files: { [file]: withMatter('formerly: [/old/scores.php]') } });
    const to = manifest.redirects
      .filter(({ page }) => page === 'news:library')
      .map(({ from }) => from);
    expect(to).toEqual(['/old/scores.php', '/blog/2026/library']);
  });

  test('has none as long as it is a draft', () => {
    const lines = 'formerly: [/old/scores.php]\ndraft: true';
    const { manifest } = read({ files: { [file]: withMatter(lines) } });
    expect(manifest.redirects.filter(({ page }) => page === 'news:library')).toEqual([]);
    expect(manifest.pages['news:library']?.draft).toBe(true);
  });

  test('that is a draft is told wherever a link to it is left out, but not to other drafts', () => {
    const draft = withMatter('draft: true', 'See [the same](page:news:library).');
    const button = { type: 'action', heading: 'Read', link: { page: 'news:library', label: 'Go' } };
    const words = { type: 'text', items: ['Read [this](page:news:library).'] };
    const find = (text: string): string[] =>
      validate({
        files: { [file]: text },
        manifest: (json) => {
          const value = JSON.parse(json);
          value.pages.contact.blocks = [button, words];
          value.footer.columns[0].links = [{ page: 'news:library' }];
          return JSON.stringify(value);
        },
      }).findings.flatMap(({ code, pointer, message }) =>
        code === 'draft-linked' ? [pointer, message] : [],
      );
    const said = 'The item "news:library" is a draft: builds leave out this link to it.';
    expect(find(draft)).toEqual([
      ...['/footer/columns/0/links/0/page', said],
      ...['/pages/contact/blocks/0/link/page', said],
      ...['/pages/contact/blocks/1/items/0', said],
    ]);
    expect(find(withMatter('author: lib'))).toEqual([]);
  });
});

describe('lists', () => {
  test.each([
    ['page', 'older'],
    ['tag', 'about'],
    ['year', 'of'],
    ['letter', 'by'],
  ])('of a %s whose addresses are all alike, %j, are refused', (name, ending) => {
    const manifest = (text: string) =>
      text.replace('"folder": "news"', `$&, "addresses": { "${name}": "${ending}" }`);
    const codes = validate({ manifest }).findings.map(({ code }) => code);
    expect(codes).toContain('wrong-format');
    expect(codes).not.toContain('duplicate-path');
  });

  test('tags, years and older items have pages below the list page', () => {
    const { manifest } = read();
    expect(manifest.pages['news:tag/press']).toMatchObject({
      path: '/news/tag/press',
      title: 'News: Press',
    });
    expect(manifest.pages['news:year/2025']).toMatchObject({
      path: '/news/2025',
      title: 'News: 2025',
    });
    expect(manifest.pages['news:page/1']).toMatchObject({
      path: '/news/page/1',
      title: 'News, page 1',
    });
    expect(manifest.pages['news:page/2']).toBeUndefined();
  });
});

describe('a mistake is found in the file of the item', () => {
  test.each([
    ['tags: [hause]', 'unknown-tag library.md:5 hause'],
    ['dat: 2026-01-01', 'unknown-field library.md:5 dat'],
    ['updated: 5.10.2026', 'wrong-format library.md:5 5.10.2026'],
    ['updated: 2026-02-30', 'impossible-day library.md:5 2026-02-30'],
    ['lead: "Call {fone}."', 'unknown-variable library.md:5 {fone'],
    ['lead: "[Here](page:nowhere)"', 'unknown-page library.md:5 page:nowhere'],
    ['image: { src: images/none.svg, alt: A door }', 'missing-file library.md:5 images/none.svg'],
    ['related: [nowhere]', 'unknown-page library.md:5 nowhere'],
    ['draft: "yes"', 'wrong-type library.md:5 "yes"'],
    ['expires: 2026-08-01', 'dates-reversed library.md:5 2026-08-01'],
    ['updated: 2026-08-23', 'dates-reversed library.md:5 2026-08-23'],
    ['formerly: [/news]', 'redirect-shadowed library.md:5 /news'],
    ['lead: a: b', 'not-yaml library.md:5 '],
    ['authors: [team:piano, team:piano]', 'repeated-item library.md:5 team:piano'],
    ['label: "*Our* library"', 'foreign-markup library.md:5 *Our*'],
    ['label: See [news](page:news)', 'foreign-markup library.md:5 page:news'],
  ])('%s', (lines, expected) => {
    const found = mark(withMatter(lines));
    expect(found).toHaveLength(1);
    expect(found[0]?.startsWith(expected.trim()), found[0]).toBe(true);
  });

  test('links and emphasis of its running text are no finding', () => {
    expect(mark(withMatter('lead: "*Our* library, as [news](page:news)."'))).toEqual([]);
  });

  test('nothing behind the name of a member is said as that, not as a value of YAML', () => {
    const text = withMatter('tags:\nexpires:').replace('date: 2026-08-24', 'date:');
    const { findings } = validate({ files: { [file]: text } });
    expect(findings.map(({ line, message, hint }) => `${line} ${message} ${hint}`)).toEqual([
      '3 "date" is empty. Fill it in, for example: 2026-10-05',
      '5 "tags" is empty. Fill it in, for example: ["press"]',
      '6 "expires" is empty. Fill it in, for example: 2026-10-05',
    ]);
  });

  test.each([
    ['{ from: 30,000, to: 40,000 }', 'Write the number without it: 30000.'],
    ['{ amount: 12,50 }', 'Write the number without it: 12.50.'],
    ['{ name }', 'Put the value in quotes: "…".'],
    ['"About it.”', 'Close what is open here.'],
  ])('that breaks it is told there: %s', (value, hint) => {
    const { findings } = validate({ files: { [file]: withMatter(`lead: ${value}`) } });
    expect(findings.map(({ code, line, hint }) => `${code} ${line} ${hint}`)).toEqual([
      `not-yaml 5 ${hint}`,
    ]);
  });

  test.each(['body', 'text'])('its text is not "%s"', (name) => {
    const { findings } = validate({ files: { [file]: withMatter(`${name}: Words`) } });
    expect(findings[0]?.hint).toMatch(/below the front matter/);
  });

  test('the page of an item is named with its collection', () => {
    const { findings } = validate({ files: { [file]: withMatter('related: [new-rooms]') } });
    expect(findings.map(({ hint }) => hint)).toEqual(['Did you mean "news:new-rooms"?']);
  });

  test.each([
    ['rehearsals:2027-03-winds', 'The rows of the collection "rehearsals" have no pages'],
    ['rehearsals:2027-03-wind', 'link to "rehearsals", or add "pages": true'],
    ['nwes:new-rooms', 'Did you mean "news:new-rooms"?'],
    ['nwes:curtains', 'There is no collection "nwes": did you mean "news"?'],
    ['news:curtains', 'a file "curtains" in the "folder" of the collection "news"'],
  ])('what is none says what it would be: %s', (id, hint) => {
    const manifest = (text: string) => text.replace('(page:news)', `(page:${id})`);
    const [found] = validate({ manifest }).findings;
    expect(found?.code).toBe('unknown-page');
    expect(found?.hint).toContain(hint);
  });

  test.each([
    ['In the papers', 'Did you mean "press"?'],
    ['in the paper', 'Did you mean "press"?'],
    ['Pres', 'Did you mean "press"?'],
    [
      'Late Trains',
      'Write "late-trains", and declare that in "tags" of the collection: "late-trains": { "title": "Late Trains" }.',
    ],
    ['late-trains', 'Declare it in "tags" of the collection: "late-trains": { "title": … }.'],
    ['電車', 'Use one of the ids in "tags" of the collection.'],
  ])('the tag %s', (tag, hint) => {
    const manifest = (text: string) =>
      text.replace('"press": { "title": "Press"', '"press": { "title": "In the papers"');
    const { findings } = validate({
      manifest,
      files: { [file]: withMatter(`tags: [${tag}]`) },
    });
    expect(findings.map(({ code, hint }) => `${code} ${hint}`)).toEqual([`unknown-tag ${hint}`]);
  });

  test('its name is not that of the file of a folder', () => {
    const { findings } = validate({ files: { 'files/news/index.md': withMatter('') } });
    expect(findings.map(({ code, file: at }) => `${code} ${at}`)).toEqual([
      'reserved-path files/news/index.md',
    ]);
  });

  test('what it lacks is told where it could stand', () => {
    expect(mark('---\ntitle: A library\ndate: 2026-08-24\n---\n\nWords.\n')).toEqual([
      expect.stringMatching(/^missing-field library\.md:2/),
    ]);
  });

  test('of an item that is not valid, no link to it is told besides', () => {
    const found = mark(withMatter('tags: [hause]'), {
      manifest: (text) => text.replace('(page:news)', '(page:news:library)'),
    });
    expect(found).toEqual(['unknown-tag library.md:5 hause']);
  });

  test('items are read whatever else is wrong with the manifest', () => {
    const found = mark(withMatter('tags: [hause]'), {
      manifest: (text) => text.replace('"menus"', '"menues"'),
    });
    expect(found).toContain('unknown-tag library.md:5 hause');
  });

  test('of a manifest of the wrong shape, the names of items are known', () => {
    const { findings } = validate({
      manifest: (text) =>
        text.replace('"menus"', '"menues"').replace('(page:news)', '(page:news:radio)'),
    });
    expect(findings.map(({ code }) => code)).not.toContain('unknown-page');
  });

  test('in JSON, at its member', () => {
    const { findings } = validate({
      files: { 'files/jobs/violin.json': '{\n  "title": "Violin",\n  "dat": "2026-01-01"\n}\n' },
    });
    const lines = findings.map(({ code, file: at, line }) => `${code} ${at}:${line}`);
    expect(lines).toContain('unknown-field files/jobs/violin.json:3');
    expect(lines.every((line) => line.includes('violin.json'))).toBe(true);
  });
});

describe('a block that lists items', () => {
  const find = (from: string, to: string): string[] =>
    validate({ manifest: (text) => text.replace(from, to) })
      .findings.filter(({ severity }) => severity === 'error')
      .map(({ code, pointer }) => `${code} ${pointer}`);

  test('names a collection of the site', () => {
    expect(
      find('"type": "items", "collection": "jobs"', '"type": "items", "collection": "job"'),
    ).toEqual(['unknown-collection /pages/jobs/blocks/0/collection']);
  });

  test('and further ones', () => {
    expect(
      find(
        '"type": "items", "collection": "news"',
        '"type": "items", "collection": "news", "also": ["event"]',
      ),
    ).toEqual(['unknown-collection /pages/news/blocks/0/also/0']);
  });

  test('names a tag that one of them declares', () => {
    const found = find('"tag": "press"', '"tag": "pres"');
    expect(found).toEqual([expect.stringMatching(/^unknown-tag .*\/tag$/)]);
  });
});

describe('a name that is not an id', () => {
  test.each([
    ['Größe', 'grosse'],
    ['Straße am Fluß', 'strasse-am-fluss'],
    ['smørrebrød', 'smorrebrod'],
    ['Second Saw', 'second-saw'],
  ])('of the file %s is followed by one that can be', (name, near) => {
    const { findings } = validate({ files: { [`files/news/${name}.md`]: withMatter('tags: []') } });
    const [found] = findings.filter(({ code }) => code === 'item-name');
    expect(found?.hint).toBe(`Rename the file to "${near}.md".`);
  });
});

test.each([
  ['big-day.markdown', 'big-day.md'],
  ['Big Day.MD', 'big-day.md'],
  ['README.markdown', undefined],
  ['plan.JSON', undefined],
])('the file %s of an item ends otherwise', (name, near) => {
  const { findings } = validate({ files: { [`files/news/${name}`]: withMatter('tags: []') } });
  const [found] = findings.filter(({ code }) => code === 'item-name');
  expect(found?.hint).toBe(near && `Rename the file to "${near}".`);
});

describe('feeds and calendars have their addresses for themselves', () => {
  const find = (from: string, to: string): string[] =>
    validate({ manifest: (text) => text.replace(from, to) }).findings.map(
      ({ code, message }) => `${code} ${message}`,
    );

  test.each([
    ['/news/feed.xml', 'the feed of "news" is there'],
    ['/downloads/events-brass-night.ics', 'the calendar of "events:brass-night" is there'],
    ['/downloads/events.ics', 'the calendar of "events" is there'],
  ])('no redirect from %s', (from, reason) => {
    const redirects = `"redirects": [{ "from": "${from}", "page": "about" }], "pages": {`;
    expect(find('"pages": {', redirects)).toEqual([
      `redirect-shadowed The redirect from "${from}" never applies: ${reason}.`,
    ]);
  });

  test('no page', () => {
    const page = '"feed": { "path": "/news/feed.xml", "title": "F", "summary": "A feed." }';
    expect(find('"pages": {', `"pages": { ${page},`)).toContain(
      'reserved-path The path "/news/feed.xml" is reserved: the feed of "news" is there.',
    );
  });

  test('no other file', () => {
    const block =
      '"blocks": [{ "type": "downloads", "files": [{ "name": "D", "file": "x/events.ics" }] },';
    const { findings } = validate({
      files: { 'files/x/events.ics': 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n' },
      manifest: (text) => text.replace('"blocks": [', block),
    });
    expect(findings.map(({ code, message }) => `${code} ${message}`)).toContain(
      'unsafe-file The file "x/events.ics" cannot be used here: it would be published as /downloads/events.ics, and the calendar of "events" is there.',
    );
  });
});

describe('a folder that is not there', () => {
  const find = (from: string, to: string): string[] =>
    validate({
      manifest: (text) => text.replace(`"folder": "${from}"`, `"folder": "${to}"`),
    }).findings.map(({ code, pointer, hint }) => `${code} ${pointer} ${hint}`);

  test.each([
    ['cases', 'files/cases', 'stories'],
    ['cases', 'case', 'stories'],
    ['news', 'new', 'news'],
  ])('%s for %s is one mistake', (folder, written, id) => {
    expect(find(folder, written)).toEqual([
      `missing-folder /collections/${id}/folder Did you mean "${folder}"?`,
    ]);
  });

  test('may be made later', () => {
    expect(find('jobs', 'vacancies').join(' ')).not.toContain('missing-folder');
  });
});

test('an order by hand is said as the order', () => {
  const manifest = (text: string) => text.replace('"order": "by-hand",', '');
  expect(validate({ manifest }).findings.map(({ message }) => message)).toEqual([
    'A collection with "sequence" is missing "order": "by-hand".',
  ]);
});

test('an order by hand names each item once', () => {
  const manifest = (text: string) =>
    text.replace('["evening-choir", ', '["evening-choir", "evening-choir", ');
  expect(validate({ manifest }).findings.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual([
    'repeated-item /collections/stories/sequence/1',
  ]);
});

test.each([
  ['', ['missing-field An event with "movedFrom" is missing "status": "moved".']],
  ['status: planned\n', ['missing-field An event with "movedFrom" is missing "status": "moved".']],
  ['status: moved\n', []],
  ['status: cancelled\n', []],
])('an event that was moved says so: %j', (status, expected) => {
  const text = `---\ntitle: A\nsummary: B.\nstarts: 2027-02-01\nplace: C\nmovedFrom: 2027-01-01\n${status}---\n\nWords.\n`;
  const { findings } = validate({ files: { 'files/events/moved.md': text } });
  expect(findings.map(({ code, message }) => `${code} ${message}`)).toEqual(expected);
});

test('of two items with one address, the one that says it in "slug" is told', () => {
  const text = '---\ntitle: A\ndate: 2026-01-01\nsummary: B.\nslug: roof\n---\n\nWords.\n';
  const { findings } = validate({ files: { 'files/news/attic.md': text } });
  expect(findings.map(({ code, file, line, hint }) => [code, file, line, hint])).toEqual([
    [
      'duplicate-path',
      'files/news/attic.md',
      5,
      'Rename the file, or say another address in "slug".',
    ],
  ]);
});

test.each([
  ['"search": { "path": "/news/roof" }', 'Give one of them another path.'],
  ['"search": { "path": "/news" }', 'Give one of them another path.'],
  [
    '"pages": { "x": { "path": "/news/tag/press", "title": "X", "summary": "Y.", "unlisted": true },',
    'Give the page another path, or write other "addresses" for the lists of the collection.',
  ],
])('what has no file and no slug is told otherwise: %s', (member, remedy) => {
  const manifest = (text: string): string =>
    member.startsWith('"pages"')
      ? text.replace('"pages": {', member)
      : text.replace('"pages": {', `${member}, "pages": {`);
  const found = validate({ manifest }).findings.filter(({ code }) => code === 'duplicate-path');
  expect(found.map(({ hint }) => hint)).toEqual([remedy]);
});

test.each([
  ['["events:moved"]', ['related-to-itself']],
  ['["events:moved", "news:library"]', []],
])('an item that is related to nothing else says so: %s', (related, expected) => {
  const text = `---\ntitle: A\nsummary: B.\nstarts: 2027-02-01\nplace: C\nrelated: ${related}\n---\n\nWords.\n`;
  const { findings } = validate({ files: { 'files/events/moved.md': text } });
  expect(findings.map(({ code }) => code)).toEqual(expected);
});

test('an item that is not there yet is no end of a redirect', () => {
  const redirects = '"redirects": [{ "from": "/old", "page": "news:library" }], "pages": {';
  const find = (date: string): string[] =>
    validate({
      manifest: (text) => text.replace('"pages": {', redirects),
      files: { [file]: withMatter('tags: []').replace('2026-08-24', date) },
    }).findings.flatMap(({ code, message }) => (code === 'draft-target' ? [message] : []));
  expect(find('2026-08-24')).toEqual([]);
  expect(find('2099-08-24')).toEqual([
    'The redirect from "/old" leads to the page "news:library", which is not published before its date.',
  ]);
});

test('a salary does not end below its beginning', () => {
  const job = (to: number) =>
    `{ "title": "A", "summary": "B", "date": "2026-01-01", "place": "C", "employment": "full-time", "salary": { "from": 40000, "to": ${to} } }`;
  const find = (to: number): string[] =>
    validate({ files: { 'files/jobs/violin.json': job(to) } }).findings.flatMap(
      ({ code, file: at, pointer }) => (code === 'out-of-range' ? [`${at} ${pointer}`] : []),
    );
  expect(find(30000)).toEqual(['files/jobs/violin.json /salary/to']);
  expect(find(40000)).toEqual([]);
});

test.each([
  ['from: 29.000, to: 32.500', '', ['29.000 is read as 29', '32.500 is read as 32.5']],
  ['from: 29000, to: 32000', '', []],
  ['from: 12.5', '', []],
  ['from: 12.50', '', []],
  ['from: 0.125', '', []],
  ['from: 29.0001', '', []],
  ['from: 29.000, currency: KWD', '', []],
  ['from: 29, per: year', '29.000 people', []],
])('a salary of { %s }', (salary, words, found) => {
  const matter = `title: A ${words}\nsummary: B\ndate: 2026-01-01\nplace: C\nemployment: full-time`;
  const text = `---\n${matter}\nsalary: { ${salary} }\n---\n\nPlay with us.\n`;
  const { findings } = validate({ files: { 'files/jobs/cello.md': text } });
  const grouped = findings.filter(({ code }) => code === 'grouped-amount');
  expect(grouped.map(({ message }) => message.split(':')[0])).toEqual(found);
  expect(grouped.map(({ line }) => line)).toEqual(found.map(() => 7));
});

test('an item that is not there is sought in the folder of its collection', () => {
  const manifest = (text: string) => text.replace('"news:new-rooms"', '"news:the-opening-night"');
  const { findings } = validate({ manifest });
  expect(findings.map(({ code, hint }) => [code, hint])).toEqual([
    [
      'unknown-page',
      'It would be an item: a file "the-opening-night" in the "folder" of the collection "news".',
    ],
  ]);
});

describe('one mistake is told once, wherever it is met', () => {
  test.each([
    ['a time zone', /^.*"timeZone".*\n/m, ['missing-time-zone']],
    ['a currency', /^.*"currency".*\n/m, ['missing-currency']],
    ['a tag', /,\s*"press": \{ "title": "Press" \}/, ['unknown-tag']],
  ])('without %s', (_, part, codes) => {
    const { findings } = validate({ manifest: (text) => text.replace(part, '') });
    expect([...new Set(findings.map(({ code }) => code))]).toEqual(codes);
    expect(findings).toHaveLength(1);
    expect(findings[0]?.related.length).toBeGreaterThan(3);
  });

  test('a collection by another name', () => {
    const manifest = (text: string) =>
      text.replace('"news": {\n      "kind"', '"nuws": {\n      "kind"');
    const codes = validate({ manifest }).findings.map(({ code }) => code);
    expect(codes.filter((code) => code !== 'unknown-page')).toEqual(['unknown-collection']);
  });
});

test.each([
  ['24.08.2026', '2026-08-24'],
  ['24. 8. 2026', '2026-08-24'],
  ['2026-8-4', '2026-08-04'],
  ['2026/08/24', '2026-08-24'],
  ['2026-08-24 9:30', '2026-08-24T09:30'],
  ['2026-08-24T09:30:00', '2026-08-24T09:30'],
  ['08/24/2026', '2026-08-24'],
  ['24/08/2026', '2026-08-24'],
  ['04/08/2026', undefined],
  ['2026-08-24T09:30:00Z', undefined],
  ['in May', undefined],
])('a day that is written as %s', (written, meant) => {
  const text = `---\ntitle: A library\nsummary: Scores.\ndate: ${written}\n---\n\nWords.\n`;
  const [found] = validate({ files: { [file]: text } }).findings;
  expect([found?.code, found?.parameters.near]).toEqual(['wrong-format', meant]);
});

test.each([
  ['description', 'summary'],
  ['excerpt', 'summary'],
])('what other tools call "%s" is told once', (name, meant) => {
  const text = `---\ntitle: A library\n${name}: Scores.\ndate: 2026-08-24\n---\n\nWords.\n`;
  const { findings } = validate({ files: { [file]: text } });
  expect(findings.map(({ hint }) => hint)).toEqual([`Did you mean "${meant}"?`]);
});

test.each([
  ['categories: [press]', 'tags'],
  ['permalink: /library', 'slug'],
  ['thumbnail: images/mark.svg', 'image'],
  ['lastmod: 2026-09-01', 'updated'],
])('what other tools call otherwise is named: %s', (lines, meant) => {
  const { findings } = validate({ files: { [file]: withMatter(lines) } });
  expect(findings.map(({ hint }) => hint)).toEqual([`Did you mean "${meant}"?`]);
});

test.each([
  ['London', 'unknown-time-zone Did you mean "Europe/London"?'],
  ['new_york', 'unknown-time-zone Did you mean "America/New_York"?'],
  ['CET+1', 'unknown-time-zone Use a name of the IANA list, such as "Europe/Lisbon".'],
  ['new york', expect.stringContaining('wrong-format The time zone of the company')],
])('an unknown time zone is one mistake: %s', (zone, hint) => {
  const manifest = (text: string) => text.replace('"Europe/London"', `"${zone}"`);
  const { findings } = validate({ manifest });
  expect(findings.map(({ code, hint: own }) => `${code} ${own}`)).toEqual([hint]);
});

test('an order by hand is said', () => {
  const manifest = (text: string) => text.replace(/,\s*"sequence": \[[^\]]*\]/, '');
  const { findings } = validate({ manifest });
  expect(findings.map(({ pointer, message }) => `${pointer} ${message}`)).toEqual([
    '/collections/stories/order A collection with "order": "by-hand" is missing "sequence".',
  ]);
});

test('two tags of one title cannot be told apart', () => {
  const manifest = (text: string) =>
    text.replace('"press": {', '"papers": { "title": "press " }, "press": {');
  const { findings } = validate({ manifest });
  expect(findings.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual([
    'same-label /collections/news/tags/press/title',
  ]);
});

describe('what other tools have in place of a collection', () => {
  const change = (edit: (collections: Record<string, { [name: string]: unknown }>) => unknown) => ({
    manifest: (text: string) => {
      const manifest = JSON.parse(text);
      manifest.collections = edit(manifest.collections) ?? manifest.collections;
      return JSON.stringify(manifest, null, 2);
    },
  });
  const outline = (changed: Changed) =>
    validate(changed).findings.map(({ code, pointer, hint }) => `${code} ${pointer} ${hint}`);

  test('a list of them is one finding', () => {
    const found = outline(
      change((all) => Object.entries(all).map(([id, one]) => ({ id, ...one }))),
    );
    expect(found).toEqual([expect.stringMatching(/^wrong-type \/collections /)]);
  });

  test.each([
    ['folder', '/news/', 'wrong-format', 'news'],
    ['folder', '/files/news/', 'wrong-format', 'news'],
    ['kind', 'post', 'unknown-kind', 'article'],
  ])('its %s is not %s', (member, written, code, meant) => {
    const found = outline(
      change(({ news }) => {
        if (news) news[member] = written;
      }),
    );
    expect(found).toEqual([`${code} /collections/news/${member} Did you mean "${meant}"?`]);
  });

  test('a kind called like what all objects have is none', () => {
    const found = outline(
      change(({ news }) => {
        if (news) news.kind = 'constructor';
      }),
    );
    expect(found).toEqual([expect.stringMatching(/^unknown-kind \/collections\/news\/kind /)]);
  });

  test('a person has a name, not a title', () => {
    const found = outline({
      files: { 'files/team/ann.md': '---\ntitle: Ann\nsummary: Strings.\n---\n\nWords.\n' },
    });
    expect(found).toEqual(['unknown-field /title Did you mean "name"?']);
  });

  test('an item called like the page of its folder is told how its address is made', () => {
    const found = outline({ files: { 'files/news/index.md': withMatter('', 'All that is new') } });
    expect(found).toEqual([expect.stringMatching(/^reserved-path .* Rename the file/)]);
  });

  test('a text with another ending is no item', () => {
    const found = outline({ files: { 'files/news/notes.txt': '["Words."]' } });
    expect(found).toEqual([
      'unused-file  An item of the collection has the ending ".md" or ".json": rename the file, or remove it.',
    ]);
  });

  test.each([
    ['press, awards', '["press", "awards"]'],
    ['press', '["press"]'],
  ])('tags in one text are a list: %s', (tags, meant) => {
    const found = outline({ files: { [file]: withMatter(`tags: ${tags}`) } });
    expect(found).toEqual([expect.stringContaining(`wrong-type /tags Write ${meant}.`)]);
  });
});

describe('a file in the folder of a collection that is the document of a page', () => {
  const words = (more: string) =>
    `---\ntitle: Our roof\nsummary: What was done to it.\n${more}---\n\nTiles.\n`;

  const find = (path: string, [from, to]: readonly [string, string], more = '') =>
    validate({
      manifest: (text) => text.replace(from, to),
      files: { [`files/${path}`]: words(more) },
    }).findings.map(({ code, hint }) => [code, hint]);

  const entry = [
    '"pages": {',
    '"pages": { "roof": { "path": "/roof", "document": "news/roof.md" },',
  ];

  test.each(['', 'date: 2026-01-01\ntags: [house]\n'])(
    'is not an item, whatever it says: %j',
    (more) => {
      const [from = '', to = ''] = entry;
      expect(find('news/roof.md', [from, to], more)).toEqual([
        [
          'document-taken',
          'Each file in "news" becomes a page by itself: remove the entry of the page "roof", or move its document to another folder.',
        ],
      ]);
    },
  );

  test('is none of the list of the collection either', () => {
    const list = [
      '"title": "News",\n      "summary": "What is new at the school: rooms, pupils, prizes."',
      '"document": "news/roof.md"',
    ] as const;
    expect(find('news/roof.md', list)).toEqual([
      [
        'document-taken',
        'Each file in "news" becomes a page by itself: move its document to another folder.',
      ],
    ]);
  });
});
