// The galleries of a site in development: its blocks, and the forms of its shell. Each is made on the first request.
import type { ServedSite } from '../serve/served-site';
import { showGallery } from './gallery';
import type { GalleryOptions } from './gallery-site';
import type { ServedDevSite } from './served-dev-site';
import { findShellForm, type ShellForm, showShell } from './shell-gallery';

export class Galleries {
  #blocks: ServedDevSite | undefined;
  /** By the name of their form. */
  readonly #shells = new Map<string, ServedDevSite>();

  /** That of blocks, if it was made. */
  get blocks(): ServedDevSite | undefined {
    return this.#blocks;
  }

  find(path: string, options: GalleryOptions): ServedSite {
    const shell = findShellForm(path);
    if (shell !== undefined) return this.#findShell(shell, options);
    this.#blocks ??= showGallery(options);
    return this.#blocks;
  }

  #findShell(form: ShellForm, options: GalleryOptions): ServedDevSite {
    const known = this.#shells.get(form.name) ?? showShell(form, options);
    this.#shells.set(form.name, known);
    return known;
  }
}
