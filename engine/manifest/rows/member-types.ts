// The schema of a kind → how the words of a cell become a value of one of its members.
import { amountCell, priceCell } from '../../content/facts/cell-kinds';
import type { Contract } from '../../model/contract';
import { isRecord, type Json } from '../../model/json';
import type { CellKind } from '../../model/rows';

type Schema = Readonly<Record<string, unknown>>;

interface Found {
  /** The name of the schema that the node stands in. */
  readonly name: string;
  readonly node: Schema;
}

const yes: ReadonlySet<string> = new Set(['yes', 'true', '1', 'x']);
const no: ReadonlySet<string> = new Set(['no', 'false', '0']);

const booleanCell: CellKind<boolean> = {
  expected: '"yes" or "no"',
  parse: (words) => {
    const said = words.toLowerCase();
    return yes.has(said) ? true : no.has(said) ? false : undefined;
  },
};

const textCell: CellKind<string> = { expected: 'words', parse: (words) => words };

const listCell: CellKind<string[]> = {
  expected: 'words, with commas or semicolons between them',
  parse: (words) =>
    words
      .split(/[;,]/)
      .map((word) => word.trim())
      .filter((word) => word !== ''),
};

const moneyCell: CellKind<object> = {
  ...priceCell,
  parse: (words) => {
    const price = priceCell.parse(words);
    if (price === undefined) return undefined;
    return typeof price === 'number' ? { amount: price } : { text: price };
  },
};

const byType: Readonly<Record<string, CellKind<unknown>>> = {
  number: amountCell,
  integer: amountCell,
  boolean: booleanCell,
  array: listCell,
};

/** "kinds/job" and "../price.schema.json" → "price". */
function toName(from: string, ref: string): string {
  const steps = from.split('/').slice(0, -1);
  for (const step of ref.replace(/\.schema\.json$/, '').split('/')) {
    if (step === '..') steps.pop();
    else if (step !== '.') steps.push(step);
  }
  return steps.join('/');
}

export class MemberTypes {
  readonly #schemas: Contract['schemas'];
  readonly #roots: readonly Found[];
  readonly #cells = new Map<string, CellKind<unknown>>();

  constructor(kind: string, schemas: Contract['schemas']) {
    this.#schemas = schemas;
    this.#roots = [`kinds/${kind}`, 'item-members'].flatMap((name) => {
      const node: Json | undefined = schemas.get(name);
      return isRecord(node) ? [{ name, node }] : [];
    });
  }

  /** The members that an item of the kind can have. */
  get names(): readonly string[] {
    const all = this.#roots.flatMap(({ node }) =>
      isRecord(node.properties) ? Object.entries(node.properties) : [],
    );
    const refused = new Set(all.flatMap(([name, node]) => (node === false ? [name] : [])));
    return [...new Set(all.map(([name]) => name).filter((name) => !refused.has(name)))];
  }

  /** Those that it has to have. */
  get required(): readonly string[] {
    const [own] = this.#roots;
    return Array.isArray(own?.node.required) ? (own.node.required as readonly string[]) : [];
  }

  /** What a cell says of a member, or of a member of a member. */
  cellOf(steps: readonly string[]): CellKind<unknown> {
    const key = steps.join('.');
    const known = this.#cells.get(key) ?? this.#makeCell(steps);
    this.#cells.set(key, known);
    return known;
  }

  #makeCell(steps: readonly string[]): CellKind<unknown> {
    const found = this.#roots
      .map((root) => steps.reduce<Found | undefined>((at, step) => this.#enter(at, step), root))
      .find((one) => one !== undefined);
    if (found?.name === 'price' && steps.length === 1) return moneyCell;
    const type = found?.node.type;
    return (typeof type === 'string' ? byType[type] : undefined) ?? textCell;
  }

  #enter(at: Found | undefined, step: string): Found | undefined {
    const members = at?.node.properties;
    if (at === undefined || !isRecord(members) || !Object.hasOwn(members, step)) return undefined;
    const node = members[step];
    if (!isRecord(node)) return undefined;
    if (typeof node.$ref !== 'string') return { name: at.name, node };
    const name = toName(at.name, node.$ref);
    const target = this.#schemas.get(name);
    return isRecord(target) ? { name, node: target } : undefined;
  }
}
