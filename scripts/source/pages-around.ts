// A page of a manifest → the pages that may show what it is called: they say so themselves, or stand around it in the tree.
import { indexPages } from '../../engine/content/pages/page-index';
import { buildTree, type Pages, type Tree } from '../../engine/content/pages/page-tree';
import type { Manifest } from '../../engine/generated/manifest';
import type { BlockModules } from '../../engine/model/block-module';
import { listCards } from '../../engine/site/find-shown';
import { maxRelated } from '../../engine/site/view-of';

export class PagesAround {
  readonly #modules: BlockModules;
  readonly #pages: Pages;
  readonly #tree: Tree;
  /** All below a page, the unlisted as well. */
  readonly #below = new Map<string, string[]>();

  constructor(manifest: Manifest, modules: BlockModules) {
    const { language } = manifest.site;
    this.#modules = modules;
    this.#pages = indexPages(manifest.pages, { drafts: false, language }).shown;
    this.#tree = buildTree(manifest, this.#pages);
    for (const [id, { parent }] of this.#tree) {
      if (parent === null) continue;
      const known = this.#below.get(parent);
      if (known) known.push(id);
      else this.#below.set(parent, [id]);
    }
  }

  /** Some may come twice. `naming`: the pages whose entries name it. */
  *list(id: string, naming: readonly string[]): Iterable<string> {
    yield* this.#listBelow(id);
    const { parent = null } = this.#tree.get(id) ?? {};
    if (parent !== null) {
      yield parent;
      const isSwitcher = this.#pages.get(parent)?.layout === 'switcher';
      yield* isSwitcher ? this.#listBelow(parent) : this.#listSiblings(id, parent);
    }
    for (const other of naming) {
      yield other;
      // Pages below it have the same invitation.
      if (this.#pages.get(other)?.callToAction) yield* this.#listBelow(other);
    }
    yield* this.#listListing();
  }

  *#listBelow(id: string): Iterable<string> {
    for (const child of this.#below.get(id) ?? []) {
      yield child;
      yield* this.#listBelow(child);
    }
  }

  /** Those that may have it among their related pages. */
  *#listSiblings(id: string, parent: string): Iterable<string> {
    const listed = new Map(this.#tree.get(parent)?.children.map((child, index) => [child, index]));
    const at = listed.get(id);
    if (at === undefined) return;
    for (const sibling of this.#below.get(parent) ?? []) {
      const own = listed.get(sibling) ?? -1;
      const page = this.#pages.get(sibling);
      if (page === undefined || listCards(page, this.#modules).length > 0) continue;
      if (own < at ? at - own <= maxRelated : at < maxRelated) yield sibling;
    }
  }

  /** Those that list all pages. */
  *#listListing(): Iterable<string> {
    for (const [id, { blocks }] of this.#pages)
      if (blocks.some((block) => this.#modules.get(block.type)?.entry?.lists?.(block))) yield id;
  }
}
