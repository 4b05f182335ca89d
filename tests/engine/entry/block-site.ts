// A site of one page that holds one block, for tests of what becomes of it.

import type { ContentItem, Manifest } from '../../../engine/generated/manifest';
import type { Site } from '../../../engine/model/site';
import { buildSite } from '../../../engine/site/build-site';
import { engineContract } from '../../engine-contract';

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

interface More {
  /** The items of its one content file. */
  readonly text?: readonly ContentItem[];
  /** Pages besides that of the block. */
  readonly pages?: object;
  readonly page?: object;
  readonly form?: object;
  readonly theme?: object;
  readonly languages?: object;
  readonly site?: object;
}

/** Examples name services by their types. */
const servicesOf = (block: unknown): object =>
  JSON.stringify(block ?? null).includes('"service":')
    ? { youtube: { type: 'youtube' }, openstreetmap: { type: 'openstreetmap' } }
    : {};

function build(block: unknown, more: More): Site {
  const manifest: unknown = {
    version: 2,
    site: {
      name: 'Sample',
      origin: 'https://www.example.com',
      home: 'home',
      logo: { src: 'a.svg' },
      favicon: 'a.svg',
      ...more.site,
    },
    footer: { columns: [], copyright: { from: 2020, holder: 'Sample' } },
    pages: {
      home: { path: '/', title: 'Welcome', summary: 'A page.', blocks: [block], ...more.page },
      ...more.pages,
    },
    forms: { contact: { ...form, ...more.form } },
    theme: more.theme ?? {},
    services: servicesOf(block),
    ...(more.languages && { languages: more.languages }),
  };
  const { validateManifest } = engineContract;
  if (!validateManifest(manifest)) throw new Error(JSON.stringify(validateManifest.errors));
  return buildSite(
    {
      manifest: manifest as Manifest,
      contents: new Map([['text.txt', more.text ?? ['Words.']]]),
      downloads: [],
    },
    {
      files: {
        sizeOf: () => ({ width: 4, height: 3 }),
        bytesOf: () => 240_000,
        placeOf: (path) => path,
      },
      contract: engineContract,
      now: new Date('2026-03-01'),
      drafts: false,
    },
  );
}

/** A site with whatever belongs to the block. */
export const buildWholeSite = (block: unknown, more: More): Site => build(block, more);

/** `more` are further fields of the page. */
export const buildBlockSite = (block: unknown, more: object = {}, theme: object = {}): Site =>
  build(block, { page: more, theme });

/** The block shows a form with these fields in place of its own. */
export const buildFormSite = (changes: object, more: More = {}): Site =>
  build({ type: 'form', form: 'contact' }, { ...more, form: changes });
