// A site → what turns its values into their views.
import { resolve } from '../content/shape/shape';
import { allConcepts } from '../generated/all-concepts';
import type { Resolver, ResolverContext } from '../model/resolver';

export function createResolver(context: ResolverContext): Resolver {
  const resolver: Resolver = {
    ...context,
    resolve: (concept, value) => resolve(concept, value, { concepts: allConcepts, resolver }),
    within: (changed) => createResolver({ ...context, ...changed }),
  };
  return resolver;
}
