// The sources of the engine → all that browsers get of it, whatever the site.
import { type AppBundle, type BundleOptions, bundleApp } from './bundle-app';
import { bundleStyles, type StyleBundle } from './bundle-styles';

/** What does not depend on the site: made once, also while a site is worked on. */
export interface EngineBundle {
  readonly app: AppBundle;
  readonly styles: StyleBundle;
}

export async function bundleEngine(options: BundleOptions): Promise<EngineBundle> {
  const app = await bundleApp(options);
  const { workspace } = options.world;
  return { app, styles: await bundleStyles(app.components, { ...options, workspace }) };
}
