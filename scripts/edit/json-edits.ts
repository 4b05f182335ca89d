// A change of a JSON value → the edits of its text, in the style of the text around it.
import { type Node, parseTree } from 'jsonc-parser';
import { invariant } from '../../engine/model/invariant';
import { applyEdits, type Edit } from './edits';
import { formatValue, toOneLine } from './format-json';
import { readNodes } from './json-nodes';

/** Keys and indexes from the root. */
export type JsonPath = readonly (string | number)[];

/** The position of a value in the text. */
interface Placed {
  /** The indentation of the line on which it begins. */
  readonly indent: string;
  /** The columns before it. */
  readonly used: number;
  readonly inline: boolean;
}

const isSorted = (keys: readonly string[]): boolean =>
  keys.every((key, index) => index === 0 || (keys[index - 1] ?? '') <= key);

/** `write` gets the number of columns that the key takes. */
function writeMember(key: string, write: (used: number) => string): string {
  const name = `${JSON.stringify(key)}: `;
  return name + write(name.length);
}

/** Of a text that is not JSON, as much as a parser makes of it. */
function readTree(text: string): Node | undefined {
  try {
    JSON.parse(text);
  } catch {
    return parseTree(text);
  }
  return readNodes(text);
}

const findItem = (node: Node | undefined, index: number): Node | undefined =>
  node?.type === 'array' ? node.children?.[index] : undefined;

/** A JSON text with its positions. */
export class JsonText {
  readonly text: string;
  readonly #root: Node;
  readonly #lineBreak: string;
  readonly #unit: string;

  constructor(text: string) {
    const root = readTree(text);
    invariant(root !== undefined, 'the text is JSON');
    this.text = text;
    this.#root = root;
    this.#lineBreak = text.includes('\r\n') ? '\r\n' : '\n';
    this.#unit = /\n([ \t]+)\S/.exec(text)?.[1] ?? '  ';
  }

  find(path: JsonPath): Node | undefined {
    let node: Node | undefined = this.#root;
    for (const step of path)
      node = typeof step === 'number' ? findItem(node, step) : this.#findMember(node, step);
    return node;
  }

  #findMember(node: Node | undefined, key: string): Node | undefined {
    if (node?.type !== 'object') return undefined;
    const quoted = JSON.stringify(key);
    const isKey = (name: Node): boolean => {
      if (this.text.startsWith(quoted, name.offset)) return true;
      // A key may be written in more than one way, which hardly any is.
      return this.#textOf(name).includes('\\') && name.value === key;
    };
    return node.children?.find(({ children: [name] = [] }) => name && isKey(name))?.children?.[1];
  }

  get(path: JsonPath): Node {
    const node = this.find(path);
    invariant(node !== undefined, `there is a value at ${path.join('/')}`);
    return node;
  }

  /** Replaces the value at a path. */
  replace(path: JsonPath, value: unknown): Edit[] {
    const { offset, length } = this.get(path);
    const indent = this.#indentAt(offset);
    return [
      { offset, length, text: this.#write(value, { indent, used: 0, inline: !this.#spans(path) }) },
    ];
  }

  /** Gives a member of an object another key. */
  renameKey(path: JsonPath, key: string): Edit[] {
    const name = this.get(path).parent?.children?.[0];
    invariant(name !== undefined, `${path.join('/')} is a member of an object`);
    return [{ offset: name.offset, length: name.length, text: JSON.stringify(key) }];
  }

  /** Adds a member to an object, as the last. */
  addMember(path: JsonPath, key: string, value: unknown): Edit[] {
    return this.#addMember(path, this.#keysOf(path).length, [key, value]);
  }

  /** Adds an entry to a map: in the order of keys if the keys are sorted, else as the last. */
  addEntry(path: JsonPath, key: string, value: unknown): Edit[] {
    return this.#addMember(path, this.#findPlace(this.#keysOf(path), key), [key, value]);
  }

  /** Gives an entry of a map another key, and its place in the order of keys if the others are sorted; `edits` are those within it. */
  renameEntry(path: JsonPath, key: string, edits: readonly Edit[]): Edit[] {
    const container = path.slice(0, -1);
    const keys = this.#keysOf(container);
    const from = keys.indexOf(String(path.at(-1)));
    const others = keys.toSpliced(from, 1);
    const to = this.#findPlace(others, key);
    if (to === from || !isSorted(others)) return [...this.renameKey(path, key), ...edits];
    const node = this.get(path);
    const own = edits.map((edit) => ({ ...edit, offset: edit.offset - node.offset }));
    const text = applyEdits(this.#textOf(node), own);
    return [
      ...this.remove(path),
      ...this.#insert(container, to < from ? to : to + 1, () => writeMember(key, () => text)),
    ];
  }

  /** Adds an item to a list, at an index, else as the last. */
  addItem(path: JsonPath, value: unknown, index?: number): Edit[] {
    const place = index ?? this.get(path).children?.length ?? 0;
    return this.#insert(path, place, (style) => this.#write(value, style));
  }

  /** Moves an item within its list: the texts of items change places, what stands between them stays. */
  reorder(path: JsonPath, to: number): Edit[] {
    const items = this.get(path.slice(0, -1)).children ?? [];
    const from = Number(path.at(-1));
    invariant(items[from] !== undefined && items[to] !== undefined, 'both places are in the list');
    const order = items.map((_, index) => index);
    order.splice(to, 0, ...order.splice(from, 1));
    return items.flatMap(({ offset, length }, index) => {
      const other = items[order[index] ?? index];
      return other === undefined || order[index] === index
        ? []
        : [{ offset, length, text: this.#textOf(other) }];
    });
  }

  /** Moves an item into another list, at an index of it; its lines are indented as those around it. */
  moveTo(path: JsonPath, list: JsonPath, index: number): Edit[] {
    const item = this.get(path);
    const own = this.#indentAt(item.offset);
    const text = this.#textOf(item);
    return [
      ...this.remove(path),
      ...this.#insert(list, index, ({ indent, inline }) =>
        inline ? text.replace(/\s*\n\s*/g, ' ') : text.replaceAll(`\n${own}`, `\n${indent}`),
      ),
    ];
  }

  /** Removes a member of an object or an item of a list, with its comma. */
  remove(path: JsonPath): Edit[] {
    const node = this.get(path);
    const child = node.parent?.type === 'property' ? node.parent : node;
    const container = child.parent;
    const siblings = container?.children ?? [];
    invariant(container !== undefined, 'the root stays');
    const index = siblings.indexOf(child);
    const before = siblings[index - 1];
    const after = siblings[index + 1];
    if (after !== undefined)
      return [{ offset: child.offset, length: after.offset - child.offset, text: '' }];
    if (before !== undefined) {
      const offset = before.offset + before.length;
      return [{ offset, length: child.offset + child.length - offset, text: '' }];
    }
    return [{ offset: container.offset + 1, length: container.length - 2, text: '' }];
  }

  #addMember(path: JsonPath, index: number, [key, value]: readonly [string, unknown]): Edit[] {
    return this.#insert(path, index, (style) =>
      writeMember(key, (used) => this.#write(value, { ...style, used: style.used + used })),
    );
  }

  #keysOf(path: JsonPath): string[] {
    return (this.get(path).children ?? []).map((child) => String(child.children?.[0]?.value));
  }

  #findPlace(keys: readonly string[], key: string): number {
    if (!isSorted(keys)) return keys.length;
    const place = keys.findIndex((other) => other > key);
    return place < 0 ? keys.length : place;
  }

  /** `write` makes the text to insert. */
  #insert(path: JsonPath, index: number, write: (style: Placed) => string): Edit[] {
    const container = this.get(path);
    const children = container.children ?? [];
    const inline = children.length > 0 && !this.#spans(path);
    const outer = this.#indentAt(container.offset);
    const first = children[0];
    const inner = first && !inline ? this.#indentAt(first.offset) : outer + this.#unit;
    const indent = inline ? outer : inner;
    const words = write({ indent, used: indent.length, inline });
    const gap = inline ? ' ' : this.#lineBreak + inner;
    if (children.length === 0) {
      const text = gap + words + this.#lineBreak + outer;
      return [{ offset: container.offset + 1, length: container.length - 2, text }];
    }
    const before = children[index - 1];
    if (before === undefined)
      return [{ offset: first?.offset ?? 0, length: 0, text: `${words},${gap}` }];
    return [{ offset: before.offset + before.length, length: 0, text: `,${gap}${words}` }];
  }

  #textOf({ offset, length }: Node): string {
    return this.text.slice(offset, offset + length);
  }

  /** Whether a container spans more than one line. */
  #spans(path: JsonPath): boolean {
    return this.#textOf(this.get(path)).includes('\n');
  }

  /** The white space at the start of the line of an offset. */
  #indentAt(offset: number): string {
    const start = this.text.lastIndexOf('\n', offset - 1) + 1;
    return /^[ \t]*/.exec(this.text.slice(start))?.[0] ?? '';
  }

  #write(value: unknown, { indent, used, inline }: Placed): string {
    if (inline) return toOneLine(value);
    return formatValue(value, { unit: this.#unit, indent, used }).replaceAll('\n', this.#lineBreak);
  }
}
