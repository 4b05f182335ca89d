// React, as the blocks of a site and their packages import it for the prerender: it refuses what the policy of pages forbids.
import { join } from 'node:path';
import type { Plugin } from 'esbuild';

const namespace = 'guarded';

const guards = "require('./engine/entry/guard-elements')";

const contents: Readonly<Record<string, string>> = {
  react: `
    const { guardedCreate, guardedClone, GuardedSuspense } = ${guards};
    module.exports = { ...require('react'), createElement: guardedCreate, cloneElement: guardedClone, Suspense: GuardedSuspense };`,
  'react/jsx-runtime': `
    const { guard } = ${guards};
    const { Fragment, jsx, jsxs } = require('react/jsx-runtime');
    module.exports = { Fragment, jsx: guard(jsx), jsxs: guard(jsxs) };`,
};

/** The engine's own components are tested for it, and React imports itself. */
const isTrusted = (engine: string, importer: string): boolean =>
  importer.startsWith(join(engine, 'engine/')) ||
  /[\\/](?:react|react-dom|scheduler)[\\/][^\\/]+(?:[\\/][^\\/]+)?$/.test(importer);

export const withGuardedReact = (engine: string): Plugin => ({
  name: 'guarded-react',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^react(?:\/jsx-runtime)?$/ }, ({ path, importer, namespace: from }) =>
      from === namespace || isTrusted(engine, importer) ? undefined : { path, namespace },
    );
    onLoad({ filter: /^/, namespace }, ({ path }) => ({
      contents: contents[path] ?? '',
      resolveDir: engine,
    }));
  },
});
