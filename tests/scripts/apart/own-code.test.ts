// Not quick: commands, each with a block that has to be bundled.
// Blocks of a site's own that misbehave: each is named, no command hangs, none succeeds without its work.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { Limits } from '../../../scripts/apart/limits';
import { makeBlockFiles } from '../../../scripts/edit/block-template';
import { type BlockChanges, createOwnSite, ownType } from './own-site';

const site = createOwnSite();
afterAll(() => site.remove());

/** At the end of a module: it runs where that is loaded. */
const after =
  (code: string) =>
  (text: string): string =>
    `${text}\n${code}\n`;

/** Before the component returns anything; `at` is the line of its first statement. */
const inRender = (code: string) => (text: string) =>
  text.replace('  return (\n    <BlockSection', `  ${code}\n  return (\n    <BlockSection`);

const { '.tsx': component = '', '.block.ts': module = '' } = makeBlockFiles(ownType);

/** Where these lines stand, whatever a new block begins with. */
const lines = {
  RENDER: component.split('\n').indexOf('  return (') + 1,
  AFTER: module.split('\n').length + 1,
};

/** With the numbers of lines in the place of their names. */
const located = ({ source }: RegExp): RegExp =>
  new RegExp(source.replace(/RENDER|AFTER/, (name) => `${lines[name as keyof typeof lines]}`));

interface Case {
  readonly what: string;
  readonly command: string;
  readonly changes: BlockChanges;
  readonly printed: RegExp;
  readonly limits?: Partial<Limits>;
}

const cases: readonly Case[] = [
  {
    what: 'a loop where the block is loaded',
    command: 'validate',
    changes: { '.block.ts': after('for (;;);') },
    printed:
      /our-note\.block\.ts:AFTER:\d+ +error +block-endless +The block "our-note" does not come to an end while it is loaded: it was stopped after 0\.5 seconds\./,
  },
  {
    what: 'promises that call one another',
    command: 'validate',
    changes: {
      '.block.ts': after(
        'const again = (): Promise<void> => Promise.resolve().then(again); void again();',
      ),
    },
    printed: /our-note\.block\.ts:AFTER:\d+ +error +block-endless/,
    // What such promises leave behind is memory, too.
    limits: { heap: 100_000 },
  },
  {
    what: 'the end of the process where the block is loaded',
    command: 'validate',
    changes: { '.block.ts': after('(globalThis as any).process.exit(0);') },
    printed:
      /our-note\.block\.ts:AFTER:\d+ +error +block-exit +The block "our-note" ends the command while it is loaded\./,
  },
  {
    what: 'a pattern that explodes',
    command: 'validate',
    changes: {
      '.schema.json': (text) =>
        text.replace('"minLength": 1', '"minLength": 1, "pattern": "^(([a-z])+.)+[A-Z]$"'),
    },
    printed:
      /our-note\.schema\.json:\d+:\d+ +error +block-endless .*while the pattern "\^\(\(\[a-z\]\)\+\.\)\+\[A-Z\]\$" of its schema is tested/,
  },
  {
    what: 'a loop in render',
    command: 'build',
    changes: { '.tsx': inRender('while (block);') },
    printed:
      /our-note\.tsx:RENDER:\d+ +error +block-endless +The block "our-note" at pages\/home\/blocks\/\d+ does not come to an end while it is rendered: it was stopped after 0\.5 seconds\./,
  },
  {
    what: 'components that contain themselves',
    command: 'build',
    changes: {
      '.tsx': (text) =>
        `${inRender('if (block) return <Again />;')(text)}\nfunction Again() { return <Again />; }\n`,
    },
    printed:
      /our-note\.tsx:\d+:\d+ +error +block-(?:endless|memory|throws) +The block "our-note" at pages\/home\/blocks\/\d+ /,
  },
  {
    what: 'the end of the process in render',
    command: 'build',
    changes: { '.tsx': inRender('(globalThis as any).process.exit(0);') },
    printed:
      /our-note\.tsx:RENDER:\d+ +error +block-exit +The block "our-note" at pages\/home\/blocks\/\d+ ends the command while it is rendered\./,
  },
  {
    what: 'a list that grows without end',
    command: 'build',
    changes: { '.tsx': inRender('const all: object[] = []; for (;;) all.push({ all });') },
    printed:
      /our-note\.tsx:RENDER:\d+ +error +block-memory +The block "our-note" at pages\/home\/blocks\/\d+ takes more than 150 MB of memory while it is rendered\./,
    limits: { work: 600_000 },
  },
  {
    what: 'waiting',
    command: 'build',
    changes: { '.tsx': inRender('Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);') },
    printed:
      /error +block-endless +The block "our-note" at pages\/home\/blocks\/\d+ does not come to an end while it is rendered: it was stopped after 1 second of waiting\./,
    limits: { waiting: 1000, work: 600_000, asking: 500 },
  },
  {
    what: 'an answer without end',
    command: 'validate',
    changes: {
      '.block.ts': (text) => text.replace('text: {', 'text: {\n    ids: () => { for (;;); },'),
    },
    printed:
      /our-note\.block\.ts:\d+:\d+ +error +block-endless +The block "our-note" does not come to an end while it answers "ids"/,
  },
];

test.each(cases)(
  '$what',
  ({ command, changes, printed, limits }) => {
    site.use(changes);
    const result = site.run([command], limits);
    expect(result.printed).toMatch(located(printed));
    expect(result.printed).not.toContain('Internal error');
    expect(result.status).toBe(1);
    expect(existsSync(join(site.root, 'dist'))).toBe(false);
  },
  240_000,
);

/** Only where own code is run by the thread that validates while another one builds. */
const whereValidated = (code: string): string =>
  `if ((globalThis as any).process.getBuiltinModule('node:worker_threads').workerData.plinth.slot === 1) ${code}`;

test.each([
  ['hangs', 'for (;;);', /error +block-endless +The block "our-note" does not come to an end/],
  ['ends', '(globalThis as any).process.exit(0);', /error +block-exit +The block "our-note" ends/],
])(
  'code that %s in the validation worker is known by its mark',
  (_, code, printed) => {
    const manifest = site.read('site.manifest.json');
    site.write('site.manifest.json', manifest + ' '.repeat(500_000));
    site.use({
      '.block.ts': (text) =>
        text.replace('text: {', `text: {\n    ids: () => { ${whereValidated(code)} return []; },`),
    });
    const result = site.run(['build']);
    site.write('site.manifest.json', manifest);
    expect(result.printed).toMatch(printed);
    expect(result.printed).toContain('while it answers "ids"');
    expect(result.status).toBe(1);
  },
  240_000,
);

test('what waits in code of Node ends with the process, after it has been named', () => {
  const wait =
    "(globalThis as any).process.getBuiltinModule('crypto').pbkdf2Sync('a', 'b', 2 ** 31 - 1, 64, 'sha512');";
  site.use({ '.tsx': inRender(wait) });
  const result = site.run(['build'], { waiting: 500, work: 600_000, asking: 500, ending: 500 });
  expect(result.printed).toMatch(/error +block-endless +The block "our-note" at pages\/home/);
  expect(result.printed).toContain('this process ends itself');
  expect(result.status).toBe(null);
  // Nobody holds the lock of the output.
  site.use({});
  expect(site.run(['build'])).toMatchObject({ status: 0 });
}, 240_000);

test('a timer that stays is a warning, and the site is written', () => {
  site.use({ '.tsx': after('setInterval(() => undefined, 1000);') });
  const { status, printed } = site.run(['build']);
  expect(printed).toMatch(/Built 3 pages/);
  expect(printed).toMatch(/our-note\.tsx:\d+:1 +warning +block-timer +The block "our-note" keeps/);
  expect(status).toBe(0);
}, 240_000);

test('an error that a promise leaves to nobody is named', () => {
  site.use({ '.block.ts': after('void Promise.reject(new Error("Nobody listens."));') });
  const { status, printed } = site.run(['validate']);
  expect(printed).toMatch(
    located(/our-note\.block\.ts:AFTER:\d+ +error +block-throws .*Nobody listens\./),
  );
  expect(status).toBe(1);
}, 240_000);

test('a report has the finding in its own form', () => {
  site.use({ '.block.ts': after('for (;;);') });
  const { stdout } = site.run(['validate', '--format', 'json']);
  expect(JSON.parse(stdout).findings).toMatchObject([
    { code: 'block-endless', file: 'blocks/our-note/our-note.block.ts', line: lines.AFTER },
  ]);
}, 240_000);
