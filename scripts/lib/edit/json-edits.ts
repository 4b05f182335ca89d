// A change of a JSON value → the edits of its text, written in the manner of what stands around it.
import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';
import { invariant } from '../../../engine/model/invariant';
import type { Edit } from './edits';

/** Keys and indexes from the root. */
export type JsonPath = readonly (string | number)[];

function toLine(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(toLine).join(', ')}]`;
  const members = Object.entries(value).map(
    ([key, inner]) => `${JSON.stringify(key)}: ${toLine(inner)}`,
  );
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
}

/** A JSON text with its positions. */
export class JsonText {
  readonly text: string;
  readonly #root: Node;
  readonly #lineBreak: string;
  readonly #unit: string;

  constructor(text: string) {
    const root = parseTree(text);
    invariant(root !== undefined, 'the text is JSON');
    this.text = text;
    this.#root = root;
    this.#lineBreak = text.includes('\r\n') ? '\r\n' : '\n';
    this.#unit = /\n([ \t]+)\S/.exec(text)?.[1] ?? '  ';
  }

  find(path: JsonPath): Node | undefined {
    return path.length === 0 ? this.#root : findNodeAtLocation(this.#root, [...path]);
  }

  get(path: JsonPath): Node {
    const node = this.find(path);
    invariant(node !== undefined, `there is a value at ${path.join('/')}`);
    return node;
  }

  /** Puts a value in the place of the one at a path. */
  replace(path: JsonPath, value: unknown): Edit[] {
    const { offset, length } = this.get(path);
    return [
      { offset, length, text: this.#write(value, this.#indentAt(offset), !this.#spans(path)) },
    ];
  }

  /** Gives a member of an object another key. */
  renameKey(path: JsonPath, key: string): Edit[] {
    const name = this.get(path).parent?.children?.[0];
    invariant(name !== undefined, `${path.join('/')} is a member of an object`);
    return [{ offset: name.offset, length: name.length, text: JSON.stringify(key) }];
  }

  /** Adds a member to an object, behind the one called `after`, else as the last. */
  addMember(path: JsonPath, key: string, value: unknown, after?: string): Edit[] {
    const children = this.get(path).children ?? [];
    const index = children.findIndex((child) => child.children?.[0]?.value === after);
    return this.#insert(path, index < 0 ? children.length : index + 1, value, key);
  }

  /** Adds an item to a list, at an index, else as the last. */
  addItem(path: JsonPath, value: unknown, index?: number): Edit[] {
    return this.#insert(path, index ?? this.get(path).children?.length ?? 0, value);
  }

  /** Takes a member of an object or an item of a list out, with its comma. */
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

  #insert(path: JsonPath, index: number, value: unknown, key?: string): Edit[] {
    const container = this.get(path);
    const children = container.children ?? [];
    const inline = children.length > 0 && !this.#spans(path);
    const outer = this.#indentAt(container.offset);
    const first = children[0];
    const inner = first && !inline ? this.#indentAt(first.offset) : outer + this.#unit;
    const name = key === undefined ? '' : `${JSON.stringify(key)}: `;
    const words = name + this.#write(value, inline ? outer : inner, inline);
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

  /** Whether a container stands on more than one line. */
  #spans(path: JsonPath): boolean {
    const { offset, length } = this.get(path);
    return this.text.slice(offset, offset + length).includes('\n');
  }

  /** The white space that the line of an offset begins with. */
  #indentAt(offset: number): string {
    const start = this.text.lastIndexOf('\n', offset - 1) + 1;
    return /^[ \t]*/.exec(this.text.slice(start))?.[0] ?? '';
  }

  #write(value: unknown, indent: string, inline: boolean): string {
    if (inline) return toLine(value);
    return JSON.stringify(value, null, this.#unit)
      .split('\n')
      .join(this.#lineBreak + indent);
  }
}
