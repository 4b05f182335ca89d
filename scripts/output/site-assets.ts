// Code, styles and icons of a publication, with their addresses in pages.

import { toFileAddress } from '../../engine/content/addresses/addresses';
import { toAssetFile } from '../../engine/content/addresses/output-paths';
import type { Assets } from '../../engine/model/assets';
import { invariant } from '../../engine/model/invariant';
import { mapSites, type Publication } from '../../engine/model/publication';
import type { MenuView, Shared, Shell } from '../../engine/model/site';
import type { DerivedSite, SiteFacts } from '../../engine/model/site-facts';
import type { NamedFile, SiteWithAssets } from '../../engine/output/scope';
import { buildAccentCss } from '../../engine/site/accent-css';
import { buildLiveCss, buildThemeCss } from '../../engine/site/theme-css';
import { listAxisSheets } from '../../engine/theme/axis-sheets';
import { findVoiceSheets } from '../../engine/theme/voices';
import type { EngineBundle } from '../bundle/bundle-engine';
import { contentHash } from '../files/content-hash';
import type { Workspace } from '../files/workspace';
import { buildSprite } from '../source/icon-sprite';
import type { ServedFiles } from '../source/site-files';
import { measureName } from './name-width';
import { buildPageSheets } from './page-sheets';
import { joinSheets, settleScripting } from './sheets-without-app';

export interface SiteAssets {
  readonly publication: Publication<SiteWithAssets>;
  /** Code, styles, icons, and what the pages of each site share. */
  readonly files: readonly NamedFile[];
  readonly pageSheets: Pick<ReturnType<typeof buildPageSheets>, 'sets' | 'join'>;
}

const named = (name: string, ending: string, text: string): NamedFile => ({
  path: toAssetFile(`${name}-${contentHash(Buffer.from(text))}.${ending}`),
  read: () => text,
});

interface ShellSheetOptions {
  /** The bytes of a file of the site. */
  readonly read: ServedFiles['read'];
  readonly toAddress: (path: string) => string;
  /** What the values of the theme add to the sheet. */
  readonly chosen: string;
  /** The other sheets, which read custom properties of the theme as well. */
  readonly others: readonly NamedFile[];
  /** The rules of the site's own sheet. */
  readonly own: string | undefined;
}

interface ShellSheet {
  readonly shell: NamedFile;
  /** Whether a rule that holds up the first paint, or follows it, reads a custom property. */
  readonly isRead: (name: string) => boolean;
}

/** Whether a menu has more summaries than have room for large links. */
const describesMany = (menu: MenuView): boolean =>
  'items' in menu && menu.items.filter(({ about }) => about !== undefined).length > 2;

/** Which further sheets a shell needs for its search and its languages. */
function findControlSheets({ axes, languages, search }: Shell) {
  if (search === undefined && languages === undefined) return {};
  const { form, tone } = axes.header;
  return { controls: { shown: true, form, tone, footer: axes.footer.form } } as const;
}

/** The rules of the values that a theme has on its axes: for the sheet of the shell, the late one (`.late.css`), and that of the running app (`.live.css`). */
function chooseAxes(
  { direction, pictures, shell, theme }: SiteFacts,
  { axes }: EngineBundle['styles'],
) {
  const ofAxes = listAxisSheets({
    ...theme,
    ...shell.axes,
    direction,
    ...(shell.notice && { notice: 'shown' }),
    ...findControlSheets(shell),
    ...(shell.menus.some(describesMany) && { menus: 'described' }),
    ...findVoiceSheets(theme),
    ...(theme.motion !== 'none' && { moving: true, 'moving-edge': theme.pictures.edge }),
  });
  const names = [...ofAxes, ...pictures.sheets];
  const join = (ending: string, layer = 'axes'): string => {
    const rules = names.flatMap((name) => axes[name + ending] ?? []);
    return rules.length === 0 ? '' : `@layer ${layer}{${rules.join('\n')}}\n`;
  };
  return { chosen: join(''), lateChosen: join('.late'), liveChosen: join('.live', 'live') };
}

/** The order of layers, with that of the site's own sheet above the theme and below what visitors prefer. */
function addLayer(shell: string): string {
  const added = shell.replace(/^(@layer [^;]*,\s*)(effects\b)/, '$1site,$2');
  invariant(added !== shell, 'the sheet of the shell begins with the order of layers');
  return added;
}

/** The sheet that every page links: the shell, and the theme with the rules of its values. */
function buildShellSheet(
  site: SiteFacts,
  styles: EngineBundle['styles'],
  { chosen, others, own, toAddress, read }: ShellSheetOptions,
): ShellSheet {
  const rules = [styles.shell, chosen, own, ...others.map((file) => file.read())].join('\n');
  const isRead = (name: string): boolean => rules.includes(`var(${name}`);
  const nameWidth = isRead('--name-width') ? measureName(site, read) : 1;
  const theme = buildThemeCss(site, { toAddress, isRead, nameWidth });
  const ordered = own === undefined ? styles.shell : addLayer(styles.shell);
  const last = own === undefined ? '' : `${own}\n`;
  const shell = named('styles', 'css', `${ordered}\n${chosen}${theme}\n${last}`);
  return { shell, isRead };
}

/** A type of blocks, a layout or a kind of nodes, without its variants. */
const isWhole = (style: string): boolean => /^(?:block|layout|node)\.[^.]+$/.test(style);

/** The rules of the sheets with an ending (`<type>.live.css`) of all that stands on some pages. */
function listRules(
  { looks }: SiteFacts,
  { layers, needs }: EngineBundle['styles'],
  ending: string,
) {
  const names = looks.flatMap(({ styled }) => styled.filter(isWhole));
  const parts = new Set([...new Set(names)].flatMap((name) => needs[`${name}.${ending}`] ?? []));
  return [...parts].sort().flatMap((part) => layers[part] ?? []);
}

interface AssetOptions {
  /** Of all sites together. */
  readonly facts: SiteFacts;
  readonly workspace: Workspace;
  readonly files: ServedFiles;
  /** The rules of the site's own sheet, as `readSiteStyles` returns them. */
  readonly siteStyles?: string | undefined;
}

type ToAddress = (path: string) => string;

interface Sheets {
  readonly shell: NamedFile;
  readonly pages: ReturnType<typeof buildPageSheets>;
  /** What comes after the first paint: nothing where the shell's sheet has it all. */
  readonly later: Partial<Readonly<Record<'late' | 'live' | 'print', NamedFile>>>;
}

/** With the rules of pages that have an accent of their own. */
function withAccents(styles: EngineBundle['styles'], site: SiteFacts): EngineBundle['styles'] {
  const rules = buildAccentCss(site);
  const needs = Object.fromEntries(Object.keys(rules).map((name) => [name, [name]]));
  return {
    ...styles,
    layers: { ...styles.layers, ...rules },
    needs: { ...styles.needs, ...needs },
  };
}

/** The sheets that documents link or the running app fetches. */
function buildSheets(
  site: SiteFacts,
  styles: EngineBundle['styles'],
  { own, read, toAddress }: Pick<ShellSheetOptions, 'own' | 'read' | 'toAddress'>,
): Sheets {
  const { chosen, lateChosen, liveChosen } = chooseAxes(site, styles);
  const late = named('late', 'css', `${styles.late}\n${lateChosen}`);
  const paper = [styles.print, ...listRules(site, styles, 'print')];
  const print = named('print', 'css', paper.join('\n'));
  const pages = buildPageSheets(site.looks, withAccents(styles, site));
  const others = [late, print, ...pages.files];
  if (site.app === 'none') {
    const all = joinSheets({
      chosen,
      late: late.read().toString(),
      print: print.read().toString(),
    });
    const { shell } = buildShellSheet(site, styles, { chosen: all, others, own, read, toAddress });
    // What an unknown address shows is styled by it.
    return { shell, pages, later: { live: named('unknown', 'css', styles.live + liveChosen) } };
  }
  const { shell, isRead } = buildShellSheet(site, styles, {
    ...{ chosen, others, own },
    ...{ read, toAddress },
  });
  const liveRules = [styles.live, ...listRules(site, styles, 'live'), liveChosen].join('\n');
  const ofLive = buildLiveCss(site, (name) => !isRead(name) && liveRules.includes(`var(${name}`));
  const live = named('live', 'css', `${liveRules}\n${ofLive}`);
  return { shell, pages, later: { late, live, print } };
}

type CommonAssets = Omit<Assets, 'shared'>;

/** What the pages of one site share: `Shared` as a file. */
function buildShared({ shell }: SiteFacts, { icons, late, live, chunks }: CommonAssets): NamedFile {
  const content: Shared = { shell, icons, late, live, chunks };
  return named('shared', 'json', JSON.stringify(content));
}

/** Everything that pages have in common, as files of the output. */
export function buildAssets(
  publication: Publication<DerivedSite>,
  { app, styles }: EngineBundle,
  { facts, workspace, files, siteStyles: own }: AssetOptions,
): SiteAssets {
  const { app: without, assetsBase, icons: used, theme } = facts;
  const toAddress: ToAddress = (path) => assetsBase + toFileAddress(path);
  const toAddresses = (paths: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(paths).map(([name, path]) => [name, toAddress(path)]));
  const toPlace: ToAddress = (path) => toAddress(files.placeOf(path));
  const settled = without === 'none' ? settleScripting(styles) : styles;
  const { shell, pages, later } = buildSheets(facts, settled, {
    toAddress: toPlace,
    read: files.read,
    own,
  });
  const toLater = (file?: NamedFile): string => (file ? toAddress(file.path) : '');
  const icons = named('icons', 'svg', buildSprite(workspace, used));
  const faces = [theme.displayFont, theme.textFont].flatMap((font) => font?.file ?? []);
  const common: CommonAssets = {
    starter: app.starter,
    app: toAddress(app.app),
    modules: app.modules.map(toAddress),
    styles: toAddress(shell.path),
    late: toLater(later.late),
    live: toLater(later.live),
    print: toLater(later.print),
    sheets: toAddresses(pages.paths),
    icons: toAddress(icons.path),
    chunks: toAddresses(app.chunks),
    fonts: [...new Set(faces)].map(toPlace),
  };
  const shared = mapSites(publication, (site) => ({
    site,
    file: buildShared(site.facts, common),
  }));
  return {
    publication: mapSites(shared, ({ site, file }) => ({
      ...site,
      assets: { ...common, shared: toAddress(file.path) },
    })),
    files: [
      ...[shell, ...Object.values(later), ...pages.files, icons],
      ...shared.sites.map(({ file }) => file),
      ...(without === 'none' ? [] : app.files).map(({ path, content }) => ({
        ...{ path, read: () => content },
      })),
    ],
    pageSheets: pages,
  };
}
