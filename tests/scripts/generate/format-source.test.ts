import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openWorkspace } from '../../../scripts/files/workspace';
import { formatSource } from '../../../scripts/generate/format-source';

const file = 'engine/generated/manifest.ts';

test('the code is formatted, with a line between types', async () => {
  const code = `/**
 * A page.
 */
export interface Page {
/**
 * Its name.
 */
name: "a" | "b"
}
export type Id = string
`;
  expect(await formatSource(openWorkspace('.'), file, code)).toBe(`/**
 * A page.
 */
export interface Page {
  /**
   * Its name.
   */
  name: 'a' | 'b';
}

export type Id = string;
`);
});

test('what is not TypeScript is refused, with the reason', async () => {
  await expect(formatSource(openWorkspace('.'), file, 'export type = ;')).rejects.toThrow(
    /engine\/generated\/manifest\.ts cannot be formatted: .*expected/is,
  );
});

test.each(['manifest', 'concept-views', 'block-views'])(
  'no type of %s is a numbered copy of another',
  (name) => {
    const types = readFileSync(`engine/generated/${name}.ts`, 'utf8').match(
      /^export (?:type|interface) \w+/gm,
    );
    expect(types?.length).toBeGreaterThan(8);
    expect(types?.filter((type) => /\d$/.test(type))).toEqual([]);
  },
);
