import { readdirSync, readFileSync } from 'node:fs';
import { Window } from 'happy-dom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { renderPage } from '../../../engine/entry/prerender';
import { validateManifest } from '../../../engine/generated/validators';
import type { Manifest } from '../../../engine/model/manifest';
import type { Assets } from '../../../engine/model/site';
import { buildSite } from '../../../engine/site/build-site';
import { viewOf } from '../../../engine/site/view-of';

const assets: Assets = {
  starter: '/_site/starter.js',
  app: '/_site/app.js',
  modules: [],
  styles: '/_site/styles.css',
  icons: '/_site/icons.svg',
  shared: '/_site/shared.json',
  chunks: {},
  fonts: [],
};

const form = {
  title: 'Enquiry',
  fields: [{ type: 'text', name: 'sender', label: 'Name', required: true }],
  submit: 'Send',
  sending: 'Sending',
  success: { message: 'Thank you.' },
  failure: { message: 'Not sent.' },
  withoutScript: 'Write to us.',
  provider: { type: 'post', origin: 'https://forms.example.com', path: '/in' },
};

/** The document of a page that holds one block. */
function render(block: unknown, more: object = {}): string {
  const manifest: unknown = {
    version: 1,
    site: {
      name: 'Sample',
      origin: 'https://www.example.com',
      home: 'home',
      logo: { src: 'a.svg' },
      icon: 'a.svg',
    },
    footer: { columns: [], copyright: { from: 2020, holder: 'Sample' } },
    pages: { home: { path: '/', title: 'Welcome', summary: 'A page.', blocks: [block], ...more } },
    forms: { enquiry: form },
  };
  if (!validateManifest(manifest)) throw new Error(JSON.stringify(validateManifest.errors));
  const site = buildSite(
    { manifest: manifest as Manifest, contents: new Map([['text.txt', ['Words.']]]) },
    {
      files: { sizeOf: () => ({ width: 4, height: 3 }), placeOf: (path) => path },
      year: 2026,
      drafts: false,
    },
  );
  return renderPage({ site, view: viewOf(site, 'home'), assets, jsonLd: undefined });
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
      if (type !== 'children') expect(document.querySelector(`main .block.${type}`)).not.toBeNull();
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
    expect(scripts).toEqual(['module', 'application/json']);
    expect(document.querySelector('h1')?.textContent).toBe(evil);
    const state = JSON.parse(
      document.querySelector('script[type="application/json"]')?.textContent ?? '',
    );
    expect(state.page.title).toBe(evil);
    expect(html).not.toContain('\u2028"');
  });

  test('holds neither the provider nor its keys', () => {
    expect(render({ type: 'form', form: 'enquiry' })).not.toContain('forms.example.com');
  });

  test('names its canonical address, or asks not to be indexed', () => {
    const block = { type: 'text', items: ['Words.'] };
    expect(render(block)).toContain('<link rel="canonical" href="https://www.example.com/">');
    const hidden = render(block, { unlisted: true });
    expect(hidden).toContain('<meta name="robots" content="noindex">');
    expect(hidden).not.toContain('rel="canonical"');
  });
});
