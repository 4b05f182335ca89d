import { expect, test } from 'vitest';
import { cutAt, fill, makeMarks } from '../../../engine/entry/template';

const names = ['first', 'second'] as const;

test('what is put into the places stands where their marks stood, in any order', () => {
  const marks = makeMarks(names, '');
  const template = cutAt(`<b>${marks.second}</b> and ${marks.first}.`, marks);
  expect(fill(template, { first: '1', second: '2' })).toBe('<b>2</b> and 1.');
  expect(fill(template, { first: '', second: '$&' })).toBe('<b>$&</b> and .');
});

test('words that look like marks stay as they are', () => {
  const { first, second } = makeMarks(names, '');
  const words = `${first} ${second}`;
  const marks = makeMarks(names, words);
  const template = cutAt(`${words} ${marks.first}${marks.second}`, marks);
  expect(fill(template, { first: '1', second: '2' })).toBe(`${words} 12`);
});

test('a place that is missing is an error', () => {
  const marks = makeMarks(names, '');
  expect(() => cutAt(marks.first, marks)).toThrow('second');
});

test('what has several places stands in each of them', () => {
  const marks = makeMarks(names, '');
  const template = cutAt(`${marks.first}, ${marks.second}, ${marks.first}${marks.first}`, marks);
  expect(fill(template, { first: '1', second: '2' })).toBe('1, 2, 11');
});
