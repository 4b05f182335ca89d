// The sources of the engine → all that browsers get of it, whatever the site.
import { type AppBundle, type BundleOptions, bundleApp, bundleStyles } from './bundle-app';

/** What does not depend on the site: made once, also while a site is worked on. */
export interface EngineBundle {
  readonly app: AppBundle;
  readonly styles: string;
}

export async function bundleEngine(options: BundleOptions): Promise<EngineBundle> {
  const [app, styles] = await Promise.all([bundleApp(options), bundleStyles(options)]);
  return { app, styles };
}
