// The positions in a JSON text are those that a parser of the whole text finds.
import fc from 'fast-check';
import { type Node, parseTree } from 'jsonc-parser';
import { expect, test } from 'vitest';
import { formatJson } from '../../../scripts/edit/format-json';
import { readNodes } from '../../../scripts/edit/json-nodes';

interface Plain {
  readonly place: readonly unknown[];
  readonly value: unknown;
  readonly parent: number | undefined;
  readonly children: readonly Plain[] | undefined;
}

const toPlain = (node: Node): Plain => ({
  place: [node.type, node.offset, node.length, node.colonOffset],
  value: node.value,
  parent: node.parent?.offset,
  children: node.children?.map(toPlain),
});

const write: readonly ((value: unknown) => string)[] = [
  (value) => JSON.stringify(value),
  (value) => JSON.stringify(value, null, '\t'),
  (value) => ` \r\n${formatJson(value)}\r\n`,
  (value) => JSON.stringify(value, null, 1).replaceAll('": ', '"\n : ').replaceAll(',\n', '\n ,\n'),
];

test('every value of any text has the place that a parser finds', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom(...write), (value, toText) => {
      const text = toText(value);
      // Words that look like a line of JSON may be changed by the last way to write it.
      fc.pre(isJson(text));
      const tree = parseTree(text);
      expect(toPlain(readNodes(text))).toEqual(tree && toPlain(tree));
    }),
    { numRuns: 500 },
  );
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

test('quotation marks and brackets in words are words', () => {
  const text = '{ "a\\"}": "]\\\\", "b": ["{", "\\\\\\"", [], {}, -1.5e3, true, null] }';
  const tree = parseTree(text);
  expect(toPlain(readNodes(text))).toEqual(tree && toPlain(tree));
});
