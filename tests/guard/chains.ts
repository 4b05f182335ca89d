// Sites → chains of random edits, each of which leaves its site valid; the same for the same seed.
import type { EngineBundle } from '../../scripts/bundle/bundle-engine';
import { type EditedSite, openCopy, type SiteSeed, siteSeeds } from './edited-site';
import { edits } from './edits';
import { type GuardedSite, loadGuarded } from './guarded-outputs';
import { createRandom, type Random } from './random';

export const seed = Number(process.env.PLINTH_SEED ?? 14);

/** After so many edits a site begins again. */
const chainLength = 8;

const kinds = Object.entries(edits);

export interface EditedStep {
  readonly copy: EditedSite;
  readonly guarded: GuardedSite;
  /** The files that were written, complete. */
  readonly written: readonly string[];
  /** All that was done since the site began. */
  readonly story: string;
}

function loadValid(copy: EditedSite, engine: EngineBundle): GuardedSite {
  const guarded = loadGuarded(copy.root, engine);
  if (guarded === undefined) throw new Error('The site is not valid to begin with.');
  return guarded;
}

/** Tries edits until one leaves the site valid. */
function edit(copy: EditedSite, random: Random, engine: EngineBundle) {
  for (;;) {
    const [kind, act] = random.pick(kinds);
    act(copy, random);
    const guarded = loadGuarded(copy.root, engine);
    if (guarded !== undefined) return { kind, guarded, written: copy.keep() };
    copy.undo();
  }
}

interface Chain {
  readonly begin: SiteSeed;
  readonly random: Random;
  readonly engine: EngineBundle;
}

/** The site as it begins, then after each of so many edits. */
function* follow({ begin, random, engine }: Chain, length: number): Iterable<EditedStep> {
  const copy = openCopy(begin, random.below(1e6));
  try {
    yield { copy, guarded: loadValid(copy, engine), written: [], story: '' };
    const done: string[] = [];
    for (let step = 0; step < length; step += 1) {
      const { kind, guarded, written } = edit(copy, random, engine);
      done.push(kind);
      yield { copy, guarded, written, story: done.join(', ') };
    }
  } finally {
    copy.remove();
  }
}

/** Chains of so many edits in all; where `story` is empty, a site begins. */
export function* followChains(
  site: keyof typeof siteSeeds,
  count: number,
  engine: EngineBundle,
): Iterable<EditedStep> {
  const begin = siteSeeds[site];
  if (begin === undefined) throw new Error(`There is no site "${site}"`);
  const random = createRandom(seed + site.length);
  for (let done = 0; done < count; done += chainLength)
    yield* follow({ begin, random, engine }, Math.min(chainLength, count - done));
}
