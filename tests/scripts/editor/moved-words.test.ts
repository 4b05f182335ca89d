// Others write before a paragraph that somebody has open → their words go to that paragraph, and to no other.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { EditSession } from '../../../scripts/editor/server/edit-session';
import { openSession } from './open-session';

const folder = mkdtempSync(join(tmpdir(), 'plinth-moved-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let session: EditSession;
const at = (file: string): string => join(session.base.root, file);

const document = 'files/text/moved.md';
const content = 'files/text/moved.txt';

/** How a file of each kind is written of paragraphs. */
const kinds = {
  [document]: (paragraphs: readonly string[]) => `${paragraphs.join('\n\n')}\n`,
  [content]: (paragraphs: readonly string[]) => `${JSON.stringify(paragraphs, undefined, 2)}\n`,
};

beforeEach(async () => {
  ({ session } = await openSession('tests/sites/minimal', folder));
});

describe.for(Object.entries(kinds))('%s', ([file, toText]) => {
  const write = (...paragraphs: string[]): void => writeFileSync(at(file), toText(paragraphs));
  const say = (before: string, isOnly: boolean, below: readonly string[] = []) =>
    session.take({
      key: 'k',
      step: { type: 'words', spot: { file, pointer: '/1' }, text: 'Mine.', before, isOnly, below },
    });
  const read = (): string => readFileSync(at(file), 'utf8');

  test('follows the paragraph, and says where it is now', () => {
    write('One.', 'Before one.', 'Two.', 'Three.');
    expect(say('Two.', true)).toMatchObject({
      ...{ type: 'written', spot: { file, pointer: '/2' }, isOnly: true },
    });
    expect(read()).toBe(toText(['One.', 'Before one.', 'Mine.', 'Three.']));
  });

  test('who rested behind a space goes on', () => {
    write('One.', 'Two.');
    const spot = { file, pointer: '/1' };
    const type = (before: string, text: string) =>
      session.take({ key: 'k', step: { type: 'words', spot, text, before, isOnly: true } });
    expect(type('Two.', 'Ask us ')).toMatchObject({ type: 'written' });
    expect(type('Ask us ', 'Ask us first.')).toMatchObject({ type: 'written' });
    expect(read()).toBe(toText(['One.', 'Ask us first.']));
  });

  test('with new ones below it', () => {
    write('Before.', 'One.', 'Two.');
    expect(say('Two.', true, ['More.'])).toMatchObject({ type: 'written' });
    expect(read()).toBe(toText(['Before.', 'One.', 'Mine.', 'More.']));
  });

  test.for([
    ['it is gone', ['One.', 'Theirs.', 'Three.'], true],
    ['two say it now', ['One.', 'New.', 'Two.', 'Two.'], true],
    ['others said it from the first', ['One.', 'Theirs.', 'Two.'], false],
  ] as const)('asks where %s', ([, paragraphs, isOnly]) => {
    write(...paragraphs);
    expect(say('Two.', isOnly)).toMatchObject({
      ...{ type: 'refused', message: expect.stringContaining('Somebody else') },
    });
    expect(read()).toBe(toText(paragraphs));
  });
});

describe('the manifest', () => {
  const file = 'site.manifest.json';
  const read = () => JSON.parse(readFileSync(at(file), 'utf8'));
  const toBlock = (heading: string) => ({ type: 'text', heading, text: 'Said here.' });
  const write = (...headings: string[]): void => {
    const manifest = read();
    manifest.pages.work.blocks = headings.map(toBlock);
    writeFileSync(at(file), JSON.stringify(manifest, undefined, 2));
  };
  const headings = (): string[] =>
    read().pages.work.blocks.map((block: { heading: string }) => block.heading);
  const spot = { file, pointer: '/pages/work/blocks/1/heading' };
  const say = (isOnly: boolean) =>
    session.take({
      key: 'k',
      step: { type: 'words', spot, text: 'Mine.', before: 'Two.', isOnly },
    });

  test('follows a word of a block', () => {
    write('One.', 'Two.');
    expect(session.words.describe(spot, 'Two.')).toMatchObject({ isOnly: true });
    write('One.', 'Before one.', 'Two.', 'Three.');
    expect(say(true)).toMatchObject({
      ...{ type: 'written', isOnly: true },
      spot: { file, pointer: '/pages/work/blocks/2/heading' },
    });
    expect(headings()).toEqual(['One.', 'Before one.', 'Mine.', 'Three.']);
  });

  test.for([
    ['it is gone', ['One.', 'Theirs.'], true],
    ['two say it now', ['One.', 'New.', 'Two.', 'Two.'], true],
    ['others said it from the first', ['One.', 'Theirs.', 'Two.'], false],
  ] as const)('asks where %s', ([, written, isOnly]) => {
    write(...written);
    expect(say(isOnly)).toMatchObject({
      ...{ type: 'refused', message: expect.stringContaining('Somebody else') },
    });
    expect(headings()).toEqual(written);
  });

  test('what is in no list is not looked for', () => {
    const title = { file, pointer: '/pages/work/title' };
    expect(session.words.describe(title, 'Our work')).not.toHaveProperty('isOnly');
  });
});
