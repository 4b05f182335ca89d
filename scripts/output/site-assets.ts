// Code, styles and icons of a site, with the addresses that its pages name.

import { toAssetFile } from '../../engine/content/output-paths';
import type { Assets, Shared, Site } from '../../engine/model/site';
import type { NamedFile } from '../../engine/output/outputs';
import { buildThemeCss } from '../../engine/site/theme-css';
import type { EngineBundle } from '../bundle/bundle-engine';
import { contentHash } from '../files/content-hash';
import type { Workspace } from '../files/workspace';
import { buildSprite } from '../source/icon-sprite';
import type { ServedFiles } from '../source/site-files';

export interface SiteAssets {
  readonly assets: Assets;
  /** Path of the shared file, relative to the output. */
  readonly shared: string;
  /** Code, styles, icons, what pages share, and the files that pages show. */
  readonly files: readonly NamedFile[];
}

const named = (name: string, ending: string, text: string): NamedFile => ({
  path: toAssetFile(`${name}-${contentHash(Buffer.from(text))}.${ending}`),
  read: () => text,
});

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
  const content: Shared = { shell: site.shell, icons: toAddress(icons.path), chunks };
  const shared = named('shared', 'json', JSON.stringify(content));
  const faces = [site.theme.display, site.theme.text].flatMap((face) => face?.file ?? []);
  return {
    assets: {
      starter: toAddress(app.starter),
      app: toAddress(app.app),
      modules: app.modules.map(toAddress),
      styles: toAddress(sheet.path),
      icons: toAddress(icons.path),
      shared: toAddress(shared.path),
      chunks,
      fonts: [...new Set(faces)].map((path) => toAddress(files.placeOf(path))),
    },
    shared: shared.path,
    files: [
      sheet,
      icons,
      shared,
      ...app.files.map(({ path, content }) => ({ path, read: () => content })),
      ...site.files.map((path) => ({ path: files.placeOf(path), read: () => files.read(path) })),
    ],
  };
}
