import { readdirSync, readFileSync } from 'node:fs';
import { Window } from 'happy-dom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { renderPage } from '../../../engine/entry/prerender';
import { bareAssets } from '../../bare-assets';
import { toPageDocument } from '../../site-outputs';
import { buildBlockSite } from './block-site';

/** The document of a page that holds one block. */
function render(block: unknown, more: object = {}): string {
  const site = buildBlockSite(block, more);
  return renderPage(toPageDocument(site, 'home'));
}

function parse(html: string): Window {
  const window = new Window();
  window.document.write(html);
  return window;
}

afterEach(() => vi.restoreAllMocks());

const types = readdirSync('schemas/blocks').map((file) => file.replace('.schema.json', ''));

describe.each(types)('the example of the block "%s"', (type) => {
  const { examples } = JSON.parse(readFileSync(`schemas/blocks/${type}.schema.json`, 'utf8'));

  test('validates and renders without a warning', () => {
    const warnings = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    for (const example of examples) {
      const html = render(example);
      const { document } = parse(html);
      expect(document.querySelectorAll('h1')).toHaveLength(1);
      // What these show is not on every page.
      if (type !== 'children' && type !== 'item')
        expect(document.querySelector(`main .block.${type}`)).not.toBeNull();
      expect(html).not.toMatch(/undefined|\[object|style="/);
    }
    expect(warnings).not.toHaveBeenCalled();
  });
});

describe('a document', () => {
  test('cannot be left by the words in it', () => {
    const evil = '</script><script>alert(1)</script><!-- \u2028 "\'';
    const html = render({ type: 'text', items: [evil] }, { title: evil, summary: evil });
    const { document } = parse(html);
    const scripts = [...document.querySelectorAll('script')].map((script) =>
      script.getAttribute('type'),
    );
    expect(scripts).toEqual(['application/json', 'module']);
    expect(document.querySelector('h1')?.textContent).toBe(evil);
    const state = JSON.parse(
      document.querySelector('script[type="application/json"]')?.textContent ?? '',
    );
    expect(state.page.title).toBe(evil);
    expect(html).not.toContain('\u2028"');
  });

  test('has its starter in itself, behind all that is painted, and asks for no other script', () => {
    const { document } = parse(render({ type: 'text', items: ['Words.'] }));
    const running = [...document.querySelectorAll('script')].filter(
      (script) => !/json$/.test(script.getAttribute('type') ?? ''),
    );
    expect(running.map(({ textContent }) => textContent)).toEqual([bareAssets.starter.code]);
    expect(document.querySelector('script[src]')).toBeNull();
    expect(running[0]?.nextElementSibling).toBeNull();
    expect(running[0]?.parentElement?.localName).toBe('body');
  });

  test('says where browsers send a form, outside of the state of the app', () => {
    const html = render({ type: 'form', form: 'contact' });
    const { document } = parse(html);
    expect(document.querySelector('form')?.getAttribute('action')).toBe(
      'https://forms.example.com/in',
    );
    expect(html.match(/forms\.example\.com/g)).toHaveLength(1);
  });

  test('names its canonical address, or asks not to be indexed', () => {
    const block = { type: 'text', items: ['Words.'] };
    expect(render(block)).toContain('<link rel="canonical" href="https://www.example.com/">');
    const hidden = render(block, { unlisted: true });
    expect(hidden).toContain('<meta name="robots" content="noindex">');
    expect(hidden).not.toContain('rel="canonical"');
  });
});
