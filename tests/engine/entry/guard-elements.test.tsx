// What a site's own blocks may not render, and what they may.
import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { PagePolicy } from '../../../engine/entry/guard-addresses';
import { guardedCreate } from '../../../engine/entry/guard-elements';

const allowed = {
  origin: 'https://www.example.com',
  directives: {
    'default-src': ["'none'"],
    'img-src': ["'self'"],
    'frame-src': ['https://films.example/embed/'],
    'form-action': ["'self'", 'https://forms.example'],
  },
};

const make = guardedCreate as (type: string, props: object, ...children: ReactNode[]) => ReactNode;

/** As the block of a site on a page with that policy. */
function render(type: string, props: object, ...children: ReactNode[]): string {
  const Block = () => make(type, props, ...children);
  return renderToString(
    <PagePolicy value={allowed}>
      <Block />
    </PagePolicy>,
  );
}

describe('refuses', () => {
  test.each([
    ['iframe', { src: 'https://evil.example/' }],
    ['iframe', { src: 'https://films.example/other' }],
    ['iframe', { srcDoc: '<p>Hello</p>' }],
    ['img', { src: '//evil.example/x.png' }],
    ['img', { srcSet: '/x.png 1x, https://evil.example/x.png 2x' }],
    ['img', { src: 'data:image/png;base64,AA' }],
    ['video', { poster: 'https://evil.example/x.png' }],
    ['track', { src: 'https://evil.example/x.vtt' }],
    ['image', { href: 'https://evil.example/x.png' }],
    ['use', { xlinkHref: 'https://evil.example/x.svg#a' }],
    ['form', { action: 'https://evil.example/' }],
    ['button', { formAction: 'https://evil.example/' }],
    ['object', { data: 'https://evil.example/x.pdf' }],
    ['object', { data: '/x.pdf' }],
    ['embed', { src: 'https://evil.example/x.swf' }],
    ['link', { rel: 'stylesheet', href: 'https://evil.example/x.css' }],
    ['base', { href: '/' }],
    ['main', {}],
    ['meta', { httpEquiv: 'Refresh', content: '0; url=/' }],
    ['a', { href: ' java\nscript:alert(1)' }],
    ['a', { href: 'data:text/html,<p>Hello</p>' }],
    ['p', { style: { color: 'red' } }],
    ['p', { onClick: 'open()' }],
    ['p', { onclick: 'open()' }],
  ])('<%s %j>', (type, props) => {
    expect(() => render(type, props)).toThrow(expect.objectContaining({ name: 'RefusedMarkup' }));
  });

  test.each([[String({})], [`It is ${Promise.resolve()}.`], [Number('x')]])(
    'what no text says: %s',
    (child) => {
      const refused = expect.objectContaining({ name: 'RefusedMarkup' });
      expect(() => render('p', {}, child)).toThrow(refused);
      expect(() => render('p', { children: ['It is ', child] })).toThrow(refused);
    },
  );

  // Its name would be as long.
  test('an attribute that would take all memory', () => {
    const refused = expect.objectContaining({ name: 'RefusedMarkup' });
    expect(() => render('p', { title: 'x'.repeat(10_000_001) })).toThrow(refused);
  });

  test('a text that would take all memory, also beside others', () => {
    expect(() => render('p', {}, 'x', 'x'.repeat(10_000_001))).toThrow(/10000001 characters/);
  });
});

describe('lets pass', () => {
  test.each([
    ['iframe', { src: 'https://films.example/embed/7?start=3' }],
    ['img', { src: '/x.png', alt: '' }],
    ['img', { src: 'https://www.example.com/x.png', alt: '' }],
    ['use', { href: '#drawing' }],
    ['form', { action: '/send' }],
    ['form', { action: 'https://forms.example/f/1' }],
    ['a', { href: 'https://other.example/' }],
    ['a', { href: 'data:text/csv,a;b', download: 'prices.csv' }],
    ['meta', { name: 'refresh' }],
  ])('<%s %j>', (type, props) => {
    expect(render(type, props)).toContain(`<${type}`);
  });

  test('an element that is made where a module is loaded', () => {
    const frame = make('iframe', { src: 'https://evil.example/' });
    expect(renderToString(createElement('div', {}, frame))).toContain('<iframe');
  });
});
