// A text of a site while it is edited → what is made of it, each thing once: its value, where everything stands, its form.

import type { RawFinding } from '../../engine/manifest/raw-finding';
import { parseJson } from '../../engine/manifest/text/parse-json';
import { type PageTexts, splitPages } from '../../engine/manifest/text/split-pages';
import { findFormatted, type Lines } from './format-file';
import { JsonText } from './json-edits';

export class KnownText {
  readonly path: string;
  readonly text: string;
  #json: JsonText | undefined;
  #value: { readonly value: unknown } | undefined;
  #findings: readonly RawFinding[] | undefined;
  #form: { readonly lines: Lines | undefined } | undefined;
  #pages: ReadonlyMap<string, string> | undefined;

  constructor(path: string, text: string) {
    this.path = path;
    this.text = text;
  }

  /** Where everything stands. */
  get json(): JsonText {
    this.#json ??= new JsonText(this.text);
    return this.#json;
  }

  /** Nobody changes it. @throws SyntaxError for a text that is not JSON. */
  get value(): unknown {
    this.#value ??= { value: JSON.parse(this.text) };
    return this.#value.value;
  }

  /** What is wrong with it as JSON. */
  get findings(): readonly RawFinding[] {
    this.#findings ??= parseJson(this.path, this.text).findings;
    return this.#findings;
  }

  /** Undefined where `fmt` would change more than lines. */
  get lines(): Lines | undefined {
    const is = (lines: Lines): boolean => findFormatted(this.path, this.text, lines) === this.text;
    this.#form ??= { lines: (['canonical', 'written'] as const).find(is) };
    return this.#form.lines;
  }

  /** Of a manifest: the text of each page, by its key in quotes. */
  get pages(): ReadonlyMap<string, string> {
    this.#pages ??= listPages(this.text, splitPages(this.text));
    return this.#pages;
  }
}

const listPages = (text: string, split: PageTexts | undefined): ReadonlyMap<string, string> =>
  new Map(split?.pages.map(({ key, start, end }) => [key, text.slice(start, end)]));

/** The texts that a site has had last, for a process that edits it again and again. */
export class KnownTexts {
  readonly #texts = new Map<string, KnownText>();

  get(path: string, text: string): KnownText {
    const known = this.#texts.get(path);
    if (known?.text === text) return known;
    const fresh = new KnownText(path, text);
    this.#texts.set(path, fresh);
    return fresh;
  }
}
