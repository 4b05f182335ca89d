// After any edit, what is taken over from the outputs before and what is made anew are together what a build from nothing
// makes; and what an output is made of is in its input, and nowhere else.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createRenderers } from '../engine/entry/prerender';
import { validateSite } from '../engine/manifest/validate-site';
import type { Assets, Site } from '../engine/model/site';
import { createDescriber, type MadeOf } from '../engine/output/made-of';
import { type Content, makeContent, type Output } from '../engine/output/output';
import { listOutputs } from '../engine/output/outputs';
import { buildSite } from '../engine/site/build-site';
import { bundleEngine } from '../scripts/bundle/bundle-engine';
import { contentHash } from '../scripts/files/content-hash';
import { buildAssets } from '../scripts/output/site-assets';
import { openWorld } from '../scripts/source/open-world';
import { manifestFile, readSite } from '../scripts/source/read-site';
import { listNamed, SiteFiles } from '../scripts/source/site-files';
import { createPick, type EditedSite, editNames, edits, type Json } from './guard/edits';

/** Edits in all, and the part of each site: large sites take longer. */
const cases = process.env.PLINTH_CASES ? 5000 : 500;
const parts = { 'tests/sites/minimal': 0.4, 'tests/sites/everything': 0.52, '.': 0.08 } as const;

const timeout = 900_000;

/** A site that was edited so often is begun again. */
const maxInARow = 15;

const engine = await bundleEngine({ minify: false, world: await openWorld('.') });

/** One of the sites of this repository, as it is edited in memory. */
async function openGuarded(root: keyof typeof parts) {
  const world = await openWorld(root);
  const source = readSite(world.workspace);
  const files = new SiteFiles(root);
  const readContents = () =>
    [...source.files.keys()]
      .filter((path) => path.endsWith('.txt'))
      .map((path) => [path, JSON.parse(readFileSync(`${root}/files/${path}`, 'utf8'))] as const);
  const begin = (): EditedSite => ({
    manifest: JSON.parse(source.manifest.text),
    contents: new Map(readContents()),
    now: new Date('2026-03-01'),
  });
  const derive = ({ manifest, contents, now }: EditedSite): Site | undefined => {
    const { site } = validateSite(
      {
        ...source,
        manifest: { file: manifestFile, text: JSON.stringify(manifest) },
        ledger: undefined,
        readContent: (path) => ({ text: JSON.stringify(contents.get(path)) }),
      },
      world.contract,
    );
    return site && buildSite(site, { contract: world.contract, files, now, drafts: false });
  };
  const toAssets = (site: Site) => buildAssets(site, engine, { workspace: world.workspace, files });
  return { root, begin, derive, toAssets, files };
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
    });
    known.set(inner, proxy);
    return proxy;
  };
  return wrap(value, '') as Value;
}

const listAll = (guarded: Guarded, site: Site): Output[] => {
  const { assets, files } = guarded.toAssets(site);
  const named = [...files, ...listNamed(guarded.files, site.files)];
  return [...listOutputs({ site, assets, renderers: createRenderers(), files: named })];
};

const isSame = (one: Content, other: Content): boolean =>
  typeof one === 'string' || typeof other === 'string'
    ? one === other
    : Buffer.compare(one, other) === 0;

/** What is made over the outputs before, as a build does it; and what of that is not what it would be from nothing. */
function makeOver(outputs: readonly Output[], before: ReadonlyMap<string, Made>) {
  const describeOutput = createDescriber(contentHash);
  const differing: string[] = [];
  let kept = 0;
  const made = outputs.map((output) => {
    const known = before.get(output.path);
    const of = describeOutput(output, known?.of);
    const content = makeContent(output);
    if (known?.of.key === of.key) {
      kept += 1;
      if (!isSame(known.content, content)) differing.push(output.path);
    }
    return [output.path, { content, of }] as const;
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
      while (made < cases * parts[guarded.root]) {
        const draft = names.length % maxInARow === 0 ? guarded.begin() : structuredClone(state);
        const name = editNames[pick(editNames.length)] ?? 'words';
        edits[name](draft, pick);
        names.push(name);
        const site = guarded.derive(draft);
        if (site === undefined) continue;
        const over = makeOver(listAll(guarded, site), before);
        expect(over.differing, `after ${names.slice(-maxInARow).join(', ')}`).toEqual([]);
        before = over.made;
        state = draft;
        kept += over.kept;
        made += 1;
        taken.add(name);
      }
      // Edits of most kinds were valid, and not everything was made anew each time.
      expect(taken.size).toBeGreaterThan(editNames.length / 2);
      expect(kept / made).toBeGreaterThan(5);
    },
  );
});

describe('what an output is made of', () => {
  test.each(sites)('stands in its input, which is JSON, in $root', (guarded) => {
    const site = guarded.derive(guarded.begin());
    if (site === undefined) throw new Error(`${guarded.root} is valid`);
    let closed = false;
    const { assets, files } = guarded.toAssets(site);
    const outputs = listOutputs({
      site: makeGuarded(site, () => closed),
      assets: makeGuarded<Assets>(assets, () => closed),
      renderers: createRenderers(),
      files,
    });
    for (const output of outputs) {
      const input: Json = JSON.parse(JSON.stringify(output.input()));
      closed = true;
      const content = output.make(input as object);
      closed = false;
      expect(content.length, output.path).toBeGreaterThan(0);
    }
    const plain = new Map(listAll(guarded, site).map((output) => [output.path, output]));
    for (const output of plain.values())
      expect(JSON.parse(JSON.stringify(output.input())), output.path).toEqual(output.input());
  });
});
