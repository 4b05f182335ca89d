// The sizes of pages and the budgets of the manifest → what exceeds them, with the block or file to blame.
import { posix } from 'node:path';
import { listTypes } from '../../engine/blocks/needs';
import { toFilePath } from '../../engine/content/addresses/addresses';
import { mediaTypeOf } from '../../engine/content/addresses/media-types';
import { toAssetFile, toPageFile } from '../../engine/content/addresses/output-paths';
import { findSections } from '../../engine/content/pages/block-sections';
import type { Budgets } from '../../engine/generated/manifest';
import type { Assets } from '../../engine/model/assets';
import type { BlockModules } from '../../engine/model/block-module';
import type { PageDocument, Renderers } from '../../engine/model/document';
import type { PageView, Site } from '../../engine/model/site';
import type { Content } from '../../engine/output/output';
import type { NamedFile } from '../../engine/output/scope';
import { makeWeigh } from './compress';
import { findRequests } from './find-requests';
import { OverBudget } from './over-budget';
import type { BuiltSearch } from './search-files';
import { weighSearch } from './search-weight';
import type { SiteAssets } from './site-assets';

interface Weighed {
  readonly name: string;
  readonly bytes: number;
}

/** The same in every locale. */
const formatBytes = (bytes: number): string =>
  bytes === 1 ? '1 byte' : `${bytes.toLocaleString('en')} bytes`;

const findHeaviest = (parts: readonly Weighed[]): Weighed | undefined =>
  parts.reduce<Weighed | undefined>(
    (heaviest, part) => (heaviest && heaviest.bytes >= part.bytes ? heaviest : part),
    undefined,
  );

const blame = (parts: readonly Weighed[]): string => {
  const heaviest = findHeaviest(parts);
  return heaviest ? ` The heaviest part is ${heaviest.name} (${formatBytes(heaviest.bytes)}).` : '';
};

/** A block by its index, its type and its content files, with the size of its words. */
const weighBlocks = (page: PageView, modules: BlockModules): Weighed[] =>
  page.blocks.map((block, index) => {
    const files = modules.get(block.type)?.text?.contentFiles?.(block) ?? [];
    const words = findSections(modules, block, page).flatMap((section) => [
      section.heading ?? '',
      ...section.words,
    ]);
    return {
      name: `block ${index + 1}, "${block.type}"${files.map((file) => ` of ${file}`).join(',')}`,
      bytes: Buffer.byteLength(words.join('\n')),
    };
  });

export interface WeighedSite
  extends Pick<Site, 'app' | 'budgets' | 'assetsBase'>,
    Pick<SiteAssets, 'files'> {
  readonly assets: Assets;
  readonly modules: BlockModules;
  /** The cache folder. */
  readonly cache: string;
}

interface Breach {
  /** The first sentence about it. */
  readonly first: string;
  /** Where that was. */
  readonly place: number;
  readonly count: number;
}

export class BudgetCheck {
  /** Where in the order of all outputs it looks: whoever makes them in another order says so. */
  place = 0;
  readonly #budgets: Budgets;
  readonly #modules: BlockModules;
  readonly #assets: Assets;
  readonly #base: string;
  readonly #starter: number;
  readonly #app: Site['app'];
  readonly #compressedSize: ReturnType<typeof makeWeigh>;
  readonly #files: ReadonlyMap<string, NamedFile>;
  /** By culprit. */
  readonly #breaches = new Map<string, Breach>();
  readonly #sizes = new Map<string, number>();
  readonly #imports = new Map<string, readonly string[]>();

  constructor({ app, budgets, assetsBase, assets, files, modules, cache }: WeighedSite) {
    this.#compressedSize = makeWeigh(cache);
    this.#budgets = budgets;
    this.#modules = modules;
    this.#assets = assets;
    this.#base = assetsBase;
    this.#files = new Map(files.map((file) => [file.path, file]));
    this.#app = app;
    const code = app === 'none' ? '' : assets.starter.code;
    this.#starter = this.#compressedSize(toAssetFile('starter.js'), code);
  }

  checkStarter(): void {
    this.#compare('starter', 'The starter', this.#starter, () => '');
  }

  /** How many breaches were found so far. */
  get breachCount(): number {
    return [...this.#breaches.values()].reduce((sum, { count }) => sum + count, 0);
  }

  /** Renderers that measure each page. Reused files were measured before. */
  watch = (renderers: Renderers): Renderers => ({
    ...renderers,
    page: (page) => {
      const html = renderers.page(page);
      this.#checkPage(page, html);
      return html;
    },
  });

  /** Further languages are below the first. */
  #toPath({ shell }: Pick<Site, 'shell'>, { path }: PageView): string {
    return `/${toFilePath(this.#base, shell.base)}${path.slice(1)}`;
  }

  #checkPage({ context, view, needs }: PageDocument, html: string): void {
    const { document, requests, script } = this.#budgets;
    const name = `Page "${view.id}" (${this.#toPath(context.site, view)})`;
    if (document !== undefined && Buffer.byteLength(html) > document / 4) {
      const styles = this.#weighAll(needs.styles);
      const bytes = this.#compressedSize(toPageFile(view.path), html) + styles;
      this.#compare('document', `${name}, HTML and style sheets`, bytes, () =>
        blame(weighBlocks(view, this.#modules)),
      );
    }
    if (script === undefined && requests === undefined) return;
    const scripts = this.#findScripts(needs.chunks);
    const bytes = this.#starter + this.#weighAll(scripts);
    this.#compare('script', `${name}, all code`, bytes, () => this.#blameCode(view));
    const { pictures, others } = findRequests(html);
    const texts = Object.keys(view.contents).length;
    const groups = [
      { name: 'pictures', bytes: pictures.length },
      { name: 'pieces of code', bytes: scripts.length },
      { name: 'content files', bytes: texts },
    ];
    // The document itself, and the file that all pages share.
    const count = 2 + new Set([...others, ...pictures, ...scripts]).size + texts;
    const heaviest = findHeaviest(groups);
    this.#compare(
      'requests',
      name,
      count,
      () => ` Most of them are ${heaviest?.name} (${heaviest?.bytes}).`,
    );
  }

  /** A picture of the output: a file of the site, or one made from it. */
  checkPicture(path: string, read: () => Uint8Array): void {
    if (this.#budgets.picture === undefined || !mediaTypeOf(path).startsWith('image/')) return;
    this.#compare('picture', `The picture files/${path}`, read().byteLength, () => '');
  }

  /** What the first answer of the search takes, with the code that asks for it. */
  checkSearch(built: BuiltSearch): void {
    if (this.#budgets.search === undefined) return;
    const code = [...this.#files.keys()].filter((path) => path.includes('/search-places-'));
    const parts = [
      ...weighSearch(built, this.#compressedSize),
      { name: 'its code', bytes: this.#weighAll(code.map((file) => this.#base + file)) },
    ];
    const bytes = parts.reduce((sum, part) => sum + part.bytes, 0);
    this.#compare('search', 'The first answer of the search', bytes, () => blame(parts));
  }

  /** @throws OverBudget */
  finish(): void {
    const inOrder = [...this.#breaches.values()].sort((one, other) => one.place - other.place);
    const breaches = inOrder.map(({ first, count }) =>
      count === 1 ? first : `${first} The same holds for ${count - 1} more pages.`,
    );
    if (breaches.length > 0) throw new OverBudget(breaches);
  }

  #compare(budget: keyof Budgets, what: string, actual: number, toBlame: () => string): void {
    const limit = this.#budgets[budget];
    if (typeof limit !== 'number' || actual <= limit) return;
    const words = (value: number): string =>
      budget === 'requests' ? `${value} request${value === 1 ? '' : 's'}` : formatBytes(value);
    const cause = toBlame();
    const key = cause === '' ? what : cause;
    const known = this.#breaches.get(key);
    const { place } = this;
    const first = `${what}: ${words(actual)}, more than budgets.${budget} allows (${words(limit)}).${cause}`;
    const isFirst = known === undefined || place < known.place;
    const count = (known?.count ?? 0) + 1;
    // In one place they stay in the order in which they were found.
    if (isFirst) this.#breaches.delete(key);
    this.#breaches.set(key, { ...(isFirst ? { first, place } : known), count });
  }

  #content(address: string): Content {
    return this.#files.get(toFilePath(this.#base, address))?.read() ?? '';
  }

  #weigh(address: string): number {
    const known = this.#sizes.get(address);
    if (known !== undefined) return known;
    const bytes = this.#compressedSize(toFilePath(this.#base, address), this.#content(address));
    this.#sizes.set(address, bytes);
    return bytes;
  }

  #weighAll(addresses: readonly string[]): number {
    return addresses.reduce((sum, address) => sum + this.#weigh(address), 0);
  }

  /** The files with the code of a page: the app, the page's blocks, and their static imports. */
  #findScripts(chunks: readonly string[]): string[] {
    if (this.#app === 'none') return [];
    const { app, modules } = this.#assets;
    const found = new Set([app, ...modules, ...chunks]);
    for (const address of found) for (const next of this.#findImports(address)) found.add(next);
    return [...found];
  }

  #findImports(address: string): readonly string[] {
    const known = this.#imports.get(address);
    if (known !== undefined) return known;
    const code = this.#content(address).toString();
    const imports = [...code.matchAll(/\b(?:from|import)\s*"\.\/([^"]+)"/g)].map(([, name = '']) =>
      posix.join(posix.dirname(address), name),
    );
    this.#imports.set(address, imports);
    return imports;
  }

  #blameCode(view: PageView): string {
    const { app, modules, chunks } = this.#assets;
    const ofBlocks = listTypes(view).flatMap((type) => {
      const chunk = chunks[type];
      return chunk === undefined
        ? []
        : [{ name: `the code of the block "${type}"`, bytes: this.#weigh(chunk) }];
    });
    return blame([...ofBlocks, { name: app, bytes: this.#weighAll([app, ...modules]) }]);
  }
}
