// What a site's own block answers is looked at before anything is made of it.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { BlockModule } from '../../../engine/model/block-module';
import { createOwnCalls } from '../../../scripts/apart/own-calls';
import { InvalidCode } from '../../../scripts/command/invalid-code';
import { readAnswers } from '../../../scripts/contract/own-answers';
import { openWorkspace } from '../../../scripts/files/workspace';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'plinth-answers-'));
  mkdirSync(join(root, 'blocks/loaf'), { recursive: true });
  writeFileSync(
    join(root, 'blocks/loaf/loaf.block.ts'),
    'export const loafBlock = {\n  text: { sections: () => [] },\n};\n',
  );
  for (const ending of ['.schema.json', '.tsx'])
    writeFileSync(join(root, `blocks/loaf/loaf${ending}`), '');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** What is found in the sections that it answers. */
function find(answer: unknown): string[] {
  const workspace = { ...openWorkspace(root), engine: resolve('.') };
  const own = { workspace, calls: createOwnCalls(), type: 'loaf', putBack: () => undefined };
  const module = { text: { sections: () => answer } } as unknown as BlockModule;
  try {
    const sections = readAnswers(own, module).text?.sections as (() => unknown) | undefined;
    expect(sections?.()).toBe(answer);
    return [];
  } catch (error) {
    if (!(error instanceof InvalidCode)) throw error;
    return error.findings.map(
      ({ code, file, line, message, hint }) => `${file}:${line} ${code} ${message} ${hint}`,
    );
  }
}

test('sections are lists of texts', () => {
  expect(find([{ level: 2, words: ['Bread'] }])).toEqual([]);
  expect(find([{ heading: 'Bread', level: 2, words: [] }])).toEqual([]);
});

test.each([
  [
    'words that are absent',
    [{ level: 2, words: ['Bread', undefined] }],
    /"words" are not a list of texts\. Let toWords/,
  ],
  ['no words', [{ level: 2 }], /"words" are not a list of texts/],
  ['no section', [null], /"words" are not a list of texts/],
  ['a heading of nodes', [{ heading: ['Bread'], level: 2, words: [] }], /"heading" is not a text/],
  ['no level', [{ words: [] }], /without a "level"/],
  ['no list', undefined, /does not answer a list of sections\. Return \[\]/],
])('sections with %s are found in the code that lists them', (_, answer, says) => {
  const [finding] = find(answer);
  expect(finding).toMatch(says);
  expect(finding).toMatch(
    /^blocks\/loaf\/loaf\.block\.ts:2 block-code .*"sections" of the block "loaf"/,
  );
});
