import { describe, expect, test } from 'vitest';
import type { Manifest } from '../../../engine/generated/manifest';
import { changeSources } from '../../../engine/manifest/change-sources';
import { resolveRedirects } from '../../../engine/manifest/stage/resolve-redirects';
import { parseRedirectList } from '../../../engine/manifest/text/parse-redirect-list';
import { validateSite } from '../../../engine/manifest/validate-site';
import { openWorkspace } from '../../../scripts/files/workspace';
import { readSite } from '../../../scripts/source/read-site';
import { engineContract } from '../../engine-contract';
import { validateWith } from './languages/three-languages';
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

test.each([
  ['{ "from": "/de/Ueber-uns", "page": "work" }', 'the page "about" has that path in "de"'],
  ['{ "from": "/de/ueber-uns", "page": "about" }', 'the page "about" has that path in "de"'],
  ['{ "from": "/de/ueber-uns.html", "page": "about", "language": "de" }', undefined],
  ['{ "from": "/about.html", "page": "about", "language": "en-GB" }', undefined],
  ['{ "from": "/about/", "page": "about", "language": "de" }', 'the page "about" has that path'],
  ['{ "from": "/de/about", "page": "about" }', undefined],
  ['{ "from": "/de", "page": "work" }', 'the page "home" has that path in "de"'],
  ['{ "from": "/de/*", "page": "work" }', 'all pages in "de" are there'],
  ['{ "from": "/de/old/*", "page": "work" }', undefined],
  ['{ "from": "/de/404", "page": "work" }', 'it is the page for unknown addresses'],
  ['{ "from": "/de/?p=3", "page": "work" }', undefined],
])('among pages in several languages, %s', (redirect, reason) => {
  const { findings } = validateWith({
    manifest: ['"languages": {', `"redirects": [${redirect}], "languages": {`],
  });
  const shadowed = findings.filter(({ code }) => code === 'redirect-shadowed');
  expect(shadowed.map(({ message }) => message.split(': ')[1])).toEqual(
    reason ? [`${reason}.`] : [],
  );
});

test('a language cannot be where another system answers', () => {
  const { findings } = validateWith({
    manifest: ['"languages": {', '"build": { "servedElsewhere": ["/de/*"] }, "languages": {'],
  });
  expect(findings.map(({ code, pointer }) => `${code} ${pointer}`)).toContain(
    'served-elsewhere /languages/de/path',
  );
});

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

describe('what is wrong in the list of redirects is found at its field', () => {
  const list = [
    '\ufefffrom,to,status\r\n"/a,b", page:nowhere\r\n/c,page:home#nothing,302\r\n',
    '/d,"/no""where"\n/_site/e,https://www.example.org/,308\n/f,page:home,,more\n"/g,,',
  ].join('');
  const findMarked = (): string[] =>
    validateSite(
      changeSources(readSite(openWorkspace('tests/invalid/redirect-loop')), listed),
      engineContract,
    )
      .findings.filter(({ file }) => file === 'redirects.csv')
      .map(({ code, line, column, endColumn = 0 }) => {
        const written = list.split('\n')[line - 1] ?? '';
        return `${code} ${line} ${written.slice(column - 1, endColumn - 1)}`;
      });
  const listed = new Map([['redirects.csv', list]]);

  test('whatever stands before it', () => {
    expect(findMarked()).toEqual([
      'unknown-page 2 page:nowhere',
      'broken-redirect-list 3 302',
      'broken-redirect-list 4 "/no""where"',
      'reserved-path 5 /_site/e',
      'broken-redirect-list 6 more',
      'broken-redirect-list 7 "/g,,',
    ]);
  });
});

test('a list may lead to a page in another language', () => {
  const pages = { home: { path: '/', title: 'Home' }, work: { path: '/work', title: 'Work' } };
  const languages = { cy: { name: 'Cymraeg', path: '/cy' } };
  const list = 'from,to\n/cymraeg.html,/cy\n/gwaith.html,/cy/work#now\n/c.html,/cym\n/d,/cy/none\n';
  const { redirects, findings } = resolveRedirects(parseRedirectList(list).rows, {
    ...{ pages, languages, redirects: [] },
  } as unknown as Manifest);
  expect(redirects).toMatchObject([
    { from: '/cymraeg.html', page: 'home', language: 'cy' },
    { from: '/gwaith.html', page: 'work', language: 'cy', anchor: 'now' },
  ]);
  expect(findings.map(({ params }) => params)).toMatchObject([
    { reason: 'this site has no page at /cym' },
    { reason: 'this site has no page at /cy/none' },
  ]);
});

test('a list may name the path that a page had before it moved', () => {
  const pages = { home: { path: '/', title: 'Home' }, work: { path: '/works', title: 'Works' } };
  const redirects = [{ from: '/work', page: 'work' }];
  const list = 'from,to\n/jobs.html,/work\n/index.html,/home\n';
  const { redirects: found, findings } = resolveRedirects(parseRedirectList(list).rows, {
    pages,
    redirects,
  } as unknown as Manifest);
  expect(found).toMatchObject([{ from: '/jobs.html', page: 'work' }]);
  expect(findings.map(({ params }) => params)).toMatchObject([
    { reason: 'this site has no page at /home' },
  ]);
});

test.each([
  ['/old,/wrok\n', 'this site has no page at /wrok', 'Did you mean "/work"?'],
  ['/a,/b\n/b,/work\n', '/b is an old address of this list, too', 'Write "/work".'],
  ['/a,/b\n/b,page:work\n', '/b is an old address of this list, too', 'Write "page:work".'],
  [
    '/a,/b\n/b,/a\n',
    '/b is an old address of this list, too, and leads back here',
    'Write the path of a page.',
  ],
  ['/a,/work # moved\n', 'a remark stands behind it', 'Write the remark in a line of its own'],
  ['/a /work 301\n', 'its fields are separated by spaces, not by commas', undefined],
  ['Redirect 301 /old /work\n', 'it is a rule of Apache', 'Write "/old,/work".'],
  ['RewriteRule ^old$ /work [R=301,L]\n', 'it is a rule of Apache', 'Write each old address'],
  ['rewrite ^/old$ /work permanent;\n', 'it is a rule of nginx', 'Write each old address'],
  [
    '/blog/*,/work/:splat,301\n',
    'its new address has ":splat" in it, which other programs fill in',
    'Write "/blog/*,/work/*"',
  ],
  [
    '/blog/:year,/work/:year\n',
    'its new address has ":year" in it, which other programs fill in',
    'Write each old address and its new one',
  ],
  ['/old,/work,permanent\n', 'its status is "permanent", not 301, 308 or 410', 'Write 301'],
])('a list %j is one finding, which says what to write', (list, reason, remedy) => {
  const pages = { home: { path: '/', title: 'Home' }, work: { path: '/work', title: 'Work' } };
  const { rows, findings } = parseRedirectList(`from,to\n${list}`);
  const targets = { pages, redirects: [] } as unknown as Manifest;
  const found = [...findings, ...resolveRedirects(rows, targets).findings];
  expect(found.map(({ params }) => params)).toEqual([
    { reason, remedy: remedy && expect.stringContaining(remedy) },
  ]);
});

test.each([
  ['/menu.php,"/menu\n', 'a quotation mark in it is never closed', '"/menu'],
  ['"/menu.php"x,/menu\n', 'it goes on behind a closing quotation mark', '"/menu.php"x,/menu'],
  [
    '/menu.php,menu\n',
    'its new address is "menu": a page is named by its path, or as "page:menu"',
    'menu',
  ],
  ['/b,,301\n', 'it has no new address: without one, its status is 410, for what is gone', ','],
  [
    '/b,/work,410\n',
    'its status 410 is for what is gone, and it has a new address all the same',
    '/work',
  ],
  ['/menu.php\t/menu\n', 'its fields are separated by tabs, not by commas', '/'],
])('the line %j of a list is one finding', (line, reason, marked) => {
  const list = `from,to\n${line}`;
  const [{ offset = 0, length = 0, ...finding } = {}, ...others] = parseRedirectList(list).findings;
  expect(finding).toMatchObject({ code: 'broken-redirect-list', params: { reason } });
  expect(list.slice(offset, offset + length)).toBe(marked);
  expect(others).toEqual([]);
});

test.each(['from,to', 'Old address,New_address,Code', 'Quelle,Ziel', '"source","target"'])(
  'the columns may be called %s',
  (head) => {
    const { rows, findings } = parseRedirectList(`${head}\n/a,/b\n`);
    expect(findings).toEqual([]);
    expect(rows.map(({ redirect }) => redirect.from)).toEqual(['/a']);
  },
);

test.each(['old,/new', '/old,new', 'old.php,new.php'])(
  '%s is not what columns are called',
  (row) => {
    const { rows, findings } = parseRedirectList(`${row}\n`);
    expect(rows.length + findings.length).toBe(1);
  },
);

test.each([
  [';', 'semicolons', ''],
  ['\t', 'tabs', ''],
  [';', 'semicolons', '"'],
  ['\t', 'tabs', '"'],
])('a list with %j in the place of commas is one finding', (separator, name, mark) => {
  const list = [
    ['from', 'to'],
    ['/a', '/b'],
    ['/c', '/d'],
  ].map((row) => row.map((word) => mark + word + mark).join(separator));
  expect(parseRedirectList(`# Since 2019\n${list.join('\n')}\n`)).toMatchObject({
    rows: [],
    findings: [
      {
        ...{ code: 'broken-redirect-list', offset: '# Since 2019\n'.length },
        params: {
          reason: `its fields are separated by ${name}, not by commas, as in all other lines`,
          remedy: expect.stringContaining('Save the table as CSV with commas'),
        },
      },
    ],
  });
});

test.each(['/a,/b,,\n', '/a,/b,301,,,\n', '/a,/b\n,,,\n,\n', ',,\n/a,/b\n', '/a,/b,,"",\n'])(
  'empty rows and columns mean nothing: %j',
  (list) => {
    const { rows, findings } = parseRedirectList(`from,to,,\n${list}`);
    expect(findings).toEqual([]);
    expect(rows.map(({ redirect }) => redirect)).toMatchObject([{ from: '/a', status: 301 }]);
  },
);

test('both sides of a merge are one finding', () => {
  const list = '/a,/b\n<<<<<<< HEAD\n/c,/d\n=======\n/c,/e\n>>>>>>> other\n';
  expect(parseRedirectList(list)).toMatchObject({
    rows: [],
    findings: [
      {
        ...{ code: 'broken-redirect-list', offset: 6 },
        params: { reason: 'it is a mark of a merge conflict' },
      },
    ],
  });
});

test.each([
  [Buffer.from('\ufefffrom,to\n/a,/b\n', 'utf16le'), 'it is UTF-16', 0],
  [Buffer.from('from,to\n/a,/b\n', 'utf16le'), 'it is UTF-16', 0],
  [Buffer.from('from,to\n/\xe4,/b\n', 'latin1'), 'it contains bytes that are not UTF-8', 9],
  [Buffer.from('PK\x03\x04\x14\0'), 'it is a workbook or a document of an office program', 0],
])('a list in another encoding is one finding', (bytes, reason, offset) => {
  expect(parseRedirectList(bytes.toString('utf8'))).toMatchObject({
    rows: [],
    findings: [{ code: 'wrong-encoding', file: 'redirects.csv', offset, params: { reason } }],
  });
});
