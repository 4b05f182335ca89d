// Kinds of a site's own in one language: a file of pairs for each, with what their schemas call the members of an item.
import { toPointer } from '../../content/shape/shape';
import { kinds as engineKinds } from '../../generated/kinds';
import type { Contract } from '../../model/contract';
import type { Kind, KindMember, Kinds } from '../../model/kinds';
import type { WordsNode } from '../../model/words';
import type { TranslatedWords } from './translated-words';
import type { Translations } from './translations';

interface Given {
  readonly tag: string;
  readonly contract: Pick<Contract, 'kinds'>;
  readonly translations: Translations;
  /** The id of the manifest. */
  readonly file: string;
}

type MemberWords = Pick<KindMember, 'title' | 'unit' | 'values'>;

const words: WordsNode = { words: 'always' };

const membersNode: WordsNode = {
  entries: { fields: { title: words, unit: words, values: { entries: words } } },
};

const listMembers = ({ dateTitle, members, names }: Kind): [string, MemberWords][] => [
  ...(dateTitle === undefined ? [] : [[names.date, { title: dateTitle }] as [string, MemberWords]]),
  ...Object.entries(members).map(([name, { title, unit, values }]): [string, MemberWords] => [
    name,
    { title, ...(unit !== undefined && { unit }), ...(values && { values }) },
  ]),
];

export class OwnKinds {
  readonly words: TranslatedWords[] = [];
  readonly #given: Given;
  readonly #names: readonly string[];
  readonly #shown = new Set<string>();

  constructor(given: Given) {
    this.#given = given;
    this.#names = Object.keys(given.contract.kinds).filter(
      (name) => !Object.hasOwn(engineKinds, name),
    );
  }

  /** Some item of the kind is there, or is to be. */
  add(kind: string): void {
    this.#shown.add(kind);
  }

  /** Those of items that are there, in the language. Of others, the translation waits. */
  translate(): Kinds | undefined {
    const { contract, translations } = this.#given;
    const own = this.#names.flatMap((name) => {
      const kind = contract.kinds[name];
      if (kind !== undefined && this.#shown.has(name))
        return [[name, this.#translate(name, kind)] as const];
      translations.find({ kind: 'kind', id: name });
      return [];
    });
    return own.length === 0 ? undefined : Object.fromEntries(own);
  }

  #translate(id: string, kind: Kind): Kind {
    const { tag, translations, file } = this.#given;
    const value = Object.fromEntries(listMembers(kind));
    const place = { file, pointer: toPointer('/languages', tag) };
    const made = translations.translate(
      { kind: 'kind', id },
      { name: `The kind "${id}"`, words: { node: membersNode, value, file, pointer: '', place } },
    );
    if (made === undefined) return kind;
    this.words.push(made);
    const translated = made.project() as Readonly<Record<string, MemberWords>>;
    const members = Object.entries(kind.members).map(
      ([name, member]) => [name, { ...member, ...translated[name] }] as const,
    );
    const { title: dateTitle } = translated[kind.names.date] ?? {};
    const date = kind.dateTitle === undefined || dateTitle === undefined ? {} : { dateTitle };
    return { ...kind, ...date, members: Object.fromEntries(members) };
  }
}
