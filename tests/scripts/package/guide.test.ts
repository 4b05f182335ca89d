// The guide of the package, and what there is.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { publicModules } from '../../../scripts/bundle/packages';
import { siteCommands } from '../../../scripts/command/commands';
import { makeBlockFiles } from '../../../scripts/edit/block-template';
import { generatePackageCommands } from '../../../scripts/generate/generate-commands';
import { copiedGuides, writtenGuides } from '../../../scripts/package/package-guides';
import { findExports } from '../../find-exports';

const guides = ['README', 'HOSTING', 'LIMITS'].map((name) =>
  readFileSync(`scripts/package/${name}.md`, 'utf8'),
);
const [guide = ''] = guides;

/** The names in the first column of the table that is headed so. */
function readNames(head: string): readonly string[] {
  const [, rows = ''] = guide.split(`| ${head} | what |\n| --- | --- |\n`);
  const lines = (rows.split('\n\n')[0] ?? '').split('\n');
  return lines.flatMap((line) =>
    [...(line.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
  );
}

test.each(Object.values(publicModules))(
  'it names what engine/api/%s.ts exports, and nothing else',
  (name) => {
    const exported = findExports(readFileSync(`engine/api/${name}.ts`, 'utf8'));
    const named = readNames(`from \`plinth${name === 'plinth' ? '' : `/${name}`}\``);
    expect(exported.length).toBeGreaterThan(1);
    expect([...named].sort()).toEqual([...exported].sort());
  },
);

test('the block that it shows is the one that `block add` writes', () => {
  const files = makeBlockFiles('price-list');
  expect(guide).toContain(`\`\`\`ts\n${files['.block.ts']}\`\`\`\n`);
  expect(guide).toContain(`\`\`\`tsx\n${files['.tsx']}\`\`\`\n`);
});

test('the commands that it shows exist', () => {
  const shown = [...guides.join('\n').matchAll(/npx plinth ([a-z]+)/g)].map(([, name]) => name);
  expect(shown.length).toBeGreaterThan(12);
  // `page add` is shown by its first word.
  const known = Object.keys(siteCommands).map((name) => name.split(' ')[0]);
  for (const name of shown) expect(known).toContain(name);
});

test('what the guides lead to is in the package', () => {
  const links = guides.flatMap((text) =>
    [...text.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, to = '']) => to),
  );
  expect(links).toContain('HOSTING.md');
  const there = [...copiedGuides.keys(), ...writtenGuides.map(([path]) => path)];
  expect(links.filter((to) => !there.includes(to))).toEqual([]);
});

test('the commands of the package are those of its own help, and no others', () => {
  const text = generatePackageCommands();
  const heads = [...text.matchAll(/^## npx plinth (.+)$/gm)].map(([, name]) => name);
  expect(heads).toEqual(Object.keys(siteCommands));
  expect(text).toContain('`npx plinth build [options]`');
  expect(text).toContain('`npx plinth page add ID --title TEXT --summary TEXT [options]`');
  expect(text).not.toContain('npm run');
});
