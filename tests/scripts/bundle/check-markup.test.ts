// The markup of a site's own blocks, in documents as a renderer makes them.
import { expect, test } from 'vitest';
import type { PageDocument } from '../../../engine/model/document';
import type { Finding } from '../../../engine/model/finding';
import { checkMarkup } from '../../../scripts/bundle/check-markup';
import { noIcon, outside } from '../../../scripts/bundle/markup-addresses';
import { InvalidCode } from '../../../scripts/command/invalid-code';

/** A page whose blocks are their own markup, by type: those called `own-…` are the site's. */
function check(
  blocks: readonly (readonly [type: string, html: string])[],
  options: Partial<Parameters<typeof checkMarkup>[2]> = {},
) {
  const views = blocks.map(([type, html]) => ({ type, html }));
  const document = {
    context: { site: { shell: { base: '/en/' } } },
    view: { id: 'home', path: '/work', blocks: views },
  } as unknown as PageDocument;
  const render = ({ view }: PageDocument): string => {
    const parts = view.blocks as unknown as readonly { readonly html: string }[];
    return `<body><a id="top"></a><p id="main"></p>${parts.map(({ html }) => html).join('')}</body>`;
  };
  const isOwn = (type: string): boolean => type.startsWith('own-');
  return checkMarkup(document, render(document), { isOwn, render, maxLength: 1000, ...options });
}

const say = ({ severity, code, message }: Finding) => `${severity} ${code} ${message}`;

function refused(...of: Parameters<typeof check>): string[] {
  try {
    check(...of);
  } catch (error) {
    if (error instanceof InvalidCode) return error.findings.map(say);
    throw error;
  }
  return [];
}

const usual = ['text', '<p id="a">Words</p><a>here</a><button></button>'] as const;

test('an id that something else has is an error of the block that has it last', () => {
  expect(refused([usual, ['own-one', '<i id="a"></i>']])).toEqual([
    'error block-markup The block "own-one" at pages/home/blocks/1 renders the id "a", which something else on the page has as well.',
  ]);
  expect(refused([['own-one', '<i id="main"></i>']])).toEqual([
    expect.stringContaining('renders the id "main"'),
  ]);
  expect(
    refused([
      ['own-one', '<i id="b"></i>'],
      ['own-two', '<i id="b"></i>'],
    ]),
  ).toEqual([expect.stringContaining('"own-two" at pages/home/blocks/1')]);
});

test.each([
  ['<title>Other</title>', 'a <title> element'],
  ['<meta name="robots" content="noindex"/>', 'a <meta> element'],
])('%s belongs into the head of a page', (markup, what) => {
  expect(refused([usual, ['own-one', markup]])).toEqual([
    `error block-markup The block "own-one" at pages/home/blocks/1 renders ${what}.`,
  ]);
});

test('a component without a capital letter is no element; those of drawings have some within', () => {
  expect(refused([usual, ['own-one', '<runningText text="From 40."></runningText>']])).toEqual([
    'error block-markup The block "own-one" at pages/home/blocks/1 renders <runningText>, which is not an element of HTML.',
  ]);
  const drawing = '<svg><linearGradient id="a1"/><clipPath><path d="M0 0"/></clipPath></svg>';
  expect(refused([usual, ['own-one', `${drawing}<price-tag></price-tag>`]])).toEqual([]);
});

test.each([
  '<input name="q"/>',
  '<input name="q" placeholder="Search"/>',
  '<label>Elsewhere</label><select id="a1"><option>One</option></select>',
  '<label for="b1">Other</label><textarea id="c1"></textarea>',
])('%s is a field of which nobody knows what it asks for', (markup) => {
  expect(refused([usual, ['own-one', markup]])).toEqual([
    'error block-markup The block "own-one" at pages/home/blocks/1 renders a field without a name.',
  ]);
});

test.each([
  '<label>Words <input name="q"/></label>',
  '<label for="a1">Words</label><select id="a1"></select>',
  '<input aria-label="Words" name="q"/>',
  '<input type="hidden" name="q"/><input type="submit" value="Send"/>',
])('%s has a name', (markup) => {
  expect(refused([usual, ['own-one', markup]])).toEqual([]);
});

test('a link within the page leads to an id that is there, of whichever block', () => {
  expect(refused([usual, ['own-one', '<a href="#nowhere">There</a>']])).toEqual([
    'error block-markup The block "own-one" at pages/home/blocks/1 renders a link to #nowhere, which is the id of nothing on the page.',
  ]);
  const links = ['#a', '#main', '#top', '#', '#%C3%BC', '#ü'];
  const right = links.map((href) => `<a href="${href}">There</a>`).join('');
  expect(refused([usual, ['own-one', `<p id="ü"></p>${right}`]])).toEqual([]);
});

test.each(['<svg><title>A clock</title></svg>', '<meta itemprop="price" content="5"/>'])(
  '%s may stand in a page',
  (markup) => {
    expect(refused([['own-one', markup]])).toEqual([]);
  },
);

test.each(['<button></button>', '<button><svg></svg></button>', '<button title=""> </button>'])(
  '%s has no name',
  (button) => {
    expect(refused([['own-one', button]])).toEqual([
      'error block-markup The block "own-one" at pages/home/blocks/0 renders a button without a name.',
    ]);
  },
);

test.each([
  ['<button></button>', '\n  <button type="button" />', '2:3'],
  ['<button></button>', '<button>Words</button> <button />', '1:1'],
  ['<i id="b"></i><i id="b"></i>', '  <i id="b" /><i id="b" />', '1:6'],
  ['<a href="htps://a.example/">a</a>', "const to = 'htps://a.example/';", '1:12'],
  ['<img src="/a.png">', 'import { Image } from "./image";', '1:1'],
  ['<p><div></div></p>', '<div><p>\n  <div /></p></div>', '2:3'],
])('what is wrong in %s is found in %j', (markup, source, place) => {
  const readSource = (file: string) => (file === 'blocks/own-one/own-one.tsx' ? source : undefined);
  try {
    check([['own-one', markup]], { readSource });
  } catch (error) {
    if (!(error instanceof InvalidCode)) throw error;
    expect(error.findings.map(({ line, column }) => `${line}:${column}`)).toEqual([place]);
    return;
  }
  throw new Error('Nothing was found.');
});

test.each(['<img src="/a.png">', '<img src="/alt.png" data-alt="x"/>'])(
  '%s says nothing to those who do not see it',
  (picture) => {
    expect(refused([['own-one', picture]])).toEqual([
      'error block-markup The block "own-one" at pages/home/blocks/0 renders an <img> without "alt".',
    ]);
    expect(refused([['text', picture]])).toEqual([]);
  },
);

test.each(['<img src="/a.png" alt=""/>', '<img alt="A clock" src="/a.png">'])(
  '%s is right',
  (picture) => {
    expect(refused([['own-one', picture]])).toEqual([]);
  },
);

test('what browsers put elsewhere is an error of the block that says it', () => {
  const table = '<table><tbody><tr>Words<td>More</td></tr></tbody></table>';
  expect(refused([usual, ['own-one', table]])).toEqual([
    'error block-markup The block "own-one" at pages/home/blocks/1 renders text directly inside a <tr>.',
  ]);
  expect(refused([['text', table], usual, ['own-one', '<p>Words</p>']])).toEqual([]);
});

test('buttons with names are right', () => {
  const named = [
    '<button>More</button>',
    '<button aria-label="More"></button>',
    '<button><img alt="More"></button>',
  ];
  expect(check([['own-one', named.join('')]])).toEqual([]);
});

test('a link without an address is a warning', () => {
  expect(check([['own-one', '<a class="x">More</a><a href="/">Home</a>']]).map(say)).toEqual([
    'warning link-without-address The block "own-one" at pages/home/blocks/0 renders an <a> without "href".',
  ]);
});

test.each(['file:///C:/a.pdf', 'htps://example.org/', 'blob:x', 'JavaScript:void(0)'])(
  'nobody can open %s',
  (address) => {
    expect(refused([['own-one', `<a href="${address}">More</a>`]])).toEqual([
      `error block-markup The block "own-one" at pages/home/blocks/0 renders ${address}, which is not an address that visitors can open.`,
    ]);
    expect(refused([['text', `<a href="${address}">More</a>`]])).toEqual([]);
  },
);

test.each(['<a href="ADDRESS">More</a>', '<video poster="ADDRESS"></video>'])(
  '%s of the own computer is a warning',
  (tag) => {
    const html = tag.replace('ADDRESS', 'http://localhost:3000/?a=1&amp;b=2');
    expect(check([['own-one', html]]).map(say)).toEqual([
      'warning block-local-address The block "own-one" at pages/home/blocks/0 renders http://localhost:3000/?a=1&b=2, which leads to the computer of whoever follows it.',
    ]);
  },
);

test.each([
  ...['https://example.org/', 'http://example.org/', 'HTTPS://example.org/', '//example.org/a'],
  ...[
    'mailto:a@example.org',
    'tel:+1',
    'sms:+1',
    'webcal://example.org/a.ics',
    '/a',
    '#main',
    'ftp://a.example/',
  ],
  ...['https://localhost.example/', 'a/file:b'],
])('%s may be right', (address) => {
  expect(check([['own-one', `<a href="${address}">More</a>`]])).toEqual([]);
});

test('what leads nowhere is an error of the block that says it', () => {
  const findDeadEnd = (address: string, from: string) =>
    address === 'nowhere' && from === '/en/work' ? 'where this site has nothing' : undefined;
  const find = (...blocks: Parameters<typeof check>[0]) => refused(blocks, { findDeadEnd });
  const message =
    'error block-markup The block "own-one" at pages/home/blocks/0 renders nowhere, where this site has nothing.';
  expect(find(['own-one', '<a href="nowhere">More</a>'])).toEqual([message]);
  expect(find(['own-one', '<img alt="" srcSet="here 1x, nowhere 2x"/>'])).toEqual([message]);
  expect(find(['own-one', '<a href="here">More</a>'])).toEqual([]);
  // What the engine's blocks say was looked at before.
  expect(find(['own-one', ''], ['text', '<a href="nowhere">More</a>'])).toEqual([]);
});

test('an icon that is not there is named at the place where it is written', () => {
  const findDeadEnd = (address: string) => (address.endsWith('#fa-phone') ? noIcon : undefined);
  const markup = '<svg><use href="/icons.svg#fa-phone"/></svg>';
  const message =
    'error block-markup The block "own-one" at pages/home/blocks/0 renders "fa-phone", an icon that this site does not have.';
  expect(refused([['own-one', markup]], { findDeadEnd })).toEqual([message]);
  expect(check([['own-one', markup.replace('fa-', '')]], { findDeadEnd })).toEqual([]);
});

test('what leads outside the folder of the site says what to write', () => {
  const findHint = (reason: string): string | undefined => {
    try {
      check([['own-one', '<a href="/work">More</a>']], { findDeadEnd: () => reason });
    } catch (error) {
      return error instanceof InvalidCode ? error.findings[0]?.hint : undefined;
    }
    return undefined;
  };
  expect(findHint(`${outside} /shop/`)).toContain('use Link or Image of "plinth"');
  expect(findHint('where this site has nothing')).toContain('"build.servedElsewhere"');
});

test('too much markup is an error of the block that has most of it', () => {
  const long = '<p>Words</p>'.repeat(100);
  expect(refused([usual, ['own-one', '<p></p>'], ['own-two', long]])).toEqual([
    expect.stringMatching(
      /"own-two" at pages\/home\/blocks\/2 renders too much: .* more than 1000/,
    ),
  ]);
});

test('what others do is not theirs', () => {
  expect(check([usual, usual, ['own-one', '<p>Words</p>']])).toEqual([]);
  expect(check([usual, usual])).toEqual([]);
});
