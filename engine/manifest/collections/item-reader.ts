// The file of an item → what it says, with its variables replaced and its defaults filled in, or what is wrong with it.
import { toPointer } from '../../content/shape/shape';
import type { Contract } from '../../model/contract';
import type { ItemValue } from '../../model/items';
import { isRecord } from '../../model/json';
import type { ParamsOf } from '../catalogue';
import type { Projection } from '../languages/projection';
import type { RawFinding } from '../raw-finding';
import { findMarkedTexts } from '../rows/marked-texts';
import type { RowItem } from '../rows/row-items';
import { toShapeFindings } from '../shape/shape-findings';
import { nameOfValue } from '../shape/value-words';
import { toMatter } from '../site-source';
import type { SourceReader } from '../stage/source-reader';
import type { SourceTexts } from '../stage/source-texts';
import { type TextFile, toFindings } from '../text/read-text-file';
import { findTextKinds } from '../text/text-places';
import type { ItemFile } from './item-files';

/** What an item says, and where. */
export interface ReadItem {
  /** The id of the source that says it. */
  readonly source: string;
  /** The source that says a member, where it is another one: the same item in the language of the site. */
  readonly others: ReadonlyMap<string, string>;
  /** Undefined where it is not valid. */
  readonly value: ItemValue | undefined;
  /** Of a row of a data file. */
  readonly row?: RowItem;
}

interface Reading {
  readonly contract: Contract;
  readonly reader: SourceReader;
  readonly texts: SourceTexts;
  readonly projection: Projection | undefined;
  /** Where its own are added. */
  readonly findings: RawFinding[];
}

type Entry = Readonly<Record<string, unknown>>;

/** A source of the front matter of a document, or of a file in JSON. */
interface Said {
  readonly source: string;
  readonly value: Entry | undefined;
}

export class ItemReader {
  readonly #of: Reading;

  constructor(reading: Reading) {
    this.#of = reading;
  }

  /** Undefined where it is not there in the language of the site. */
  read(item: ItemFile, kind: string): ReadItem | undefined {
    const { projection } = this.#of;
    if (item.row) {
      projection?.kinds.add(kind);
      return this.#readRow(item.row, item.file, kind);
    }
    if (!item.isDocument) return this.#readJson(item, kind);
    const { reader } = this.#of;
    const own = this.#readMatter(item.file, reader.readAsIs(item.file));
    if (projection === undefined) return this.#toItem([own], kind);
    const translated = projection.findItem({ id: item.id, path: item.path, kind });
    if (translated === undefined) return undefined;
    return this.#toItem([own, this.#readMatter(translated, reader.read(item.file))], kind);
  }

  /** Rows are the same in all languages, and data: what stands in braces is not a variable. */
  #readRow(row: RowItem, source: string, kind: string): ReadItem {
    const { contract, texts } = this.#of;
    const { at, value } = row;
    const validate = contract.itemValidators[kind];
    const found =
      validate && !validate(value) ? toShapeFindings(source, validate.errors ?? []) : [];
    this.#report(
      found.map((one) => ({ ...one, pointer: row.placeOf(one.pointer.split('/')[1] ?? '') })),
    );
    const marked = findMarkedTexts(value, { file: source, pointer: at });
    if (marked.length > 0) texts.linkTexts.set(source + at, marked);
    const others: ReadItem['others'] = new Map();
    return { source, others, row, value: found.length > 0 ? undefined : (value as ItemValue) };
  }

  #readJson({ id, file, path }: ItemFile, kind: string): ReadItem | undefined {
    const { reader, projection } = this.#of;
    const read = reader.readAsIs(file);
    const value = read?.value === undefined ? undefined : this.#toEntry(read.value, file);
    if (projection === undefined || value === undefined)
      return this.#toItem([{ source: file, value }], kind);
    const translated = projection.projectItem({ id, path, kind }, value);
    return translated && this.#toItem([{ source: file, value: translated }], kind);
  }

  /** What the front matter of a document says; nothing where there is none. */
  #readMatter(file: string, read: TextFile | undefined): Said {
    const source = toMatter(file);
    if (read) this.#addText(source, file, read);
    if (read?.value === undefined && read?.matter === undefined)
      return { source, value: undefined };
    const { value, mistakes = [] } = read.matter ?? {};
    if (mistakes.length > 0) {
      this.#report(toFindings(file, mistakes));
      return { source, value: undefined };
    }
    if (value === undefined || value === null) return { source, value: {} };
    return { source, value: this.#toEntry(value, source) };
  }

  #addText(source: string, file: string, read: TextFile): void {
    const { texts } = this.#of.reader;
    if (texts.has(source)) return;
    texts.set(source, {
      file,
      get text() {
        return read.text;
      },
      tree: () => read.matterTree?.(),
    });
  }

  #toEntry(value: unknown, source: string): Entry | undefined {
    if (isRecord(value)) return value;
    const params: ParamsOf<'wrong-type'> = {
      concept: 'An item',
      expected: 'an object',
      actual: nameOfValue(value),
    };
    this.#report([{ code: 'wrong-type', file: source, pointer: '', params }]);
    return undefined;
  }

  /** What is said last goes first. */
  #toItem(said: readonly Said[], kind: string): ReadItem {
    const last = said.at(-1);
    const source = last?.source ?? '';
    const others = new Map<string, string>();
    if (said.some(({ value }) => value === undefined)) return { source, others, value: undefined };
    for (const { source: own, value } of said.slice(0, -1))
      for (const name of Object.keys(value ?? {}))
        if (!Object.hasOwn(last?.value ?? {}, name)) others.set(name, own);
    const whole = said.reduce<Entry>((all, { value }) => merge(all, value ?? {}), {});
    return { source, others, value: this.#validate({ source, others, value: whole }, kind) };
  }

  /** A copy: what was read is left as it is. */
  #validate({ source, others, value }: ReadItem, kind: string): ItemValue | undefined {
    const { contract, texts, findings } = this.#of;
    const copy: unknown = JSON.parse(JSON.stringify(value));
    const root = { concept: `kinds/${kind}` };
    const kinds = findTextKinds(contract.shape, { root, value: copy });
    const found: RawFinding[] = [];
    const replaced = texts.replace({ file: source, value: copy }, { kinds, findings: found });
    texts.add(source, replaced);
    const own = replaced.value;
    const validate = contract.itemValidators[kind];
    if (validate && !validate(own)) found.push(...toShapeFindings(source, validate.errors ?? []));
    for (const finding of found) findings.push(toSaid(finding, others));
    return hasErrors(found) ? undefined : (own as ItemValue);
  }

  #report(found: readonly RawFinding[]): void {
    for (const finding of found) this.#of.findings.push(finding);
  }
}

/** What a translation says of a member goes first; of a picture it may say the words alone. */
const merge = (one: Entry, other: Entry): Entry => ({
  ...one,
  ...Object.fromEntries(
    Object.entries(other).map(([name, value]) => {
      const before = one[name];
      return [name, isRecord(before) && isRecord(value) ? { ...before, ...value } : value];
    }),
  ),
});

/** What would be wrong with the item itself: an unknown variable alone leaves it as it is. */
const hasErrors = (found: readonly RawFinding[]): boolean =>
  found.some(({ code }) => code !== 'unknown-variable' && code !== 'unknown-placeholder');

/** A finding about an item, at the source that says the member. */
function toSaid(finding: RawFinding, others: ReadItem['others']): RawFinding {
  const [, member = ''] = finding.pointer.split('/');
  const other = others.get(member);
  return other === undefined ? finding : { ...finding, file: other };
}

/** Where a member of an item is said. */
export const findPlace = (
  { source, others, row }: Pick<ReadItem, 'source' | 'others' | 'row'>,
  member: string,
) => ({
  file: others.get(member) ?? source,
  pointer: row ? row.placeOf(member) : toPointer('', member),
});
