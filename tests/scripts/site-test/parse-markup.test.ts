// What a document names: its ids, what refers to them, its addresses.
import { expect, test } from 'vitest';
import { findIdProblems, parseMarkup } from '../../../scripts/site-test/parse-markup';

test('ids, references and addresses are found, decoded, and once each', () => {
  const html = `<!doctype html><link rel="stylesheet" href="/a.css"><main id="top">
    <a href="/b?c=1&amp;d=2#e" data-id="no">one</a><a href="/b?c=1&amp;d=2#e">two</a>
    <img src="/f.webp" srcset="/g.webp 480w, /h.webp 960w" alt="an &quot;id=&quot;">
    <label for="name">Name</label><input id="name" aria-describedby="hint  error">
    <use href="/icons.svg#arrow"></use><form action="https://forms.example.com/"></form></main>`;
  expect(parseMarkup(html)).toEqual({
    ids: ['top', 'name'],
    references: ['name', 'hint', 'error'],
    addresses: ['/a.css', '/b?c=1&d=2#e', '/f.webp', '/g.webp', '/h.webp', '/icons.svg#arrow'],
  });
});

test('what stands in a script is not markup, its own address is', () => {
  const html = `<script type="module" src="/s.js"></script><script>'<a id="x" href="/y">'</script>`;
  expect(parseMarkup(html)).toEqual({ ids: [], references: [], addresses: ['/s.js'] });
});

test('an id that stands twice, and one that stands nowhere, are told once each', () => {
  const html =
    '<p id="a"></p><p id="a"></p><p id="a"></p><label for="b"></label><p aria-controls="b c"></p><i id="c"></i>';
  expect(findIdProblems(parseMarkup(html))).toEqual([
    'the id "a" stands twice',
    'the id "b" is named, and no element has it',
  ]);
  expect(findIdProblems(parseMarkup('<p id="a" aria-owns="a"></p>'))).toEqual([]);
});
