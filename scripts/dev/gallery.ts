// The schemas → a separate site that shows every block with its examples, and nothing of any other site.

import { findTexts } from '../../engine/content/shape/find-texts';
import { manifestRoot, walk } from '../../engine/content/shape/shape';
import { findLinkTargets, parsePageTarget } from '../../engine/content/text/rich-text';
import { findUnknownVariables } from '../../engine/content/text/substitute';
import { toContentSource, toManifestSource } from '../../engine/manifest/change-sources';
import { manifestVersion } from '../../engine/manifest/manifest-version';
import { listSources } from '../../engine/manifest/site-source';
import { type Validation, validateSite } from '../../engine/manifest/validate-site';
import type { Contract } from '../../engine/model/contract';
import type { Json } from '../../engine/model/json';
import type { ShapeNode } from '../../engine/model/shape';
import type { Theme } from '../../engine/model/theme';
import { resolveTheme } from '../../engine/theme/resolve-theme';
import type { World } from '../files/world';
import { findIconNames, withoutSiteIcons } from '../source/icon-sprite';
import { galleryBase } from './dev-site';
import { buildGalleryItems } from './gallery-items';
import { blockTypes, buildGalleryPages, makeUnique } from './gallery-pages';
import { dressGallery, type GalleryOptions } from './gallery-site';
import { examplesOf, makeExample } from './schema-examples';
import { ServedDevSite } from './served-dev-site';

type ContractSchemas = Contract['schemas'];

/** Variables that the examples use and the gallery has no values for. */
const title = 'Gallery';

/** What examples may be that a site should not. */
const ofExamples = [
  'no-search',
  'placeholder-id',
  'placeholder-value',
  'empty-page',
  'no-privacy-page',
  'empty-layout',
];

const variables: Readonly<Record<string, string>> = {
  company: 'Example Company',
  phone: '+1 555 0100',
  email: 'hello@example.com',
};

function buildExampleBlocks(schemas: ContractSchemas): unknown[] {
  const seen = new Set(blockTypes(schemas));
  return blockTypes(schemas).flatMap((type) => {
    const name = `blocks/${type}`;
    const { description = '' } = schemas.get(name) ?? {};
    return [
      { type: 'text', id: type, heading: type, items: [String(description)] },
      ...examplesOf(schemas, name).map((example) => makeUnique(example, seen)),
    ];
  });
}

const fieldSchemas = 'fields/';

/** A field that visitors can tell from the others of its form. */
const withOwnLabel = (field: Json, name: string): Json =>
  'label' in field ? { ...field, label: `${field.label} (${name})` } : field;

/** A form with a field of every type. */
function buildExampleForm(schemas: ContractSchemas): Json {
  const names = [...schemas.keys()].filter((name) => name.startsWith(fieldSchemas));
  const fields = names.flatMap((name, type) =>
    examplesOf(schemas, name).map((example, index) => ({
      ...withOwnLabel(example as Json, `${name.slice(fieldSchemas.length)} ${index + 1}`),
      name: `field_${type}_${index}`,
    })),
  );
  // One that takes every field.
  const provider = makeExample(schemas, 'providers/post');
  return { ...(makeExample(schemas, 'form') as Json), fields, provider };
}

interface Names {
  readonly pages: Map<string, Set<string>>;
  readonly forms: Set<string>;
  readonly services: Set<string>;
  readonly files: Set<string>;
}

/** A value with the schema that it is of. */
type Part = readonly [root: ShapeNode, value: unknown];

/** The names in the examples, so that everything they refer to exists. */
function findNames(parts: readonly Part[], { shape }: Contract): Names {
  const names: Names = {
    pages: new Map(),
    forms: new Set(),
    services: new Set(),
    files: new Set(),
  };
  const addPage = (id: string, anchor: unknown): void => {
    const anchors = names.pages.get(id) ?? new Set();
    names.pages.set(id, anchors);
    if (typeof anchor === 'string') anchors.add(anchor);
  };
  const visit = (kind: string, value: unknown): void => {
    if (kind === 'running-text' || kind === 'items') {
      for (const [text] of findTexts(value, ''))
        for (const { target } of findLinkTargets(text)) {
          const named = parsePageTarget(target);
          if (named) addPage(named.id, named.anchor);
        }
    } else if (kind === 'link') {
      const { page, anchor } = value as Json;
      if (typeof page === 'string') addPage(page, anchor);
    } else if (typeof value !== 'string') return;
    else if (kind === 'target') {
      const named = parsePageTarget(value);
      if (named) addPage(named.id, named.anchor);
    } else if (kind === 'page') addPage(value, undefined);
    else if (kind === 'form') names.forms.add(value);
    else if (kind === 'service') names.services.add(value);
    else if (kind === 'file' || kind === 'content' || kind === 'download') names.files.add(value);
  };
  for (const [root, value] of parts) walk(shape, root, value, '', visit);
  return names;
}

/** `what-it-costs` → "What it costs" */
const toTitle = (id: string): string =>
  id.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase());

/** A page to which examples link. */
const buildTarget = (id: string, anchors: ReadonlySet<string>): Json => ({
  path: `/${id}`,
  title: toTitle(id),
  summary: `What the page “${toTitle(id)}” is about.`,
  parent: 'gallery',
  blocks: [...anchors].map((anchor) => ({ type: 'text', id: anchor, items: [anchor] })),
});

/** Those that the examples use. */
const toVariables = (bare: Json): Json =>
  Object.fromEntries(
    findTexts(bare, '')
      .flatMap(([text]) => findUnknownVariables(text, {}))
      .filter(({ name }) => name !== '')
      .map(({ name }) => [name, variables[name] ?? name]),
  );

const site = {
  name: title,
  origin: 'https://www.example.com',
  base: galleryBase,
  home: 'gallery',
  logo: { src: 'logo.svg', decorative: true },
  favicon: 'logo.svg',
  // Opening hours need one.
  timeZone: 'Etc/UTC',
};

interface Gallery {
  readonly manifest: Json;
  /** Those of collections, by path below files/. */
  readonly items: ReadonlyMap<string, Json>;
  readonly files: ReadonlySet<string>;
}

function buildGallery(contract: Contract, theme: Theme): Gallery {
  const { schemas } = contract;
  const others = buildGalleryPages(contract, theme);
  const form = buildExampleForm(schemas);
  const index = {
    path: '/',
    title,
    summary: 'Every block with the examples of its schema.',
    layout: 'area',
    blocks: buildExampleBlocks(schemas),
  };
  const listed = buildGalleryItems(contract, [index, others.pages]);
  const { collections } = listed;
  const gallery = { ...index, blocks: [...index.blocks, ...listed.blocks] };
  const ofPages = { gallery, ...others.pages, ...listed.pages };
  const bare = { pages: ofPages, forms: { example: form } };
  const ofItems = listed.items.map(
    ({ kind, value }): Part => [{ concept: `kinds/${kind}` }, value],
  );
  const names = findNames([[manifestRoot, bare], ...ofItems], contract);
  const { pages, forms, services, files } = names;
  for (const id of Object.keys(bare.pages)) pages.delete(id);
  const manifest = {
    version: manifestVersion,
    site,
    variables: toVariables(bare),
    rules: Object.fromEntries(
      ofExamples.map((code) => [code, { severity: 'off', reason: 'Examples are examples.' }]),
    ),
    menus: others.menus,
    collections,
    footer: { columns: [], copyright: { from: 2000, holder: title } },
    pages: {
      ...bare.pages,
      ...Object.fromEntries([...pages].map(([id, anchors]) => [id, buildTarget(id, anchors)])),
    },
    forms: Object.fromEntries([...forms].map((id) => [id, form])),
    // Examples name a service by its type.
    services: Object.fromEntries(
      [...services].map((type) => [type, makeExample(schemas, `services/${type}`)]),
    ),
  };
  const items = new Map(listed.items.map(({ path, value }) => [path, value]));
  return { manifest, items, files };
}

/** The gallery, validated like any site; its findings are mistakes in the examples of the schemas. */
export function validateGallery(
  { workspace, contract }: World,
  theme: Theme = resolveTheme({}),
): Validation {
  const { manifest, items, files: named } = buildGallery(contract, theme);
  const text = JSON.stringify(manifest, null, 2);
  const files = new Set([...named, ...findNames([[manifestRoot, manifest]], contract).files]);
  const content = JSON.stringify(makeExample(contract.schemas, 'content/file'));
  const file = 'the examples of the schemas';
  const contents = [...files].map((path) => toContentSource(path, () => ({ text: content })));
  const ofItems = [...items].map(([path, value]) =>
    toContentSource(path, () => ({ text: JSON.stringify(value, null, 2) })),
  );
  return validateSite(
    {
      sources: listSources([toManifestSource(file, text), ...contents, ...ofItems]),
      files: new Map([...files, ...items.keys()].map((path) => [path, { kind: 'file' }])),
      icons: findIconNames(withoutSiteIcons(workspace)),
    },
    contract,
  );
}

export function showGallery(options: GalleryOptions): ServedDevSite {
  const { findings, publication: valid } = validateGallery(options.world, options.theme);
  if (valid === undefined)
    throw new Error(`An example is not valid: ${findings.map(({ message }) => message).join(' ')}`);
  return new ServedDevSite(dressGallery(valid, options));
}
