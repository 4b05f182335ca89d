// The sources of the engine → everything for browsers that does not depend on the site.
import { type AppBundle, type BundleOptions, bundleApp } from './bundle-app';
import { bundleStyles, type Components, type StyleBundle } from './bundle-styles';
import { explainFailure } from './explain-failure';
import { explainOwnCode } from './explain-own-code';

/** What does not depend on the site: made once, even while a site is being edited. */
export interface EngineBundle {
  readonly app: AppBundle;
  readonly styles: StyleBundle;
}

interface EngineOptions extends BundleOptions {
  /** A bundle whose sheets are those of the same sources. */
  readonly before?: EngineBundle | undefined;
}

const isSame = (one: Components, other: Components | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** @throws CannotRun for a mistake in the sources, with its place; InvalidCode for one in a site's own blocks. */
export async function bundleEngine(options: EngineOptions): Promise<EngineBundle> {
  const { workspace } = options.world;
  try {
    const app = await bundleApp(options);
    const { components } = app;
    const known = options.before;
    if (known && isSame(components, known.app.components)) return { app, styles: known.styles };
    return { app, styles: await bundleStyles(components, { ...options, workspace }) };
  } catch (error) {
    throw explainOwnCode(workspace, error) ?? explainFailure(error);
  }
}
