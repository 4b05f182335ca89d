// A site → what turns its values into their views.
import { resolve } from '../content/shape/shape';
import { allConcepts } from '../generated/all-concepts';
import type { Resolver, Surroundings } from '../model/resolver';

export function createResolver(surroundings: Surroundings): Resolver {
  const resolver: Resolver = {
    ...surroundings,
    resolve: (concept, value) => resolve(concept, value, { concepts: allConcepts, resolver }),
    within: (changed) => createResolver({ ...surroundings, ...changed }),
  };
  return resolver;
}
