// The arguments of the tests of a site: `test` in the package, `site-test` where `test` is that of the engine.
import { isPackage } from './edition';
import { root } from './option';

export const siteTest = {
  npm: isPackage ? 'npm test' : 'npm run test:site',
  about:
    'Tests a site: findings, canonical form, its own blocks, a build with its links, and pages in a browser.',
  options: { root },
} as const;
