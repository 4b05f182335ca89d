import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listAxisSheets } from '../../../engine/theme/axis-sheets';
import { neutral } from '../../../engine/theme/neutral';
import imageSchema from '../../../schemas/image.schema.json';
import pageSchema from '../../../schemas/page.schema.json';
import schema from '../../../schemas/theme.schema.json';

interface Described {
  readonly title?: string;
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly properties?: Readonly<Record<string, Described>>;
}

/** The names of the sheets that a theme may have. */
const listPossible = (described: Described, name: string): string[] => {
  if (described.properties !== undefined)
    return Object.entries(described.properties).flatMap(([key, inner]) =>
      listPossible(inner, name === '' ? key : `${name}-${key}`),
    );
  if (described.type === 'boolean') return [`${name}.true`];
  return (described.enum ?? []).map((value) => `${name}.${value}`);
};

test('a sheet has a name for each value that is a word or true', () => {
  const header = { ...neutral.header, form: 'two-row', action: true } as const;
  expect(listAxisSheets({ radius: 4, header, motif: 'line' })).toEqual([
    'header-form.two-row',
    'header-brand.mark+name',
    'header-action.true',
    'header-panel.auto',
    'header-tone.panel',
    'motif.line',
  ]);
});

test('every sheet belongs to a value that a theme may have', () => {
  // Besides the axes of the theme, the direction of the site's text, its notice, its menus, what fonts and labels say, whether anything moves
  // and how pictures do, where controls stand, and how a page opens.
  const others = [
    'direction.rtl',
    'notice.shown',
    'menus.described',
    'labels.set',
    'fonts.set',
    'moving.true',
  ];
  const controls = ['shown.true', 'form.centred', 'form.two-row', 'tone.accent', 'footer.centred'];
  const ofPictures = ['image.sources', 'image.ratio', 'image-clear.edge', 'credits.shown'];
  const possible = new Set([
    ...listPossible(schema, ''),
    ...others,
    ...controls.map((value) => `controls-${value}`),
    ...ofPictures,
    'head.surface',
    ...pageSchema.properties.opening.enum.map((opening) => `opening.${opening}`),
    ...imageSchema.properties.edge.enum.flatMap((edge) => [
      `image-edge.${edge}`,
      `moving-edge.${edge}`,
    ]),
  ]);
  const sheets = readdirSync('engine/styles/axes').map((file) =>
    file.replace(/(?:\.late|\.live|\.page)?\.css$/, ''),
  );
  expect(sheets.length).toBeGreaterThan(15);
  expect(sheets.filter((name) => !possible.has(name))).toEqual([]);
});
