// A site after an edit → its outputs, made over those before the edit as a build makes them: by keys, of inputs alone.
import { createRenderers } from '../../engine/entry/prerender';
import type { Site } from '../../engine/model/site';
import { createDescriber, type MadeOf } from '../../engine/output/made-of';
import { type Content, makeContent, type Output } from '../../engine/output/output';
import { listOutputs } from '../../engine/output/outputs';
import type { EngineBundle } from '../../scripts/bundle/bundle-engine';
import { contentHash } from '../../scripts/files/content-hash';
import { openWorkspace } from '../../scripts/files/workspace';
import { listHostFiles } from '../../scripts/output/host-files';
import { buildAssets } from '../../scripts/output/site-assets';
import { toFacts } from '../../scripts/output/write-site';
import { loadSite } from '../../scripts/source/load-site';
import { listNamed, SiteFiles } from '../../scripts/source/site-files';
import { engineContract } from '../engine-contract';
import { makePoisonable } from './poison';

interface Made {
  readonly of: MadeOf;
  readonly content: Content;
}

export type MadeOutputs = ReadonlyMap<string, Made>;

export interface GuardedSite {
  readonly site: Site;
  /** All that it is made of, for a second list that knows nothing of the first. */
  list(site: Site): Output[];
}

/** Undefined for a site that is not valid. */
export function loadGuarded(root: string, engine: EngineBundle): GuardedSite | undefined {
  const workspace = openWorkspace(root);
  const files = new SiteFiles(root);
  const now = new Date('2026-03-01');
  const { site } = loadSite(workspace, { contract: engineContract, files, now, drafts: false });
  if (site === undefined) return undefined;
  const assets = buildAssets(site, engine, { workspace, files });
  const named = [...assets.files, ...listNamed(files, site.files)];
  const list = (own: Site): Output[] => [
    ...listOutputs({
      ...{ site: own, assets: assets.assets },
      ...{ files: named, renderers: createRenderers() },
    }),
    ...listHostFiles(toFacts(own, assets)),
  ];
  return { site, list };
}

/** JSON and back; what inputs have in common stays in common. */
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

/** What a build from nothing makes. */
export const makeClean = ({ site, list }: GuardedSite): ReadonlyMap<string, Content> =>
  new Map(list(site).map((output) => [output.path, makeContent(output)]));

/** The paths of outputs that are not the same, or not in both. */
export function findDifferences(made: MadeOutputs, clean: ReadonlyMap<string, Content>): string[] {
  const paths = new Set([...made.keys(), ...clean.keys()]);
  return [...paths].filter((path) => {
    const [own, other] = [made.get(path)?.content, clean.get(path)];
    return own === undefined || other === undefined || !Buffer.from(own).equals(Buffer.from(other));
  });
}

/**
 * Takes over what has the same key, and makes the rest of copies of inputs while nobody can read the site.
 * @throws where `make` reads anything else, and where equal sources hide that an input is another.
 */
export function makeOver({ site, list }: GuardedSite, before: MadeOutputs): MadeOutputs {
  const { value, whilePoisoned } = makePoisonable(site);
  const describe = createDescriber(contentHash);
  const copy = createCopier();
  return new Map(
    list(value).map((output) => {
      const { path } = output;
      const known = before.get(path);
      const of = describe(output, known?.of);
      if (of.key !== describe(output).key) throw new Error(`The sources of ${path} hide a change.`);
      if (known?.of.key === of.key) return [path, { of, content: known.content }];
      const input = copy(output.input());
      return [path, { of, content: whilePoisoned(() => output.make(input)) }];
    }),
  );
}
