// Code, styles and icons of a site, with the addresses that its pages name.

import { toAssetFile } from '../../engine/content/output-paths';
import type { Assets, Shared, Site } from '../../engine/model/site';
import { buildThemeCss } from '../../engine/site/theme-css';
import type { EngineBundle } from '../bundle/bundle-engine';
import { contentHash } from '../files/content-hash';
import type { Workspace } from '../files/workspace';
import { buildSprite } from '../source/icon-sprite';
import type { ServedFiles } from '../source/site-files';
import type { OutputFile } from './output-file';

export interface SiteAssets {
  readonly assets: Assets;
  /** Path of the shared file, relative to the output. */
  readonly shared: string;
  readonly files: readonly OutputFile[];
}

const named = (name: string, ending: string, text: string): OutputFile => [
  toAssetFile(`${name}-${contentHash(Buffer.from(text))}.${ending}`),
  text,
];

/** Everything that the pages of a site have in common, as files of the output. */
export function buildAssets(
  site: Site,
  { app, styles }: EngineBundle,
  { workspace, files }: { readonly workspace: Workspace; readonly files: ServedFiles },
): SiteAssets {
  const toAddress = (path: string): string => site.assetsBase + path;
  const theme = buildThemeCss(site, (path) => toAddress(files.placeOf(path)));
  const sheet = named('styles', 'css', `${styles.trimEnd()}\n${theme}\n`);
  const icons = named('icons', 'svg', buildSprite(workspace, site.icons));
  const chunks = Object.fromEntries(
    Object.entries(app.chunks).map(([type, path]) => [type, toAddress(path)]),
  );
  const content: Shared = { shell: site.shell, icons: toAddress(icons[0]), chunks };
  const shared = named('shared', 'json', JSON.stringify(content));
  const faces = [site.theme.display, site.theme.text].flatMap((face) => face?.file ?? []);
  return {
    assets: {
      starter: toAddress(app.starter),
      app: toAddress(app.app),
      modules: app.modules.map(toAddress),
      styles: toAddress(sheet[0]),
      icons: toAddress(icons[0]),
      shared: toAddress(shared[0]),
      chunks,
      fonts: [...new Set(faces)].map((path) => toAddress(files.placeOf(path))),
    },
    shared: shared[0],
    files: [
      sheet,
      icons,
      shared,
      ...app.files.map(({ path, content }) => [path, content] as const),
    ],
  };
}
