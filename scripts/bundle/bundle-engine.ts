// The sources of the engine → everything for browsers that does not depend on the site.
import { type AppBundle, type BundleOptions, bundleApp } from './bundle-app';
import { bundleStyles, type StyleBundle } from './bundle-styles';
import { explainFailure } from './explain-failure';
import { explainOwnCode } from './explain-own-code';

/** What does not depend on the site: made once, even while a site is being edited. */
export interface EngineBundle {
  readonly app: AppBundle;
  readonly styles: StyleBundle;
}

/** @throws CannotRun for a mistake in the sources, with its place; InvalidCode for one in a site's own blocks. */
export async function bundleEngine(options: BundleOptions): Promise<EngineBundle> {
  const { workspace } = options.world;
  try {
    const app = await bundleApp(options);
    return { app, styles: await bundleStyles(app.components, { ...options, workspace }) };
  } catch (error) {
    throw explainOwnCode(workspace, error) ?? explainFailure(error);
  }
}
