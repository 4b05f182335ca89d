// Pages that are drafts in one language, and shown all the same → which findings are about what they lack, and still to come.
import { toContentName } from '../checks/context/file-part';
import { type Scope, toLanguageFile } from '../language-files';
import type { RawFinding } from '../raw-finding';
import type { listOwn } from './raw-manifest';

export class ShownDrafts {
  readonly #tag: string;
  /** The id of the manifest. */
  readonly #manifest: string;
  /** What belongs to them: files of the site and of the language, and ids of pages and forms. */
  readonly #names = new Set<string>();

  constructor(tag: string, manifest: string) {
    this.#tag = tag;
    this.#manifest = manifest;
  }

  add(page: string, { contents, forms }: ReturnType<typeof listOwn>): void {
    const scopes: Scope[] = [
      { kind: 'page', id: page },
      ...contents.map((path) => ({ kind: 'content', path }) as const),
      ...forms.map((id) => ({ kind: 'form', id }) as const),
    ];
    const files = scopes.map((scope) => toLanguageFile(this.#tag, scope));
    for (const name of [page, ...forms, ...contents.map(toContentName), ...files])
      this.#names.add(name);
  }

  /** Whether a finding is that one of them lacks a translation. */
  lacks({ code, file, pointer }: RawFinding): boolean {
    if (code !== 'missing-translation' || this.#names.size === 0) return false;
    const ofManifest = file === this.#manifest ? /^\/(?:pages|forms)\/([^/]+)/.exec(pointer) : null;
    return this.#names.has(ofManifest?.[1] ?? file.replace(/#.*$/s, ''));
  }
}
