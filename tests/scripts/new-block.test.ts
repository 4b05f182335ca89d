// Not quick: commands in a clone.
// A block is one schema and one folder: both are put into a copy of the repository, and nothing else is touched there.
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const home = mkdtempSync(join(tmpdir(), 'plinth-new-block-'));
const site = join(home, 'tests/sites/minimal');
const manifestFile = join(site, 'site.manifest.json');
afterAll(() => rmSync(home, { recursive: true, force: true }));

const member = { title: 'Member', description: 'A member of the block.' };

const toSchema = (type: string) => ({
  $schema: 'http://json-schema.org/draft-07/schema#',
  title: type,
  description: 'Words of somebody, set large.',
  type: 'object',
  properties: {
    type: { ...member, type: 'string', const: type },
    id: { ...member, $ref: '../anchor.schema.json' },
    words: { ...member, $ref: '../running-text.schema.json' },
    effect: { ...member, $ref: '../effect.schema.json', default: 'none' },
  },
  required: ['type', 'words'],
  additionalProperties: false,
  examples: [{ type, words: 'Measure *twice*.' }],
});

const toModule = (type: string, name: string): string =>
  `import { listSections, toWords } from '../../content/pages/block-sections';
import type { ModuleOf } from '../../model/block-module';

export const ${name}Block: ModuleOf<'${type}'> = {
  text: { sections: (view) => listSections(view, toWords(view.words)) },
};
`;

const toComponent = (type: string, name: string, mark = ''): string =>
  `import { RunningText } from '../../ui/running-text';
import type { BlockProps } from '../block-props';
import { BlockSection } from '../block-section';

export function ${name}Block({ block${mark && ', settings'} }: BlockProps<'${type}'>) {
  return (
    <BlockSection block={block}>
      <blockquote className="${type}-words">
        ${mark}
        <RunningText text={block.words} />
      </blockquote>
    </BlockSection>
  );
}
`;

/** One schema, one folder. */
const quote = {
  'schemas/blocks/pull-quote.schema.json': toSchema('pull-quote'),
  'engine/blocks/pull-quote/pull-quote.block.ts': toModule('pull-quote', 'pullQuote'),
  'engine/blocks/pull-quote/pull-quote.tsx': toComponent('pull-quote', 'PullQuote'),
  'engine/blocks/pull-quote/pull-quote.css': '.pull-quote-words { font-size: 2rem; }',
};

/** The same with a setting that holds for all blocks of its type. */
const verse = {
  'schemas/blocks/verse.schema.json': toSchema('verse'),
  'schemas/block-settings/verse.schema.json': {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'Verses',
    description: 'How verses are marked.',
    type: 'object',
    properties: { mark: { ...member, type: 'string', words: 'sometimes', default: '~' } },
    additionalProperties: false,
  },
  'engine/blocks/verse/verse.block.ts': toModule('verse', 'verse'),
  'engine/blocks/verse/verse.tsx': toComponent('verse', 'Verse', '{settings.mark}'),
};

const write = (file: string, content: unknown): void => {
  const path = join(home, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content, null, 2));
};

/** Exit code and words of a program of Node, run in the copy. */
function run(...words: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, words, {
    cwd: home,
    encoding: 'utf8',
  });
  return { status, printed: stdout + stderr };
}

const command = (...words: readonly string[]) => run('scripts/run.cjs', ...words);

/** Changes the manifest of the small site. */
function edit(
  change: (manifest: { blocks?: object; pages: Record<string, object> }) => void,
): void {
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));
  change(manifest);
  writeFileSync(manifestFile, JSON.stringify(manifest, null, 2));
}

beforeAll(() => {
  const copied = ['engine', 'scripts', 'schemas', 'tests/sites/minimal'];
  const files = ['package.json', 'package-lock.json', 'tsconfig.json', '.biome.json', '.gitignore'];
  for (const path of [...copied, ...files])
    cpSync(path, join(home, path), {
      recursive: true,
      filter: (from) => basename(from) !== 'dist',
    });
  // The packages are those of the repository; what commands keep beside them is the copy's own.
  mkdirSync(join(home, 'node_modules'));
  for (const name of readdirSync('node_modules'))
    if (name !== '.cache')
      symlinkSync(join(process.cwd(), 'node_modules', name), join(home, 'node_modules', name));
  for (const [file, content] of Object.entries({ ...quote, ...verse })) write(file, content);
  expect(command('types')).toMatchObject({ status: 0 });
});

const show = (...blocks: readonly object[]) =>
  edit(({ pages }) => Object.assign(pages.home ?? {}, { blocks }));

const build = (): string => {
  expect(command('build', '--root', site, '--uncompressed')).toMatchObject({ status: 0 });
  return readFileSync(join(site, 'dist/index.html'), 'utf8');
};

test('the type checker knows the new blocks', () => {
  expect(run('node_modules/typescript/bin/tsc', '--noEmit', '-p', '.')).toEqual({
    status: 0,
    printed: '',
  });
});

test('one schema and one folder make a block that is built, with code and styles of its own', () => {
  show({ type: 'pull-quote', id: 'said', words: 'Measure **twice**.' });
  const html = build();
  expect(html).toContain(
    '<section class="block pull-quote" id="said"><blockquote class="pull-quote-words">Measure <strong>twice</strong>.</blockquote></section>',
  );
  const sheets = Array.from(html.matchAll(/rel="stylesheet" href="([^"]+)"/g), ([, sheet = '']) =>
    readFileSync(join(site, 'dist', sheet), 'utf8'),
  );
  expect(sheets.join('')).toContain('@layer block.pull-quote{.pull-quote-words{font-size:2rem}');
  const [, chunk = ''] = /"chunks":\["([^"]*pull-quote-\w+\.js)"\]/.exec(html) ?? [];
  expect(readFileSync(join(site, 'dist', chunk), 'utf8')).toContain('pull-quote-words');
});

test('one more schema gives it words, under its name in the manifest', () => {
  show({ type: 'verse', words: 'So it goes.' });
  expect(build()).toContain('<blockquote class="verse-words">~');
  edit((manifest) => Object.assign(manifest, { blockSettings: { verse: { mark: '§' } } }));
  expect(build()).toContain('<blockquote class="verse-words">§');
  edit((manifest) => Object.assign(manifest, { blockSettings: { verses: {} } }));
  expect(command('validate', '--root', site).printed).toContain('Did you mean "verse"?');
});
