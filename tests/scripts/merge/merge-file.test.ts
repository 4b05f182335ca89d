import { describe, expect, test } from 'vitest';
import { mergeFile } from '../../../scripts/merge/merge-file';

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

const mergeJson = (base: unknown, ours: unknown, theirs: unknown) => {
  const path = 'files/data.json';
  const { content, conflicts, together } = mergeFile({
    path,
    base: json(base),
    ours: json(ours),
    theirs: json(theirs),
  });
  return { value: JSON.parse(String(content)) as unknown, conflicts, together };
};

const mergeText = (path: string, base: string, ours: string, theirs: string) =>
  mergeFile({ path, base, ours, theirs });

describe('values that differ in place', () => {
  test('members of one object', () => {
    const { value, conflicts } = mergeJson(
      { a: 1, b: 2, c: 3 },
      { a: 9, b: 2, c: 3, d: 4 },
      { a: 1, b: 8, e: 5 },
    );
    expect(value).toEqual({ a: 9, b: 8, d: 4, e: 5 });
    expect(conflicts).toEqual([]);
  });

  test('items of one list: changed, put in, taken out', () => {
    const { value, conflicts } = mergeJson(
      ['one', 'two', 'three', 'four'],
      ['zero', 'one', 'two', 'three and a half', 'four'],
      ['one', 'two', 'three', 'five'],
    );
    expect(value).toEqual(['zero', 'one', 'two', 'three and a half', 'five']);
    expect(conflicts).toEqual([]);
  });

  test('items with a name are the same wherever they are', () => {
    const { value, conflicts } = mergeJson(
      [{ page: 'a', label: 'A' }, { page: 'b' }, { page: 'c' }],
      [{ page: 'c' }, { page: 'a', label: 'A' }, { page: 'b' }],
      [{ page: 'a', label: 'Another' }, { page: 'b' }, { page: 'c', label: 'C' }],
    );
    expect(value).toEqual([
      { page: 'c', label: 'C' },
      { page: 'a', label: 'Another' },
      { page: 'b' },
    ]);
    expect(conflicts).toEqual([]);
  });

  test('what both have put into one place stays, ours first', () => {
    const { value, conflicts, together } = mergeJson(['a'], ['a', 'ours'], ['a', 'theirs']);
    expect(value).toEqual(['a', 'ours', 'theirs']);
    expect(conflicts).toEqual([]);
    expect(together).toEqual([[]]);
  });

  test('what both have put there in the same words is there once', () => {
    expect(mergeJson(['a'], ['a', 'new'], ['new', 'a', 'new']).value).toEqual(['new', 'a', 'new']);
    expect(mergeJson({}, { b: { x: 1 } }, { b: { y: 2 } }).value).toEqual({ b: { x: 1, y: 2 } });
  });

  test('a member with a new key takes the changes of the other along', () => {
    const page = { path: '/a', title: 'A', summary: 'On A.' };
    const { value, conflicts } = mergeJson(
      { a: page },
      { b: page },
      { a: { ...page, title: 'Another' } },
    );
    expect(value).toEqual({ b: { ...page, title: 'Another' } });
    expect(conflicts).toEqual([]);
  });
});

describe('values that both have changed', () => {
  test('a text, a kind of block, an item that one has removed', () => {
    const block = { type: 'text', items: ['x'] };
    const { value, conflicts } = mergeJson(
      { title: 'One', blocks: [block], list: [{ id: 'a', n: 1 }] },
      { title: 'Two', blocks: [{ type: 'cards', cards: [] }], list: [] },
      { title: 'Three', blocks: [{ ...block, items: ['y'] }], list: [{ id: 'a', n: 2 }] },
    );
    expect(conflicts.map(({ place }) => place?.join('/'))).toEqual(['title', 'blocks/0', 'list/0']);
    expect(conflicts[2]?.values).toEqual({
      base: { id: 'a', n: 1 },
      ours: undefined,
      theirs: { id: 'a', n: 2 },
    });
    expect(value).toMatchObject({ title: 'Two', list: [] });
  });

  test('other words in the place of the same ones', () => {
    const { conflicts } = mergeJson(
      ['a', 'x', 'y', 'z'],
      ['a', 'one here', 'two there', 'three more', 'four', 'z'],
      ['a', 'quite', 'another', 'thing', 'z'],
    );
    expect(conflicts).toHaveLength(1);
    expect(conflicts[0]?.values.base).toEqual(['x', 'y']);
  });

  test('the order of a list', () => {
    const { conflicts } = mergeJson(['a', 'b', 'c'], ['c', 'a', 'b'], ['b', 'a', 'c']);
    expect(conflicts).toHaveLength(1);
    expect(conflicts[0]?.place).toEqual([]);
  });

  test('the line of each is found', () => {
    const { conflicts } = mergeJson({ a: { b: 1 } }, { x: 0, a: { b: 2 } }, { a: { b: 3 } });
    expect(conflicts[0]?.lines).toEqual({ ours: 4, theirs: 3 });
  });
});

describe('other files', () => {
  test('a document by its parts: members, paragraphs, items of lists', () => {
    const base = '---\ntitle: One\nsummary: It.\n---\nFirst.\n\n- a\n- b\n- c\n\nLast.\n';
    const ours = base
      .replace('title: One', 'title: Two')
      .replace('- a', '- A')
      .replace('First.', 'First of all.');
    const theirs = base
      .replace('It.', 'That.')
      .replace('- c', '- c\n- d')
      .replace('Last.', 'Last.\n\nAnd more.');
    expect(mergeText('files/a.md', base, ours, theirs)).toMatchObject({
      content:
        '---\ntitle: Two\nsummary: That.\n---\nFirst of all.\n\n- A\n- b\n- c\n- d\n\nLast.\n\nAnd more.\n',
      conflicts: [],
    });
  });

  test('a fence is one part, whatever is in it', () => {
    const base = 'One.\n\n```\na\n\nb\n```\n\nTwo.\n';
    const merged = mergeText(
      'files/a.md',
      base,
      base.replace('One', '1'),
      base.replace('\nb\n', '\nB\n'),
    );
    expect(merged).toMatchObject({ content: '1.\n\n```\na\n\nB\n```\n\nTwo.\n', conflicts: [] });
  });

  test('a paragraph that both have changed', () => {
    const { conflicts } = mergeText(
      'files/a.md',
      'A\n\nB is so.\n',
      'A\n\nB is not so.\n',
      'A\n\nB was so.\n',
    );
    expect(conflicts).toMatchObject([
      { values: { ours: 'B is not so.', theirs: 'B was so.' }, lines: { ours: 3, theirs: 3 } },
    ]);
  });

  test('redirects by their old address, the ledger by its addresses', () => {
    const rows = mergeText(
      'redirects.csv',
      'from,to\n/a,/x\n/b,/y\n',
      'from,to\n/a,/x\n/c,/z\n/b,/y\n',
      'from,to\n/a,/w\n/b,/y\n/d,/z\n',
    );
    expect(rows).toMatchObject({ content: 'from,to\n/a,/w\n/c,/z\n/b,/y\n/d,/z\n', conflicts: [] });
    expect(mergeText('redirects.csv', '/a,/x\n', '/a,/y\n', '/a,/z\n').conflicts).toHaveLength(1);
    expect(
      mergeText(
        'site.urls.lock',
        '# All.\n/ home\n',
        '# All.\n/ home\n/b b\n',
        '# All.\n/ home\n/a a\n',
      ).content,
    ).toBe('# All.\n/ home\n/b b\n/a a\n');
  });

  test('CR LF stays that of ours', () => {
    const base = 'A.\r\n\r\nB.\r\n';
    expect(
      mergeText(
        'files/a.md',
        base,
        base.replace('A', 'AA'),
        base.replaceAll('\r', '').replace('B', 'BB'),
      ).content,
    ).toBe('AA.\r\n\r\nBB.\r\n');
  });

  test('a text that is not of its form is merged by its lines, or not at all', () => {
    const lines = ['{ "a": 1,', '"b": 2,', '"c": 3,', '"d" 4 }', ''];
    const base = lines.join('\n');
    expect(
      mergeText('files/a.json', base, base.replace('1', '9'), base.replace('4', '8')),
    ).toMatchObject({ content: base.replace('1', '9').replace('4', '8'), conflicts: [] });
    expect(
      mergeText('files/a.json', base, base.replace('1', '9'), base.replace('1', '8')).conflicts,
    ).toMatchObject([{ place: undefined }]);
  });

  test('bytes are for a person', () => {
    const bytes = (...all: number[]): Uint8Array => Uint8Array.from(all);
    const versions = {
      path: 'files/a.jpg',
      base: bytes(255),
      ours: bytes(255, 1),
      theirs: bytes(255, 2),
    };
    expect(mergeFile(versions).conflicts).toMatchObject([
      { place: undefined, values: { ours: 'bytes' } },
    ]);
    expect(mergeFile({ ...versions, theirs: bytes(255) }).conflicts).toEqual([]);
  });
});

test('a text that is not in canonical form keeps its lines', () => {
  const base = '{\n\t"a": 1,   "b": [1,\n\t2],\n\t"c": { "d": 3 }\n}\n';
  const { content } = mergeText(
    'files/a.json',
    base,
    base.replace('"a": 1', '"a": 2'),
    base.replace('"d": 3', '"d": 4, "e": 5').replace('1,\n', '1, 7,\n'),
  );
  expect(content).toContain('\t"a": 2,   "b": [1,');
  expect(JSON.parse(String(content))).toEqual({ a: 2, b: [1, 7, 2], c: { d: 4, e: 5 } });
});
