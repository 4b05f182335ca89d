// Not quick: it asks the type checker for declarations.
// The guides of the package that follow from types, tokens and sheets.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { publicModules } from '../../../scripts/bundle/packages';
import { writeDeclarations } from '../../../scripts/package/write-declarations';
import { writeParts } from '../../../scripts/package/write-parts';
import { writeStyles } from '../../../scripts/package/write-styles';
import { findExports } from '../../find-exports';

test('every part is there with its props, every type with its members', () => {
  const text = writeParts(writeDeclarations(resolve('.')));
  const exported = Object.values(publicModules).flatMap((name) =>
    findExports(readFileSync(`engine/api/${name}.ts`, 'utf8')),
  );
  expect([...text.matchAll(/^### `(\w+)`$/gm)].map(([, name]) => name).sort()).toEqual(
    [...exported].sort(),
  );
  const partOf = (name: string): string =>
    text.split(`### \`${name}\`\n`)[1]?.split('\n##')[0] ?? '';
  expect(partOf('Link')).toContain('readonly href: string;');
  expect(partOf('Link')).toContain('/** It leads to the current page. */\n    readonly current?:');
  expect(partOf('Link')).toContain('function Link(props: LinkProps)');
  expect(partOf('Image')).toContain('readonly image: ImageView;');
  expect(partOf('ImageView')).toContain('readonly srcset?: string;');
  expect(partOf('CardList')).toContain('readonly cards: readonly CardView[];');
  expect(partOf('CardList')).toContain('readonly level: 2 | 3;');
  expect(partOf('CardProps')).toContain('readonly card: ItemCard;');
  expect(partOf('ItemCard')).toContain('Omit<ItemView,');
  expect(partOf('ItemView')).toContain('readonly facts: readonly ItemFact[];');
  expect(partOf('DateView')).toContain('readonly text: string;');
  expect(partOf('useContent')).toContain('(file: string)');
  expect(text).not.toContain('import(');
});

test('every custom property that a sheet of a block may read is there, and every class', () => {
  const text = writeStyles('.');
  for (const name of ['--accent', '--muted', '--line', '--inset', '--size-text', '--radius'])
    expect(text).toMatch(new RegExp(`^\\| \`${name}\` \\| \`[^\`]+\` \\|`, 'm'));
  expect(text).toContain('| `--ground` | `#');
  expect(text).toContain('The background of the page.');
  expect(text).toContain('| block `feature` | ');
  expect(text).toContain('`block-heading`');
  expect(text).toContain('`card-title`');
  expect(text).not.toMatch(/`(?:svg|woff2|css)`/);
});
