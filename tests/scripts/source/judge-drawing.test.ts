import { expect, test } from 'vitest';
import { cleanDrawing } from '../../../scripts/inspect/clean-drawing';
import { judgeDrawing } from '../../../scripts/inspect/judge-drawing';

const begin = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">';

const judge = (text: string, isIcon = false) => judgeDrawing(Buffer.from(text), { isIcon });

const judgeInner = (inner: string) => judge(`${begin}${inner}</svg>`);

const unsafe: readonly (readonly [what: string, inner: string])[] = [
  ['a script', '<script>alert(1)</script>'],
  ['a script', '<x:script xmlns:x="http://www.w3.org/1999/xhtml">alert(1)</x:script>'],
  ['the event handler "onload"', '<g onload="alert(1)"/>'],
  ['the event handler "ONCLICK"', '<g ONCLICK="alert(1)"/>'],
  ['a javascript: link', '<a href="javascript:alert(1)"/>'],
  ['a javascript: link', '<a xlink:href="&#x6a;ava&#115;cript:alert(1)"/>'],
  ['a javascript: link', '<a href=" java&#10;script:alert(1)"/>'],
  ['a javascript: link', '<a href="#"><set attributeName="href" to="javascript:alert(1)"/></a>'],
  ['a javascript: link', '<a><animate attributeName="xlink:href" values="#;javascript:x"/></a>'],
  ['a reference to', '<a><animate attributeName="href" values="//a.example;javascript:x"/></a>'],
  ['an animation of the event handler', '<set attributeName="onclick" to="alert(1)"/>'],
  ['a javascript: link', '<a href="data:text/html,x"/>'],
  ['a reference to another file', '<image href="https://example.org/a.png"/>'],
  ['a reference to another file', '<image href="//example.org/a.png"/>'],
  ['a reference to another file', '<use xlink:href="other.svg#a"/>'],
  ['a reference to another file', '<image href="data:image/svg+xml,x"/>'],
  ['a reference to another file', '<path fill="url(https://example.org/a#b)"/>'],
  ['a reference to another file', '<path style="fill: u\\72l(//example.org/a)"/>'],
  ['a reference to another file', '<style>a{b:url("https://example.org/a")}</style>'],
  ['a reference to another file', '<style><![CDATA[a{b:url(//example.org/a)}]]></style>'],
  ['a reference to another file', '<style>a{b:image-set("//example.org/a" 1x)}</style>'],
  ['an @import', '<style>@im/**/port "https://example.org/a.css";</style>'],
  ['the element <foreignObject>', '<foreignObject><p>Words</p></foreignObject>'],
  ['the element <iframe>', '<iframe/>'],
];

test.each(unsafe)('%s is not safe: %s', (what, inner) => {
  const verdict = judgeInner(inner);
  expect(verdict.unsafe?.startsWith(what)).toBe(true);
  expect(verdict.damage).toBeUndefined();
});

test.each(unsafe)('%s is taken out, and what stands around it stays: %s', (what, inner) => {
  const clean = cleanDrawing(Buffer.from(`${begin}<circle r="1"/>${inner}<rect width="2"/></svg>`));
  expect(clean?.removed[0]?.startsWith(what)).toBe(true);
  const text = clean?.bytes.toString() ?? '';
  expect(judge(text)).toEqual({});
  expect(text).toContain('<circle r="1"/>');
  expect(text).toContain('<rect width="2"/>');
});

test('what is in an element that is taken out goes with it', () => {
  const inner = '<script><g><script>1</script></g></script>';
  const clean = cleanDrawing(Buffer.from(`${begin}${inner}</svg>`));
  expect(clean?.bytes.toString()).toBe(`${begin}</svg>`);
});

test('what is declared before the root counts', () => {
  const entity = `<!DOCTYPE svg [<!ENTITY a "b">]>${begin}</svg>`;
  expect(judge(entity).unsafe).toBe('the declaration of an entity');
  const sheet = `<?xml-stylesheet href="https://example.org/a.css"?>${begin}</svg>`;
  expect(judge(sheet).unsafe).toBe('a reference to a style sheet');
});

test.each([
  '<a href="https://example.org/"><circle r="1"/></a>',
  '<use href="#a" fill="url(#b)" style="mask:url(\'#c\')"/>',
  '<image href="data:image/png;base64,AA=="/>',
  '<style>@font-face{src:url(data:font/woff2;base64,AA)}text{font:1px a}</style>',
  '<!-- <script> --><text>javascript:, onload= &amp; &#60;script&#62;</text>',
  '<g transform="rotate(4)" aria-label="(a)" data-name="x\\y"><title>On</title></g>',
  '<animate attributeName="r" values="1;2"/>',
])('%s is safe', (inner) => {
  expect(judgeInner(inner)).toEqual({});
});

test('a plain document type is safe', () => {
  const type =
    '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">';
  expect(judge(`<?xml version="1.0" encoding="UTF-8"?>\n${type}\n${begin}</svg>`)).toEqual({});
});

test.each([
  ['<svg> is not closed', begin],
  ['</g> closes nothing', `${begin}</g></svg>`],
  ['<rect> is not closed before </svg>', `${begin}<rect></svg>`],
  ['the tag <path> is cut off', `${begin}<path d=1/></svg>`],
  ['" is not closed', `${begin}<path d="M0`],
  ['the prefix "a:" is not declared', `${begin}<a:b/></svg>`],
  ['it has "&nbsp;", which XML does not define', `${begin}<text>&nbsp;</text></svg>`],
  ['its root lacks xmlns="http://www.w3.org/2000/svg"', '<svg></svg>'],
])('browsers cannot draw it: %s', (damage, text) => {
  expect(judge(text)).toEqual({ damage });
});

test('an icon needs no namespace', () => {
  expect(judge('<svg></svg>', true)).toEqual({});
});

test('an encoding that could hide something is refused', () => {
  const utf16 = Buffer.from(`\ufeff${begin}<script/></svg>`, 'utf16le');
  expect(judgeDrawing(utf16, { isIcon: false })).toEqual({ damage: 'it is not UTF-8 text' });
  const declared = `<?xml version="1.0" encoding="UTF-7"?>${begin}</svg>`;
  expect(judge(declared)).toEqual({ damage: 'it is not UTF-8 text' });
});
