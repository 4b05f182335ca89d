// Not quick: random cases.
// After any edit, what is taken over from the outputs before and what is made anew are together what a build from nothing
// makes; and what an output is made of is in its input, and nowhere else.

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createRenderers } from '../engine/entry/prerender';
import { changeSources } from '../engine/manifest/change-sources';
import { validateSite } from '../engine/manifest/validate-site';
import { mainOf, mapSites } from '../engine/model/publication';
import type { Site } from '../engine/model/site';
import { createDescriber, type MadeOf } from '../engine/output/made-of';
import { type Content, makeContent, type Output } from '../engine/output/output';
import { listOutputs } from '../engine/output/outputs';
import type { SiteWithAssets } from '../engine/output/scope';
import { toDerived } from '../engine/output/site-facts';
import { buildSite } from '../engine/site/build-site';
import { bundleEngine } from '../scripts/bundle/bundle-engine';
import { contentHash } from '../scripts/files/content-hash';
import { listHostFiles } from '../scripts/output/host-files';
import { buildHeaders } from '../scripts/output/security-headers';
import { buildAssets } from '../scripts/output/site-assets';
import { openWorld } from '../scripts/source/open-world';
import { readSite } from '../scripts/source/read-site';
import { listNamed, SiteFiles } from '../scripts/source/site-files';
import { createPick, type Edit, type EditedSite, edits } from './guard/edits';
import { itemEdits } from './guard/item-edits';
import { getManifestText, withTexts } from './site-texts';

/** Edits in all, and the part of each site: large sites take longer. */
const cases = process.env.PLINTH_CASES ? 5000 : 120;
const parts = {
  'tests/sites/minimal': 0.25,
  'tests/sites/clashes': 0.25,
  'tests/sites/everything': 0.3,
  'tests/sites/collections': 0.15,
  '.': 0.05,
} as const;

const timeout = 900_000;

/** A site that was edited so often is begun again. */
const maxInARow = 15;

const engine = await bundleEngine({ minify: false, world: await openWorld('.') });

/** One of the sites of this repository, as it is edited in memory. */
async function openGuarded(root: keyof typeof parts) {
  const world = await openWorld(root);
  const source = readSite(world.workspace);
  const files = new SiteFiles(world.workspace);
  const readContents = () =>
    [...source.files.keys()]
      .filter((path) => path.endsWith('.txt'))
      .map((path) => [path, JSON.parse(readFileSync(`${root}/files/${path}`, 'utf8'))] as const);
  const readTexts = () =>
    [...source.files.keys()]
      .filter((path) => /\.(?:md|csv)$/.test(path))
      .map((path) => [path, readFileSync(`${root}/files/${path}`, 'utf8')] as const);
  const begin = (): EditedSite => ({
    manifest: JSON.parse(getManifestText(source)),
    contents: new Map(readContents()),
    texts: new Map(readTexts()),
    now: new Date('2026-03-01'),
  });
  const derive = ({ manifest, contents, texts, now }: EditedSite): Site | undefined => {
    const there = new Map(source.files);
    for (const [path, text] of texts)
      if (text === undefined) there.delete(path);
      else there.set(path, { kind: 'file' });
    const written = withTexts(source, {
      manifest: JSON.stringify(manifest),
      contents: (path) => JSON.stringify(contents.get(path)),
      withoutLedger: true,
    });
    const own = new Map([...texts].map(([path, text]) => [`files/${path}`, text]));
    const { publication } = validateSite(
      { ...changeSources({ ...written, files: there }, own), now },
      world.contract,
    );
    return (
      publication &&
      buildSite(mainOf(publication), { contract: world.contract, files, now, drafts: false })
    );
  };
  const { workspace } = world;
  const toAssets = (site: Site) => {
    const derived = toDerived(site);
    const { facts } = derived;
    return buildAssets({ sites: [derived] }, engine, { facts, workspace, files });
  };
  const hasItems = 'collections' in begin().manifest;
  return { root, begin, derive, toAssets, files, hasItems };
}

type Guarded = Awaited<ReturnType<typeof openGuarded>>;

interface Made {
  readonly content: Content;
  readonly of: MadeOf;
}

/** A value that cannot be read while `isClosed`: at any depth, by any way. */
function makeGuarded<Value extends object>(value: Value, isClosed: () => boolean): Value {
  const known = new WeakMap<object, object>();
  const wrap = (inner: unknown, at: string): unknown => {
    if (typeof inner !== 'object' || inner === null) return inner;
    const before = known.get(inner);
    if (before) return before;
    const look = (key: PropertyKey): void => {
      if (isClosed()) throw new Error(`It read ${at}/${String(key)}, which is not in its input`);
    };
    const proxy = new Proxy(inner, {
      get: (target, key) => {
        look(key);
        return wrap(Reflect.get(target, key), `${at}/${String(key)}`);
      },
      has: (target, key) => {
        look(key);
        return Reflect.has(target, key);
      },
      ownKeys: (target) => {
        look('*');
        return Reflect.ownKeys(target);
      },
      getOwnPropertyDescriptor: (target, key) => {
        look(key);
        return Reflect.getOwnPropertyDescriptor(target, key);
      },
    });
    known.set(inner, proxy);
    return proxy;
  };
  return wrap(value, '') as Value;
}

function listAll(guarded: Guarded, site: Site, isClosed?: () => boolean): Output[] {
  const { publication, files } = guarded.toAssets(site);
  const guard = (one: SiteWithAssets): SiteWithAssets => {
    if (isClosed === undefined) return one;
    const { whole, ...facts } = makeGuarded({ ...one, whole: one.open() }, isClosed);
    return { ...facts, open: () => whole };
  };
  return [
    ...listOutputs({
      publication: mapSites(publication, guard),
      renderers: createRenderers(),
      files: [...files, ...listNamed(guarded.files, site)],
    }),
    ...listHostFiles({ ...site.shell, redirects: site.redirects, headers: buildHeaders(site, []) }),
  ];
}

const isSame = (one: Content, other: Content): boolean =>
  typeof one === 'string' || typeof other === 'string'
    ? one === other
    : Buffer.compare(one, other) === 0;

/** From JSON, what several inputs hold once for all of them: so renderers have as little to do as in a build. */
function createCopier(): (input: object) => object {
  const known = new WeakMap<object, unknown>();
  const copy = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    const copied = known.get(value) ?? JSON.parse(JSON.stringify(value));
    known.set(value, copied);
    return copied;
  };
  return (input) =>
    Object.fromEntries(Object.entries(input).map(([name, value]) => [name, copy(value)]));
}

/**
 * What is made over the outputs before, as a build does it, but of copies of inputs while nobody can read the site; and
 * what of that is not what it would be from nothing.
 */
function makeOver(guarded: Guarded, site: Site, before: ReadonlyMap<string, Made>) {
  let closed = false;
  const describeOutput = createDescriber(contentHash);
  const copy = createCopier();
  const differing: string[] = [];
  let kept = 0;
  const clean = new Map(listAll(guarded, site).map((output) => [output.path, output]));
  const makeAlone = ({ input, make }: Output): Content => {
    const copied = copy(input());
    closed = true;
    const content = make(copied);
    closed = false;
    return content;
  };
  const made = listAll(guarded, site, () => closed).map((output) => {
    const { path } = output;
    const known = before.get(path);
    const of = describeOutput(output, known?.of);
    const isKnown = known?.of.key === of.key;
    if (isKnown) kept += 1;
    const content = isKnown ? known.content : makeAlone(output);
    const other = clean.get(path);
    // Equal sources must not hide that the input is another.
    const isTrue = of.key === describeOutput(output).key;
    if (!isTrue || other === undefined || !isSame(content, makeContent(other)))
      differing.push(path);
    return [path, { content, of }] as const;
  });
  return { made: new Map(made), differing, kept };
}

const sites = await Promise.all((Object.keys(parts) as (keyof typeof parts)[]).map(openGuarded));

describe('outputs made over the ones before', () => {
  test.each(sites)(
    'of $root are the ones from nothing, after every edit',
    { timeout },
    (guarded) => {
      const pick = createPick(20_261_122);
      const names: string[] = [];
      const taken = new Set<string>();
      let state = guarded.begin();
      let before: ReadonlyMap<string, Made> = new Map();
      let kept = 0;
      let made = 0;
      // Of a site with items, mostly these.
      const own = guarded.hasItems ? itemEdits : edits;
      const all: Readonly<Record<string, Edit>> = { ...edits, ...own };
      const kinds = [...Object.keys(all), ...(guarded.hasItems ? Object.keys(own) : [])];
      while (made < cases * parts[guarded.root]) {
        const draft = names.length % maxInARow === 0 ? guarded.begin() : structuredClone(state);
        const name = kinds[pick(kinds.length)] ?? 'words';
        all[name]?.(draft, pick);
        names.push(name);
        const site = guarded.derive(draft);
        if (site === undefined) continue;
        const over = makeOver(guarded, site, before);
        expect(over.differing, `after ${names.slice(-maxInARow).join(', ')}`).toEqual([]);
        before = over.made;
        state = draft;
        kept += over.kept;
        made += 1;
        taken.add(name);
      }
      // Edits of most kinds were valid, and not everything was made anew each time.
      expect(taken.size).toBeGreaterThan(Math.min(kinds.length, made) / 2);
      expect(kept / made).toBeGreaterThan(5);
    },
  );
});

test.each(sites)('inputs are JSON in $root', (guarded) => {
  const site = guarded.derive(guarded.begin());
  if (site === undefined) throw new Error(`${guarded.root} is not valid`);
  for (const output of listAll(guarded, site))
    expect(JSON.parse(JSON.stringify(output.input())), output.path).toEqual(output.input());
});
