import type { Assets } from '../engine/model/assets';

/** Addresses for documents that nobody opens. */
export const bareAssets: Assets = {
  starter: '/starter.js',
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
