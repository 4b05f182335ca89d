// The sources of the engine → all that browsers get of it, whatever the site.
import { type AppBundle, type BundleOptions, bundleApp } from './bundle-app';
import { bundleStyles, type StyleBundle } from './bundle-styles';
import { explainFailure } from './explain-failure';

/** What does not depend on the site: made once, also while a site is worked on. */
export interface EngineBundle {
  readonly app: AppBundle;
  readonly styles: StyleBundle;
}

/** @throws CannotRun for a mistake in the sources, with its place. */
export async function bundleEngine(options: BundleOptions): Promise<EngineBundle> {
  const { workspace } = options.world;
  try {
    const app = await bundleApp(options);
    return { app, styles: await bundleStyles(app.components, { ...options, workspace }) };
  } catch (error) {
    throw explainFailure(error);
  }
}
