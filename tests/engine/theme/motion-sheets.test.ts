// What moves in the sheets of the engine: briefly, and only for visitors who do not mind.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const sheets = ['styles', 'ui', 'app', 'blocks', 'layouts'].flatMap((room) =>
  readdirSync(`engine/${room}`, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .map((name) => join('engine', room, name)),
);

const read = (sheet: string): string => readFileSync(sheet, 'utf8');

/** In seconds, as a transition or an animation states them. */
const listDurations = (css: string): number[] =>
  [...css.matchAll(/(?:transition|animation)(?:-duration)?:([^;]*);/g)].flatMap(([, value = '']) =>
    [...value.matchAll(/([\d.]+)(m?s)\b/g)].map(([, number, unit]) =>
      unit === 'ms' ? Number(number) / 1000 : Number(number),
    ),
  );

test('nothing that happens once takes longer than 0.6 s', () => {
  expect(sheets.length).toBeGreaterThan(80);
  const long = sheets.filter((sheet) =>
    listDurations(read(sheet).replaceAll(/[^;{]*infinite[^;]*;/g, '')).some((time) => time > 0.6),
  );
  expect(long).toEqual([]);
});

test('whatever is named for a transition is so only without a wish for less motion', () => {
  const naming = sheets.filter((sheet) => read(sheet).includes('view-transition-name'));
  expect(naming).toEqual(['engine/styles/axes/moving.true.late.css']);
  const css = read('engine/styles/axes/moving.true.late.css').replaceAll(/\/\*[\s\S]*?\*\//g, '');
  expect(css.trim()).toMatch(/^@media \(prefers-reduced-motion: no-preference\) \{[\s\S]*\n\}$/);
});

test('how pictures move is another for each outline, on screens and unless less motion is preferred', () => {
  const ways = sheets
    .filter((sheet) => sheet.includes('/moving-edge.'))
    .map((sheet) =>
      read(sheet)
        .replaceAll(/\/\*[\s\S]*?\*\//g, '')
        .trim(),
    );
  expect(ways.length).toBeGreaterThan(3);
  for (const css of ways)
    expect(css).toMatch(
      /^@media screen and \(prefers-reduced-motion: no-preference\) \{[\s\S]*\n\}$/,
    );
  expect(
    new Set(ways.map((css) => /@keyframes unveil \{[\s\S]*?\n {4}\}/.exec(css)?.[0])).size,
  ).toBe(ways.length);
});
