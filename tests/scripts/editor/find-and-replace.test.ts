// Words that are looked for in a whole site → only words; and what takes their place.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { replaceWords, searchWords } from '../../../scripts/editor/server/find-words';
import { toPattern, toReplacement } from '../../../scripts/editor/to-pattern';
import { engineContract } from '../../engine-contract';

const document = `---
title: The check-up
image: images/check-up.svg
---

A [check-up](/check-up) and a Check-up.
`;

const manifest = {
  variables: { 'check-up': 'a check-up' },
  pages: {
    home: {
      title: 'Check-ups',
      blocks: [
        { type: 'text', items: ['Come to {check-up}, a check-up with {icon:check-up}.'] },
        { type: 'feature', image: { src: 'images/check-up.svg', alt: 'A check-up' } },
      ],
    },
  },
};

function writeSite(): string {
  const root = mkdtempSync(join(tmpdir(), 'plinth-find-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const put = (path: string, text: string): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  put('site.manifest.json', JSON.stringify(manifest));
  put('files/images/check-up.svg', '<svg/>');
  put('files/text/check.md', document);
  return root;
}

test('names of files, variables, icons and what links lead to are no words', () => {
  const root = writeSite();
  const sought = { words: 'check-up', matchCase: false };
  const places = searchWords(root, engineContract, sought);
  expect(places.map(({ text }) => text)).toEqual([
    'a check-up',
    'Check-ups',
    'Come to {check-up}, a check-up with {icon:check-up}.',
    'A check-up',
    'title: The check-up',
    'A [check-up](/check-up) and a Check-up.',
  ]);
  const step = replaceWords(root, places, { ...sought, by: 'health check' });
  expect(JSON.parse(JSON.stringify(step)).operations.reverse()).toEqual([
    {
      op: 'set',
      file: 'site.manifest.json',
      path: ['variables', 'check-up'],
      value: 'a health check',
    },
    {
      op: 'set',
      file: 'site.manifest.json',
      path: ['pages', 'home', 'title'],
      value: 'Health checks',
    },
    expect.objectContaining({ value: 'Come to {check-up}, a health check with {icon:check-up}.' }),
    expect.objectContaining({ value: 'A health check' }),
    expect.objectContaining({
      edits: [expect.objectContaining({ text: 'title: The health check' })],
    }),
    expect.objectContaining({
      edits: [expect.objectContaining({ text: 'A [health check](/check-up) and a Health check.' })],
    }),
  ]);
});

test('capitals that count are kept as they are typed', () => {
  const root = writeSite();
  const sought = { words: 'Check-up', matchCase: true };
  const places = searchWords(root, engineContract, sought);
  expect(places.map(({ text }) => text)).toEqual([
    'Check-ups',
    'A [check-up](/check-up) and a Check-up.',
  ]);
  const step = JSON.parse(JSON.stringify(replaceWords(root, places, { ...sought, by: 'visit' })));
  expect(step.operations.at(-1).value).toBe('visits');
});

test.each([
  ['Fees', 'fees', 'costs', 'Costs'],
  ['Fees', 'Fees', 'costs', 'Costs'],
  ['fees', 'Fees', 'costs', 'costs'],
  ['FEES', 'fees', 'costs', 'COSTS'],
  ['A', 'a', 'one', 'One'],
  // Nobody writes a name in capitals because it takes the place of an abbreviation.
  ['NHS', 'NHS', 'the clinic', 'the clinic'],
])('%s that is found for %s becomes %s', (found, words, by, now) => {
  expect(toReplacement(found, by, { words, matchCase: false })).toBe(now);
  expect(toReplacement(found, by, { words, matchCase: true })).toBe(by);
});

test('whole words are none that only begin or end with them', () => {
  const count = (text: string, words: string): number =>
    text.match(toPattern({ words, matchCase: false, wholeWords: true }))?.length ?? 0;
  expect(count('Fee, fees, coffee, a fee.', 'fee')).toBe(2);
  expect(count('Straße und Straßen, die Straße', 'straße')).toBe(2);
  expect(count('More (and more) …', '(and more)')).toBe(1);
});
