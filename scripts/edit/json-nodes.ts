// A text that is JSON → the tree of its positions, of which each part is made when somebody asks for it: an edit looks at a few.
import type { Node, NodeType } from 'jsonc-parser';

function isEscaped(text: string, quote: number): boolean {
  let slashes = 0;
  while (text[quote - 1 - slashes] === '\\') slashes += 1;
  return slashes % 2 === 1;
}

function findStringEnd(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end + 1;
}

function findContainerEnd(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    const character = text.charCodeAt(at);
    if (character === 0x22) at = findStringEnd(text, at) - 1;
    else if (character === 0x5b || character === 0x7b) depth += 1;
    else if (character === 0x5d || character === 0x7d) {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return text.length;
}

function findLiteralEnd(text: string, start: number): number {
  let end = start;
  while (end < text.length && !/[\s,\]}]/.test(text.charAt(end))) end += 1;
  return end;
}

function skipSpace(text: string, start: number): number {
  let at = start;
  while (/\s/.test(text.charAt(at))) at += 1;
  return at;
}

/** By the first character of a value: every other one begins a number. */
const types: Readonly<Record<string, NodeType>> = {
  ...{ '{': 'object', '[': 'array', '"': 'string' },
  ...{ t: 'boolean', f: 'boolean', n: 'null' },
};

function findEnd(text: string, start: number, type: NodeType): number {
  if (type === 'object' || type === 'array') return findContainerEnd(text, start);
  return type === 'string' ? findStringEnd(text, start) : findLiteralEnd(text, start);
}

function makeMember(text: string, offset: number, parent: Node): Node {
  const member: Node = { type: 'property', offset, length: 0, parent, children: [] };
  const key = makeValue(text, offset, member);
  const colon = skipSpace(text, key.offset + key.length);
  const value = makeValue(text, skipSpace(text, colon + 1), member);
  const length = value.offset + value.length - offset;
  return Object.assign(member, { length, colonOffset: colon, children: [key, value] });
}

function listChildren(text: string, parent: Node): Node[] {
  const children: Node[] = [];
  const make = parent.type === 'object' ? makeMember : makeValue;
  const end = parent.offset + parent.length - 1;
  for (let at = skipSpace(text, parent.offset + 1); at < end; ) {
    const child = make(text, at, parent);
    children.push(child);
    // Behind it is a comma, or the end.
    at = skipSpace(text, skipSpace(text, child.offset + child.length) + 1);
  }
  return children;
}

function makeValue(text: string, offset: number, parent?: Node): Node {
  const type = types[text.charAt(offset)] ?? 'number';
  const length = findEnd(text, offset, type) - offset;
  const own = { type, offset, length, ...(parent && { parent }) };
  if (type !== 'object' && type !== 'array')
    return {
      ...own,
      get value(): unknown {
        return JSON.parse(text.slice(offset, offset + length));
      },
    };
  let children: Node[] | undefined;
  const node: Node = {
    ...own,
    get children() {
      children ??= listChildren(text, node);
      return children;
    },
  };
  return node;
}

/** The nodes are those of `parseTree`. */
export const readNodes = (text: string): Node => makeValue(text, skipSpace(text, 0));
