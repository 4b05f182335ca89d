// Code, styles and icons of a site, with their addresses in pages.

import { toFileAddress } from '../../engine/content/addresses';
import { toAssetFile } from '../../engine/content/output-paths';
import type { Assets } from '../../engine/model/assets';
import type { Shared, Site } from '../../engine/model/site';
import type { NamedFile } from '../../engine/output/scope';
import { buildLiveCss, buildThemeCss } from '../../engine/site/theme-css';
import { listAxisSheets } from '../../engine/theme/axis-sheets';
import type { EngineBundle } from '../bundle/bundle-engine';
import { contentHash } from '../files/content-hash';
import type { Workspace } from '../files/workspace';
import { buildSprite } from '../source/icon-sprite';
import type { ServedFiles } from '../source/site-files';
import { buildPageSheets } from './page-sheets';

export interface SiteAssets {
  readonly assets: Assets;
  /** Path of the shared file, relative to the output. */
  readonly shared: string;
  /** Code, styles, icons and what pages share. */
  readonly files: readonly NamedFile[];
}

const named = (name: string, ending: string, text: string): NamedFile => ({
  path: toAssetFile(`${name}-${contentHash(Buffer.from(text))}.${ending}`),
  read: () => text,
});

interface ShellSheetOptions {
  readonly toAddress: (path: string) => string;
  /** What the values of the theme add to the sheet. */
  readonly chosen: string;
  /** The other sheets of the site, which read custom properties of the theme as well. */
  readonly others: readonly NamedFile[];
}

interface ShellSheet {
  readonly shell: NamedFile;
  /** Whether a rule that holds up the first paint, or follows it, reads a custom property. */
  readonly isRead: (name: string) => boolean;
}

/** The rules of the values that a theme has on its axes: for the sheet of the shell, and for the late one (`.late.css`). */
function chooseAxes({ direction, shell, theme }: Site, { axes }: EngineBundle['styles']) {
  const names = listAxisSheets({
    ...theme,
    ...shell.axes,
    direction,
    ...(shell.notice && { notice: 'shown' }),
  });
  const join = (ending: string): string => {
    const rules = names.flatMap((name) => axes[name + ending] ?? []);
    return rules.length === 0 ? '' : `@layer axes{${rules.join('\n')}}\n`;
  };
  return { chosen: join(''), lateChosen: join('.late') };
}

/** The sheet that every page links: the shell, and the theme with the rules of its values. */
function buildShellSheet(
  site: Site,
  styles: EngineBundle['styles'],
  { chosen, others, toAddress }: ShellSheetOptions,
): ShellSheet {
  const rules = [styles.shell, chosen, ...others.map((file) => file.read())].join('\n');
  const isRead = (name: string): boolean => rules.includes(`var(${name}`);
  const theme = buildThemeCss(site, { toAddress, isRead });
  const shell = named('styles', 'css', `${styles.shell}\n${chosen}${theme}\n`);
  return { shell, isRead };
}

/** The rules of the sheets with an ending (`<type>.live.css`) of all that stands on the pages of a site. */
function listRules({ pages }: Site, { layers, needs }: EngineBundle['styles'], ending: string) {
  const all = Object.values(pages);
  const names = [
    ...all.flatMap(({ blocks }) => blocks.map(({ type }) => `block.${type}`)),
    ...all.map(({ layout }) => `layout.${layout}`),
    ...all.flatMap(({ nodes = [] }) => nodes.map((kind) => `node.${kind}`)),
  ];
  const parts = new Set([...new Set(names)].flatMap((name) => needs[`${name}.${ending}`] ?? []));
  return [...parts].sort().flatMap((part) => layers[part] ?? []);
}

/** Everything that the pages of a site have in common, as files of the output. */
export function buildAssets(
  site: Site,
  { app, styles }: EngineBundle,
  { workspace, files }: { readonly workspace: Workspace; readonly files: ServedFiles },
): SiteAssets {
  const toAddress = (path: string): string => site.assetsBase + toFileAddress(path);
  const { chosen, lateChosen } = chooseAxes(site, styles);
  const late = named('late', 'css', `${styles.late}\n${lateChosen}`);
  const paper = [styles.print, ...listRules(site, styles, 'print')];
  const print = named('print', 'css', paper.join('\n'));
  const sheets = buildPageSheets(site, styles);
  const { shell, isRead } = buildShellSheet(site, styles, {
    chosen,
    others: [late, print, ...sheets.files],
    toAddress: (path) => toAddress(files.placeOf(path)),
  });
  const liveRules = [styles.live, ...listRules(site, styles, 'live')].join('\n');
  const ofLive = buildLiveCss(site, (name) => !isRead(name) && liveRules.includes(`var(${name}`));
  const live = named('live', 'css', `${liveRules}\n${ofLive}`);
  const icons = named('icons', 'svg', buildSprite(workspace, site.icons));
  const toAddresses = (paths: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(paths).map(([name, path]) => [name, toAddress(path)]));
  const chunks = toAddresses(app.chunks);
  const content: Shared = {
    shell: site.shell,
    icons: toAddress(icons.path),
    late: toAddress(late.path),
    live: toAddress(live.path),
    chunks,
  };
  const shared = named('shared', 'json', JSON.stringify(content));
  const faces = [site.theme.displayFont, site.theme.textFont].flatMap((font) => font?.file ?? []);
  return {
    assets: {
      starter: toAddress(app.starter),
      app: toAddress(app.app),
      modules: app.modules.map(toAddress),
      styles: toAddress(shell.path),
      late: toAddress(late.path),
      live: toAddress(live.path),
      print: toAddress(print.path),
      sheets: toAddresses(sheets.paths),
      icons: toAddress(icons.path),
      shared: toAddress(shared.path),
      chunks,
      fonts: [...new Set(faces)].map((path) => toAddress(files.placeOf(path))),
    },
    shared: shared.path,
    files: [
      shell,
      late,
      live,
      print,
      ...sheets.files,
      icons,
      shared,
      ...app.files.map(({ path, content }) => ({ path, read: () => content })),
    ],
  };
}
