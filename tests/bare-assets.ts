import type { Assets } from '../engine/model/assets';
import type { Site } from '../engine/model/site';
import type { OutputsOf } from '../engine/output/scope';
import { toDerived } from '../engine/output/site-facts';

/** Addresses for documents that nobody opens. */
export const bareAssets: Assets = {
  starter: { code: 'start();', hash: 'sha256-E6jQvrT2ZivWG9GJ4AAEZf4MhI7l3QkLroW4hgvUT4c=' },
  app: '/app.js',
  modules: [],
  styles: '/styles.css',
  late: '/late.css',
  print: '/print.css',
  live: '/live.css',
  sheets: {},
  icons: '/icons.svg',
  shared: '/shared.json',
  chunks: {},
  fonts: [],
};

/** A site by itself. */
export const publishBare = (
  site: Site,
  assets = bareAssets,
): Pick<OutputsOf, 'publication' | 'files'> => ({
  publication: { sites: [{ ...toDerived(site), assets }] },
  files: [],
});
