// The router as it is published → the same, so that what the app does not use can be left out.
import { readFileSync } from 'node:fs';
import type { Plugin } from 'esbuild';
import { patchText, type TextPatch } from '../../engine/model/patch-text';

const by = 'react-router';

/**
 * Functions for what this app has none of. The router asks for them in branches that are never taken here, which no bundler
 * can know. All browser tests pass with functions in their place that throw: do that again with another version of the router.
 */
export const unusedFunctions: readonly string[] = [
  // Requests beside navigations.
  ...['fetch2', 'handleFetcherAction', 'handleFetcherLoader', 'getUpdatedRevalidatingFetchers'],
  ...['updateFetcherState', 'setFetcherError', 'resetFetcher', 'queueFetcherForDeletion'],
  ...['abortStaleFetchLoads', 'getLoadingFetcher', 'getDoneFetcher'],
  // Forms that the router sends.
  ...['handleAction', 'getSubmittingNavigation', 'convertFormDataToSearchParams'],
  // Loaders and actions of routes, what they answer, and whether they run again.
  ...['callLoadersAndMaybeResolveData', 'callDataStrategy', 'callDataStrategyImpl'],
  ...['callLoaderOrAction', 'convertDataStrategyResultToDataResult', 'defaultDataStrategy'],
  ...['processLoaderData', 'processRouteLoaderData', 'isNewLoader', 'isNewRouteInstance'],
  ...['shouldRevalidateLoader', 'getRouteHydrationStatus', 'parseHydrationData'],
  // Redirects that they answer with.
  ...['startRedirectNavigation', 'normalizeRedirectLocation', 'findRedirect'],
  // What runs around loaders.
  ...['runClientMiddlewarePipeline', 'runMiddlewarePipeline'],
  // Navigations that a page holds back; places on pages that the router keeps.
  ...['updateBlocker', 'enableScrollRestoration'],
  // Instruments around routes.
  ...['getRouteInstrumentationUpdates', 'instrumentClientSideRouter'],
  // Errors of server components, and the page for errors of routes without an element for them.
  ...['RSCErrorHandler', 'decodeRedirectErrorDigest', 'decodeRouteErrorResponseDigest'],
  'DefaultErrorComponent',
];

const patches: readonly TextPatch[] = [
  // Names for developer tools, and factories that are not marked as free of effects, would keep all components.
  { by, pattern: /^\w+\.displayName = .*;$/gm, replacement: '' },
  {
    by,
    pattern: /= (React\d*\.(?:createContext|forwardRef|memo)\()/g,
    replacement: '= /* @__PURE__ */ $1',
  },
  ...unusedFunctions.map((name) => ({
    by,
    // It ends with the first brace that stands where it began.
    pattern: new RegExp(`^( *)(?:async )?function ${name}\\([^]*?\\n\\1}$`, 'gm'),
    replacement: `$1function ${name}() {}`,
  })),
];

/** Components stand in one of the router's modules. */
const holdsComponents = (text: string): boolean => /\bReact\d*\.createContext\(/.test(text);

/** What reads the router's modules; it fails where what it takes out is not there. */
export const withoutUnused: Plugin = {
  name: 'without-unused',
  setup({ onStart, onLoad, onEnd }) {
    let isPatched = false;
    onStart(() => {
      isPatched = false;
    });
    onLoad({ filter: /react-router[\\/]dist[\\/]production[\\/].*\.mjs$/ }, ({ path }) => {
      const text = readFileSync(path, 'utf8');
      if (!holdsComponents(text)) return { contents: text, loader: 'js' };
      isPatched = true;
      return { contents: patches.reduce(patchText, text), loader: 'js' };
    });
    onEnd(({ errors }) => {
      if (errors.length === 0 && !isPatched)
        throw new Error('No module of react-router holds components: was it published otherwise?');
    });
  },
};
