import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyEdits, type Edit, invertEdits } from '../../../scripts/edit/edits';
import { JsonText } from '../../../scripts/edit/json-edits';
import type { MutableJson } from '../../mutable-json';

/** How many random cases a run tries; more in the long run. */
const runs = Number(process.env.PLINTH_CASES ?? 500);

const sample = `{
  "menus": [
    { "page": "one" },
    { "page": "two" }
  ],
  "pages": {
    "one": {
      "path": "/one"
    },
    "two": { "path": "/two", "title": "Two" }
  },
  "empty": {}
}
`;

const change = (make: (json: JsonText) => Edit[], text = sample): string =>
  applyEdits(text, make(new JsonText(text)));

describe('an edit of a manifest', () => {
  test('adds an entry where its key belongs, as a file in canonical form has it', () => {
    const long =
      'A path of a length that does not fit into the line that is left for it, and so takes its own.';
    const text = change((json) => json.addEntry(['pages'], 'oven', { path: '/oven', title: long }));
    expect(text).toContain(`"path": "/one"
    },
    "oven": {
      "path": "/oven",
      "title": "${long}"
    },
    "two": {`);
    const short = change((json) => json.addEntry(['pages'], 'a', { path: '/a' }));
    expect(short).toContain('"pages": {\n    "a": { "path": "/a" },\n    "one": {');
    const unsorted = sample.replace('"one": {', '"zero": {');
    const last = change((json) => json.addEntry(['pages'], 'a', { path: '/a' }), unsorted);
    expect(last).toContain('"title": "Two" },\n    "a": { "path": "/a" }\n  },');
  });

  test('renames an entry, and puts it where its key belongs, with the edits within it', () => {
    const within = { offset: sample.indexOf('/one"'), length: '/one'.length, text: '/1' };
    const rename = (key: string): string =>
      change((json) => json.renameEntry(['pages', 'one'], key, [within]));
    expect(rename('oak')).toBe(sample.replace('"one": {', '"oak": {').replace('/one"', '/1"'));
    expect(rename('zero')).toContain(
      '"pages": {\n    "two": { "path": "/two", "title": "Two" },\n    "zero": {\n      "path": "/1"\n    }\n  },',
    );
  });

  test('keeps an object of one line on one line', () => {
    const text = change((json) => json.addMember(['pages', 'two'], 'draft', true));
    expect(text).toContain('{ "path": "/two", "title": "Two", "draft": true }');
  });

  test('opens an empty object', () => {
    const text = change((json) => json.addMember(['empty'], 'key', 1));
    expect(text).toContain('"empty": {\n    "key": 1\n  }');
  });

  test.each([
    [0, '[\n    { "page": "new" },\n    { "page": "one" }'],
    [1, '{ "page": "one" },\n    { "page": "new" },\n    { "page": "two" }'],
    [undefined, '{ "page": "two" },\n    { "page": "new" }\n  ]'],
  ])('adds an item at %s', (index, expected) => {
    expect(change((json) => json.addItem(['menus'], { page: 'new' }, index))).toContain(expected);
  });

  test.each([
    ['first', ['pages', 'one'], '"pages": {\n    "two": {'],
    ['last', ['pages', 'two'], '"path": "/one"\n    }\n  },'],
    ['last of a line', ['pages', 'two', 'title'], '{ "path": "/two" }'],
    ['only', ['menus', 0, 'page'], '{},\n    { "page": "two" }'],
  ])('takes the %s one out with its comma', (_, path, expected) => {
    expect(change((json) => json.remove(path))).toContain(expected);
  });

  test('renames a key and nothing else', () => {
    const text = change((json) => json.renameKey(['pages', 'one'], 'uno'));
    expect(text).toBe(sample.replace('"one": {', '"uno": {'));
  });

  test('writes the line breaks that the file has', () => {
    const windows = sample.replaceAll('\n', '\r\n');
    const text = change((json) => json.addMember(['pages'], 'three', { a: 1 }), windows);
    expect(text.replaceAll('\r\n', '')).not.toContain('\n');
  });
});

/** A value with the ways to change it: every container, every member. */
const paths = (value: MutableJson, path: (string | number)[] = []): (string | number)[][] =>
  typeof value !== 'object' || value === null
    ? [path]
    : [
        path,
        ...Object.entries(value).flatMap(([key, inner]) =>
          paths(inner, [...path, Array.isArray(value) ? Number(key) : key]),
        ),
      ];

const containers = fc.oneof(
  fc.array(fc.jsonValue({ maxDepth: 3 }), { minLength: 1 }),
  fc.dictionary(fc.string({ minLength: 1 }), fc.jsonValue({ maxDepth: 3 }), { minKeys: 1 }),
);

const layouts = fc.constantFrom<[string | number | undefined, string]>(
  [2, '\n'],
  [4, '\r\n'],
  ['\t', '\n'],
  [undefined, '\n'],
);

const withPath = fc
  .tuple(containers, layouts, fc.nat(), fc.jsonValue({ maxDepth: 2 }))
  .map(([value, [indent, lineBreak], pick, added]) => {
    const text = JSON.stringify(value, null, indent).replaceAll('\n', lineBreak);
    const all = paths(value as MutableJson).filter((path) => !path.includes('__proto__'));
    return { text, value: JSON.parse(text), path: all[pick % all.length] ?? [], added };
  });

/** The value after the same change, made by plain means. */
function expected(
  value: MutableJson,
  path: readonly (string | number)[],
  act: (parent: MutableJson[] & { [key: string]: MutableJson }, key: string | number) => void,
): MutableJson {
  const copy = structuredClone(value);
  let parent = copy as MutableJson[] & { [key: string]: MutableJson };
  for (const step of path.slice(0, -1)) parent = parent[step as number] as typeof parent;
  const key = path.at(-1);
  if (key !== undefined) act(parent, key);
  return copy;
}

describe('any edit of any JSON', () => {
  test('makes the wanted value, touches nothing else, and can be undone', {
    timeout: 600_000,
  }, () => {
    fc.assert(
      fc.property(
        withPath,
        fc.constantFrom('remove', 'replace', 'add'),
        ({ text, value, path, added }, kind) => {
          const json = new JsonText(text);
          const target = json.get(path);
          let edits: Edit[];
          let wanted: MutableJson;
          if (kind === 'remove') {
            fc.pre(path.length > 0);
            edits = json.remove(path);
            wanted = expected(value, path, (parent, key) => {
              if (Array.isArray(parent)) parent.splice(Number(key), 1);
              else delete (parent as { [key: string]: MutableJson })[key];
            });
          } else if (kind === 'replace') {
            edits = json.replace(path, added);
            wanted =
              path.length === 0
                ? (added as MutableJson)
                : expected(value, path, (parent, key) => {
                    parent[key as number] = added as MutableJson;
                  });
          } else if (target.type === 'array') {
            edits = json.addItem(path, added);
            wanted = expected([value], [0, ...path], (parent, key) => {
              (parent[key as number] as MutableJson[]).push(added as MutableJson);
            });
            wanted = (wanted as MutableJson[])[0] as MutableJson;
          } else {
            fc.pre(
              target.type === 'object' &&
                !(target.children ?? []).some((child) => child.children?.[0]?.value === 'new key'),
            );
            edits = json.addMember(path, 'new key', added);
            wanted = expected([value], [0, ...path], (parent, key) => {
              (parent[key as number] as { [key: string]: MutableJson })['new key'] =
                added as MutableJson;
            });
            wanted = (wanted as MutableJson[])[0] as MutableJson;
          }
          const after = applyEdits(text, edits);
          expect(JSON.parse(after)).toEqual(JSON.parse(JSON.stringify(wanted)));
          expect(applyEdits(after, invertEdits(text, edits))).toBe(text);
          expect(edits.reduce((sum, { length }) => sum + length, 0)).toBeLessThanOrEqual(
            text.length,
          );
        },
      ),
      { numRuns: runs },
    );
  });
});
