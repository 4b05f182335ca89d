// What a site's own block throws while it is rendered, in words for its author.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { explainRendering } from '../../../scripts/bundle/explain-rendering';
import { noNetwork } from '../../../scripts/bundle/without-network';
import { InvalidCode } from '../../../scripts/command/invalid-code';
import { openWorkspace } from '../../../scripts/files/workspace';
import { copySiteFolder } from '../../copy-site-folder';

const root = mkdtempSync(join(tmpdir(), 'plinth-throws-'));
copySiteFolder('tests/sites/priced', root);
cpSync('tests/blocks/price-list', join(root, 'blocks/price-list'), { recursive: true });
afterAll(() => rmSync(root, { recursive: true, force: true }));

const block = { type: 'price-list', page: 'home', index: 2 };

function explain(
  cause: Error,
  of = block,
): readonly { message: string; hint: string; line: number }[] {
  const failure = Object.assign(new Error('x'), { name: 'RenderFailure', block: of, cause });
  const explained = explainRendering(openWorkspace(root), failure);
  return explained instanceof InvalidCode ? explained.findings : [];
}

test.each(['window', 'document', 'localStorage'])('%s is of browsers alone', (name) => {
  const [finding] = explain(new ReferenceError(`${name} is not defined`));
  expect(finding?.message).toBe(
    `The block "price-list" at pages/home/blocks/2 throws: ${name} is not defined.`,
  );
  expect(finding?.hint).toContain('without a browser');
});

test('a component that waits is told that none may', () => {
  const reason =
    'A component suspended while responding to synchronous input. This will cause the UI to be replaced with a loading indicator.';
  const [finding] = explain(new Error(reason));
  expect(finding?.hint).toContain('no component may be "async"');
  expect(finding?.message).toMatch(/responding to synchronous input\.$/);
});

test.each([
  [
    'Element type is invalid: expected a string (for built-in components) or a class/function (for composite components) but got: undefined.',
    'look at its name, its import and its export',
  ],
  ["Cannot read properties of undefined (reading 'env')", 'no "process.env" in browsers'],
  ["Cannot assign to read only property '0' of object '[object Array]'", 'change a copy of it'],
  ['Cannot add property 2, object is not extensible', 'change a copy of it'],
  [noNetwork, 'Pages are made without a network'],
  ['Too many re-renders. React limits the number of renders', 'in a handler or in an effect'],
  ['Maximum call stack size exceeded', 'without an end'],
  ['Objects are not valid as a React child (found: [object Date])', 'such as {item.name}'],
  [
    'img is a self-closing tag and must neither have `children` nor use `dangerouslySetInnerHTML`.',
    'end it at once',
  ],
])('what is meant by %s', (reason, said) => {
  expect(explain(new TypeError(reason))[0]?.hint).toContain(said);
});

test.each(['prices is not defined', 'Cannot read properties of undefined'])(
  '%s is a mistake of its own',
  (reason) => {
    expect(explain(new ReferenceError(reason))[0]?.hint).toContain('everything that its schema');
  },
);

test('what a block of the engine throws is no mistake of the site', () => {
  expect(explain(new Error('x'), { ...block, type: 'text' })).toEqual([]);
});

test.each(['PUBLIC_KEY', 'VITE_API', 'MODE'])('import.meta.env.%s is of other systems', (name) => {
  const [finding] = explain(
    new TypeError(`Cannot read properties of undefined (reading '${name}')`),
  );
  expect(finding?.hint).toContain('There is no "import.meta.env" here');
});

test.each([
  ['<Image src="images/logo.svg" alt="Our mark" />', '<Image> lacks "image"', 'Write image={…}'],
  ['<RunningText>{block.words}</RunningText>', '<RunningText> lacks "text"', 'Write text={…}'],
])(
  'a component of the engine without what it needs is named at its line: %s',
  (markup, reason, remedy) => {
    const file = join(root, 'blocks/price-list/price-list.tsx');
    const source = readFileSync(file, 'utf8');
    writeFileSync(file, `${source}\nexport const part = ${markup};\n`);
    const [finding] = explain(new TypeError("Cannot read properties of undefined (reading 'map')"));
    writeFileSync(file, source);
    expect(finding?.message).toContain(`throws: ${reason}.`);
    expect(finding?.hint).toContain(remedy);
    expect(finding?.line).toBe(source.split('\n').length + 1);
  },
);
