// Values that wait packed, and records of which a few members are there at a time.
import { expect, test } from 'vitest';
import { keepListPacked, keepMembersPacked, keepPacked } from '../../../scripts/files/keep-packed';

test('a value that waits is made anew for each who asks', () => {
  const value = { title: 'Home', texts: new Map([['a', ['One', 'Two']]]) };
  const open = keepPacked(value);
  expect(open()).toEqual(value);
  expect(open()).not.toBe(open());
});

test('a long list is what it was, in its order', () => {
  const list = Array.from({ length: 234 }, (_, index) => [`${index}.txt`, [`Text ${index}`]]);
  expect(keepListPacked(list)()).toEqual(list);
  expect(keepListPacked([])()).toEqual([]);
});

const texts = Object.fromEntries(
  Array.from({ length: 1234 }, (_, index) => [`/files/${index}.txt`, [`Text ${index}`]]),
);

test('the members of a record are what they were, in their order', () => {
  const open = keepMembersPacked(texts);
  const members = open();
  expect(Object.entries(members)).toEqual(Object.entries(texts));
  expect(members['/files/1234.txt']).toBeUndefined();
  expect(members.toString).toBeUndefined();
  expect(keepMembersPacked({})()).toEqual({});
});

test('of its members those stay that were asked for just now, and none longer', () => {
  const members = keepMembersPacked(texts)();
  const [first, shared] = [members['/files/0.txt'], members['/files/999.txt']];
  expect(members['/files/0.txt']).toBe(first);
  for (const name of Object.keys(texts)) {
    expect(members[name]).toEqual(texts[name]);
    expect(members['/files/999.txt']).toBe(shared);
  }
  expect(members['/files/0.txt']).toEqual(first);
  expect(members['/files/0.txt']).not.toBe(first);
});
