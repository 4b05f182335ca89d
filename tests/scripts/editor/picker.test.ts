// @vitest-environment happy-dom
// One of many things, found by its words: what is shown, in which order, and what keys and clicks choose.
import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fold, Picker } from '../../../scripts/editor/shell/fields/picker';

const choices = [
  { key: 'home', title: 'Start' },
  { key: 'work', title: 'Our work', note: 'Clocks' },
  { key: 'cafe', title: 'Café' },
  { key: 'watches', title: 'Watches' },
];

let container: HTMLElement;
let root: Root;
let chosen: string[];
let pointed: (string | undefined)[];
beforeEach(() => {
  container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
  [chosen, pointed] = [[], []];
});
afterEach(() => {
  flushSync(() => root.unmount());
  container.remove();
});

interface Opened {
  readonly all?: readonly { key: string; title: string }[];
  readonly takesTyped?: boolean;
}

function open(value = '', { all = choices, takesTyped = false }: Opened = {}) {
  const picker = createElement(Picker, {
    ...{ choices: all, value, takesTyped },
    onChoose: (key) => chosen.push(key),
    onPoint: (key) => pointed.push(key),
  });
  flushSync(() => root.render(picker));
  flushSync(() => field().click());
}

const field = (): HTMLInputElement => container.querySelector('input') as HTMLInputElement;
const list = (): (string | null)[] =>
  Array.from(container.querySelectorAll('[role=option] .name'), ({ textContent }) => textContent);
const active = (): string | null | undefined =>
  container.querySelector('[aria-selected=true] .name')?.textContent;

const press = (...keys: readonly string[]): void => {
  for (const key of keys)
    flushSync(() =>
      field().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })),
    );
};

function type(words: string): void {
  // As React finds out that a person typed.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(), words);
  flushSync(() => field().dispatchEvent(new Event('input', { bubbles: true })));
}

test('words are compared without capitals and accents', () => {
  expect(fold('CAFÉ')).toBe('cafe');
});

test('those that begin so come first, then those that have the words anywhere', () => {
  open();
  expect(list()).toEqual(['Start', 'Our work', 'Café', 'Watches']);
  expect(active()).toBe('Start');
  type(' W ');
  expect(list()).toEqual(['Watches', 'Our work']);
  type('clock');
  expect(list()).toEqual(['Our work']);
  type('nowhere');
  expect(container.textContent).toContain('Nothing fits.');
});

test('arrows stay within the list, and Enter chooses', () => {
  open('work');
  expect(active()).toBe('Our work');
  press('ArrowUp', 'ArrowUp', 'ArrowUp');
  expect(active()).toBe('Start');
  press('ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown');
  expect([active(), pointed.at(-1)]).toEqual(['Watches', 'watches']);
  press('Enter');
  expect([chosen, list(), pointed.at(-1)]).toEqual([['watches'], [], undefined]);
});

test('what is chosen already is not chosen again, and Escape chooses nothing', () => {
  open('work');
  press('Enter');
  press('ArrowDown', 'ArrowDown', 'Escape');
  expect([chosen, list(), field().value]).toEqual([[], [], 'Our work']);
  press('Enter');
  expect(list()).toHaveLength(choices.length);
});

test.each([
  [40, 40, ''],
  [41, 40, '1 more: type on.'],
])('of %i no more are drawn than a person reads', (count, shown, more) => {
  const many = Array.from({ length: count }, (_, index) => ({ key: `${index}`, title: 'Page' }));
  open('', { all: many });
  expect(list()).toHaveLength(shown);
  expect(container.querySelector('p')?.textContent ?? '').toBe(more);
});

describe('where other words can be chosen, too', () => {
  const blur = (): void =>
    flushSync(() => void field().dispatchEvent(new FocusEvent('focusout', { bubbles: true })));

  test('they come last, and are chosen where nothing fits', () => {
    open('work', { takesTyped: true });
    type('W');
    expect(list()).toEqual(['Watches', 'Our work', 'W']);
    type(' A guest ');
    expect(list()).toEqual(['A guest']);
    press('Enter');
    expect(chosen).toEqual(['A guest']);
  });

  test('those that are there are seen with all that can be chosen, and stay', () => {
    open('A guest', { takesTyped: true });
    expect([field().value, list(), active()]).toEqual([
      ...['A guest', [...choices.map(({ title }) => title), 'A guest'], 'A guest'],
    ]);
    press('Enter');
    open('A guest', { takesTyped: true });
    blur();
    expect(chosen).toEqual([]);
  });

  test.each([
    ['begins like a choice that nobody chose', 'Wat', [], 'Wat'],
    ['is the name of a choice', 'watches', [], 'watches'],
    ['led on to a choice by keys', 'W', ['ArrowDown'], 'work'],
  ])('what is left counts as typed: what %s', (_, words, keys, expected) => {
    open('', { takesTyped: true });
    type(words);
    press(...keys);
    blur();
    expect(chosen).toEqual([expected]);
  });

  test('what is typed is not lost when the field is left', () => {
    open('', { takesTyped: true });
    type('A guest');
    blur();
    expect(chosen).toEqual(['A guest']);
    open('');
    type('A guest');
    blur();
    expect(chosen).toEqual(['A guest']);
  });
});
