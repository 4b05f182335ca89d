// Places of a site in one language → where its words come from, and where the site itself says the same.
import { toPointer, toSteps } from '../../content/shape/shape';
import { isRecord } from '../../model/json';
import type { Language } from '../language';
import type { Spot } from '../raw-finding';
import type { ContentProjection } from './content-projection';
import type { TranslatedWords } from './translated-words';

interface Given {
  readonly language: Language;
  /** In the language. */
  readonly manifest: { readonly file: string; readonly value: unknown };
  readonly contents: Pick<ContentProjection, 'find' | 'whereIs'>;
  /** By the beginning of their pointers in the manifest: "", "/pages/about". */
  readonly scopes: ReadonlyMap<string, TranslatedWords>;
  /** What blocks of the site's own say where it says nothing. */
  readonly ownBlocks: readonly TranslatedWords[];
  /** By the pointer of the path of a page: the file of the language that says it. */
  readonly paths: ReadonlyMap<string, string>;
}

/** The text at a pointer, or the name of the member there. */
function findText(value: unknown, { pointer, part }: Spot): string | undefined {
  const steps = toSteps(pointer);
  if (part === 'key') return steps.at(-1);
  const found = steps.reduce<unknown>(
    (holder, step) =>
      (isRecord(holder) || Array.isArray(holder)) && Object.hasOwn(holder, step)
        ? (holder as Readonly<Record<string, unknown>>)[step]
        : undefined,
    value,
  );
  return typeof found === 'string' ? found : undefined;
}

export class ProjectedPlaces {
  readonly #given: Given;

  constructor(given: Given) {
    this.#given = given;
  }

  /** A place of the site in the language → the same place of the site itself. */
  toSource<At extends Spot>(spot: At): At {
    if (this.#isDocument(spot)) return { ...spot, file: this.#given.contents.whereIs(spot.file) };
    const origin = this.#findOrigin(spot);
    return origin ? { ...spot, pointer: origin.source } : spot;
  }

  /** Where the words at a place come from: a pair, a document of the language, or the site itself. */
  toPlace<At extends Spot>(spot: At): At {
    if (this.#isDocument(spot)) return { ...spot, file: this.#given.contents.whereIs(spot.file) };
    const setting = this.#findSetting(spot);
    if (setting) return { ...spot, ...setting };
    const origin = this.#findOrigin(spot) ?? this.#findDefault(spot);
    return origin ? { ...spot, ...origin.place, part: 'value' } : spot;
  }

  #isDocument({ file }: Spot): boolean {
    const own = this.#given.contents.find(file);
    return own !== undefined && own.words === undefined;
  }

  /** Of a translated text, or of the name of a member. */
  #findOrigin(spot: Spot): ReturnType<TranslatedWords['findOrigin']> {
    const own = this.#given.contents.find(spot.file);
    const isManifest = spot.file === this.#given.manifest.file;
    const text = findText(isManifest ? this.#given.manifest.value : own?.text?.value, spot);
    if (text === undefined) return undefined;
    const words = isManifest ? this.#findScope(spot.pointer) : own?.words;
    return words?.findOrigin(text);
  }

  /** Of a text that a block brings. */
  #findDefault(spot: Spot): ReturnType<TranslatedWords['findOrigin']> {
    const { manifest, ownBlocks } = this.#given;
    if (spot.file !== manifest.file || ownBlocks.length === 0) return undefined;
    const text = findText(manifest.value, spot);
    if (text === undefined) return undefined;
    return ownBlocks.map((words) => words.findOrigin(text)).find((origin) => origin !== undefined);
  }

  #findScope(pointer: string): TranslatedWords | undefined {
    return this.#given.scopes.get(/^\/(?:pages|forms)\/[^/]+/.exec(pointer)?.[0] ?? '');
  }

  /** Where a value is said that is not a word: in the entry of the language, or in the file of a page. */
  #findSetting({ file, pointer }: Spot): Partial<Spot> | undefined {
    if (file !== this.#given.manifest.file) return undefined;
    const entry = toPointer('/languages', this.#given.language.tag);
    if (pointer === '/site/language') return { pointer: entry, part: 'key' };
    if (pointer === '/site/base') return { pointer: `${entry}/path` };
    if (pointer === '/site/direction') return { pointer: `${entry}/direction` };
    const own = this.#given.paths.get(pointer);
    return own === undefined ? undefined : { file: own, pointer: '/path' };
  }
}
