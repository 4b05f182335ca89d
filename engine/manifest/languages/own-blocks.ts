// Blocks of a site's own in one language: a file of pairs for each type, with the words that its schemas bring.
import { mapWords } from '../../content/shape/map-words';
import { toPointer } from '../../content/shape/shape';
import type { Contract } from '../../model/contract';
import { isRecord } from '../../model/json';
import { fillInExample, toExample, toOwnNode } from './own-block-words';
import type { TranslatedWords } from './translated-words';
import type { Translations } from './translations';

interface Given {
  readonly tag: string;
  readonly contract: Pick<Contract, 'ownWords' | 'words'>;
  readonly translations: Translations;
  /** The id of the manifest. */
  readonly file: string;
  /** What the manifest says of all blocks of a type. */
  readonly settings: unknown;
}

interface Translated {
  readonly block?: unknown;
  readonly settings?: unknown;
}

const concepts = /^blocks\/(.*)$/s;

export class OwnBlocks {
  readonly #given: Given;
  /** By type, those that some page in the language shows. */
  readonly #shown = new Map<string, Translated>();
  readonly words: TranslatedWords[] = [];

  constructor(given: Given) {
    this.#given = given;
  }

  /** A page with the words that its blocks do not say themselves. */
  complete(page: unknown): unknown {
    const { ownWords, words: table } = this.#given.contract;
    if (Object.keys(ownWords).length === 0) return page;
    const complete = (concept: string, value: unknown): unknown => {
      const type = concepts.exec(concept)?.[1] ?? '';
      const own = Object.hasOwn(ownWords, type) ? ownWords[type] : undefined;
      if (own === undefined) return value;
      const { block } = this.#translate(type);
      return own.block === undefined ? value : fillInExample(value, own.block, block);
    };
    return mapWords({ concept: 'page' }, page, { table, change: (text) => text, complete });
  }

  /** The manifest without what its other words are: the settings of these types, translated. */
  takeOut(settings: unknown): unknown {
    const { ownWords } = this.#given.contract;
    if (!isRecord(settings)) return settings;
    return Object.fromEntries(
      Object.entries(settings).filter(([type]) => !Object.hasOwn(ownWords, type)),
    );
  }

  /** The settings of all types, with those that were taken out. Of types that no page shows, they wait. */
  putBack(settings: unknown): unknown {
    const { contract, translations } = this.#given;
    const types = Object.keys(contract.ownWords);
    if (types.length === 0) return settings;
    for (const id of types) if (!this.#shown.has(id)) translations.find({ kind: 'block', id });
    const own = types.flatMap((type) => {
      const value = this.#shown.get(type)?.settings ?? this.#getWritten(type);
      return value === undefined ? [] : [[type, value] as const];
    });
    return { ...(isRecord(settings) && settings), ...Object.fromEntries(own) };
  }

  #getWritten(type: string): unknown {
    const { settings } = this.#given;
    return isRecord(settings) && Object.hasOwn(settings, type) ? settings[type] : undefined;
  }

  #translate(type: string): Translated {
    const known = this.#shown.get(type);
    if (known) return known;
    const { tag, contract, translations, file } = this.#given;
    const { block, settings } = contract.ownWords[type] ?? {};
    const written = this.#getWritten(type);
    const value = {
      ...(block !== undefined && { block: toExample(block) }),
      ...(settings !== undefined && {
        settings: fillInExample(written ?? {}, settings, toExample(settings)),
      }),
    };
    const words = { node: toOwnNode(type), value, file, pointer: '' };
    const place = { file, pointer: toPointer('/languages', tag) };
    const own = translations.translate(
      { kind: 'block', id: type },
      { name: `The block type "${type}"`, words: { ...words, place } },
    );
    if (own) this.words.push(own);
    const translated = (own?.project() ?? value) as Translated;
    this.#shown.set(type, translated);
    return translated;
  }
}
