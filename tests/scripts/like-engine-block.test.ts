// Not quick: it builds, and runs the type checker.
// What is said to somebody who wants to replace a block of the engine, followed to the letter.

import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findSections } from '../../engine/content/pages/block-sections';
import { mainOf } from '../../engine/model/publication';
import { viewOf } from '../../engine/site/view-of';
import { run as build } from '../../scripts/build';
import { run as writeTypes } from '../../scripts/site-types';
import { loadSite } from '../../scripts/source/load-site';
import { openWorld } from '../../scripts/source/open-world';
import { SiteFiles } from '../../scripts/source/site-files';
import { run as validate } from '../../scripts/validate';
import { copySiteFolder } from '../copy-site-folder';
import { keepPrinted } from './printed';

const manifestFile = 'site.manifest.json';

let root: string;
let printed: ReturnType<typeof keepPrinted>;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'plinth-like-'));
  copySiteFolder('tests/sites/minimal', root);
  printed = keepPrinted();
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(root, { recursive: true, force: true });
});

const read = (path: string): string => readFileSync(join(root, path), 'utf8');

interface OwnBlock {
  readonly module: string;
  readonly component: string;
  readonly sheet: string;
  readonly entry: object;
}

/** With the schema of the engine's, but for its name, and on the home page. */
function write(like: string, { module, component, sheet, entry }: OwnBlock): void {
  const type = `our-${like}`;
  const folder = join(root, 'blocks', type);
  mkdirSync(folder, { recursive: true });
  const schema = readFileSync(`schemas/blocks/${like}.schema.json`, 'utf8');
  writeFileSync(
    join(folder, `${type}.schema.json`),
    schema.replace(/(?<=: \[?)"(.*?)"/g, (text, word) => (word === like ? `"${type}"` : text)),
  );
  writeFileSync(join(folder, `${type}.block.ts`), module);
  writeFileSync(join(folder, `${type}.tsx`), component);
  writeFileSync(join(folder, `${type}.css`), sheet);
  const manifest = JSON.parse(read(manifestFile));
  manifest.pages[manifest.site.home].blocks.push({ type, ...entry });
  writeFileSync(join(root, manifestFile), JSON.stringify(manifest));
}

const feature: OwnBlock = {
  module: `import { findSectionIds, listSections, type ModuleOf, toSections } from 'plinth/block';

export const ourFeatureBlock: ModuleOf<'our-feature'> = {
  text: {
    ids: ({ items }) => findSectionIds(items),
    sections: (view) => listSections(view, [], toSections(view.items, { level: 3 })),
  },
};
`,
  component: `import { type BlockProps, BlockHeading, BlockSection, ContentNodes, Image, Link } from 'plinth';

export function OurFeatureBlock({ block }: BlockProps<'our-feature'>) {
  return (
    <BlockSection block={block} placesHeading>
      <div className="our-feature-body" data-side={block.side}>
        <p>New</p>
        <BlockHeading block={block} />
        <ContentNodes nodes={block.items} level={3} />
        {block.link && <Link href={block.link.href}>{block.link.label}</Link>}
        {block.image && <Image image={block.image} />}
      </div>
    </BlockSection>
  );
}
`,
  sheet: '.our-feature-body { color: inherit; }\n',
  entry: { heading: 'How we bake', items: ['By *hand*.', { 'At night': ['In the dark.'] }] },
};

const questions: OwnBlock = {
  module: `import { listSections, type ModuleOf, toSections, toWords } from 'plinth/block';

export const ourQuestionsBlock: ModuleOf<'our-questions'> = {
  text: {
    ids: ({ questions }) =>
      questions.flatMap(({ id }, index) =>
        id === undefined ? [] : [{ id, pointer: \`/questions/\${index}/id\` }],
      ),
    sections: (view) =>
      listSections(
        view,
        toWords(view.text),
        view.questions.flatMap(({ question, answer }) => [
          { heading: question, level: 3, words: [] },
          ...toSections(answer, { level: 4 }),
        ]),
      ),
  },
};
`,
  component: `import { type BlockProps, BlockSection, ContentNodes, RunningText } from 'plinth';

export function OurQuestionsBlock({ block }: BlockProps<'our-questions'>) {
  return (
    <BlockSection block={block}>
      {block.text && <RunningText text={block.text} />}
      <ol className="our-questions-list">
        {block.questions.map(({ question, answer, id }) => (
          <li key={question} id={id}>
            <h3>{question}</h3>
            <ContentNodes nodes={answer} level={4} />
          </li>
        ))}
      </ol>
    </BlockSection>
  );
}
`,
  sheet: '.our-questions-list { counter-reset: none; }\n',
  entry: {
    kicker: 'Bread',
    heading: 'Asked often',
    text: 'And *answered*.',
    questions: [{ question: 'Which oven?', id: 'oven', answer: ['One of stone.'] }],
  },
};

test('blocks like "feature" and "questions" are made of what is exported', async () => {
  write('feature', feature);
  write('questions', questions);
  expect(await validate(['--root', root]), printed.text).toBe(0);
  expect(await writeTypes(['--root', root])).toBe(0);
  writeFileSync(join(root, 'tsconfig.json'), '{ "extends": "./.plinth/tsconfig.json" }');
  const checker = [resolve('node_modules/typescript/bin/tsc'), '-p', root];
  expect(spawnSync(process.execPath, checker, { encoding: 'utf8' })).toMatchObject({
    status: 0,
    stdout: '',
  });
  expect(await build(['--root', root, '--uncompressed'])).toBe(0);
  const html = read('dist/index.html');
  expect(html).toContain(
    '<div class="our-feature-body" data-side="end"><p>New</p><h2 class="block-heading">How we bake</h2>',
  );
  expect(html).toMatch(/<em>hand<\/em>.*<h3 id="at-night">At night<\/h3>.*In the dark\./s);
  expect(html).toMatch(
    /<li id="oven"><h3>Which oven\?<\/h3><div[^>]*><p>One of stone\.<\/p><\/div><\/li>/,
  );
  const { workspace, contract } = await openWorld(root);
  const options = { contract, now: new Date('2026-03-01'), drafts: false };
  const { publication } = loadSite(workspace, { ...options, files: new SiteFiles(workspace) });
  if (publication === undefined) throw new Error('The site is not valid.');
  const page = viewOf(mainOf(publication), 'home');
  const words = page.blocks
    .filter(({ type }) => type.startsWith('our-'))
    .flatMap((view) => findSections(contract.blocks, view, page))
    .map((section) => [section.id, section.heading, ...section.words]);
  expect(words).toEqual([
    [undefined, 'How we bake', 'By hand.'],
    ['at-night', 'At night', 'In the dark.'],
    [undefined, undefined, 'Bread'],
    [undefined, 'Asked often', 'And answered.'],
    [undefined, 'Which oven?', 'One of stone.'],
  ]);
});
