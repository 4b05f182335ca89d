// After each of many random edits, the outputs made over those before are what a build from nothing makes, byte for byte.
import { beforeAll, expect, test } from 'vitest';
import { bundleEngine, type EngineBundle } from '../../scripts/bundle/bundle-engine';
import { openWorkspace } from '../../scripts/files/workspace';
import { engineContract } from '../engine-contract';
import { long } from '../faults/long';
import { followChains, seed } from './chains';
import { findDifferences, type MadeOutputs, makeClean, makeOver } from './guarded-outputs';

/** In all: as many as half a minute allows. */
const cases = Number(process.env.PLINTH_CASES ?? (long ? 5000 : 200));

/** Of all edits; the large site takes most of the time. */
const shares = {
  'the reference site': 0.1,
  everything: 0.3,
  minimal: 0.2,
  clashes: 0.2,
  generated: 0.2,
};

let engine: EngineBundle;
beforeAll(async () => {
  const world = { workspace: openWorkspace('.'), contract: engineContract };
  engine = await bundleEngine({ world, minify: true });
});

test.each(Object.entries(shares))(
  `%s is the same, made over what it was or from nothing; seed ${seed}`,
  { timeout: 7_200_000 },
  (site, share) => {
    let made: MadeOutputs = new Map();
    let reused = 0;
    for (const { guarded, story } of followChains(site, Math.ceil(cases * share), engine)) {
      const before: MadeOutputs = story === '' ? new Map() : made;
      made = makeOver(guarded, before);
      expect(findDifferences(made, makeClean(guarded)), story).toEqual([]);
      reused += [...made].filter(
        ([path, { content }]) => before.get(path)?.content === content,
      ).length;
    }
    expect(reused).toBeGreaterThan(cases * share);
  },
);
