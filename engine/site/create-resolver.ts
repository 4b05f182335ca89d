// A site → what turns its values into their views.
//
// One is made for each text. Node makes a hidden class for each object of a literal that begins with a spread and has more
// members, which takes longer than the object: so the context comes last here, and contexts are joined by `Object.assign`.
import { resolve } from '../content/shape/shape';
import { allConcepts } from '../generated/all-concepts';
import type { Resolver, ResolverContext } from '../model/resolver';

export function createResolver(context: ResolverContext): Resolver {
  const resolver: Resolver = {
    resolve: (concept, value) => resolve(concept, value, { concepts: allConcepts, resolver }),
    within: (changed) => createResolver(Object.assign({}, context, changed)),
    ...context,
  };
  return resolver;
}
