// Variables are replaced when a manifest is read, placeholders when a label is shown; braces of both are written alike.
import { describe, expect, test } from 'vitest';
import { substitute, substituteTemplate } from '../../../engine/content/text/substitute';

const placeholders = { n: 'the number', m: 'how many' };

/** What a visitor reads of a template. */
const show = (text: string, variables: Readonly<Record<string, string>> = {}): string =>
  substitute(substituteTemplate(text, variables, placeholders), { n: '2', m: '3' });

describe('a template', () => {
  test('has its placeholders filled in, in any order and as often as they stand there', () => {
    expect(show('Slide {n} of {m}')).toBe('Slide 2 of 3');
    expect(show('{m} Bilder, {n} davon: {n}/{m}')).toBe('3 Bilder, 2 davon: 2/3');
  });

  test('may hold variables; a placeholder goes before a variable of its name', () => {
    expect(show('{company}: {n}', { company: 'Harbour', n: 'nine' })).toBe('Harbour: 2');
  });

  test('shows braces that are written as braces', () => {
    expect(show('{{n} is {n}')).toBe('{n} is 2');
    expect(substituteTemplate('{{n} is {n}', {}, placeholders)).toBe('{{n} is {n}');
  });

  test('shows what fills it as it is', () => {
    expect(show('{word} {n}', { word: 'a {m} and {{' })).toBe('a {m} and {{ 2');
    expect(substitute('No page "{url}"', { url: '/{url}$&{{' })).toBe('No page "/{url}$&{{"');
  });
});
