import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { InvalidCode } from '../../../scripts/command/invalid-code';
import { checkOwnModules } from '../../../scripts/contract/own-modules';
import { openWorkspace } from '../../../scripts/files/workspace';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'plinth-modules-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** What is found in a block with that module. */
function find(text: string, module: object): string[] {
  const folder = join(root, 'blocks/loaf');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'loaf.block.ts'), text);
  for (const ending of ['.schema.json', '.tsx']) writeFileSync(join(folder, `loaf${ending}`), '');
  const workspace = { ...openWorkspace(root), engine: resolve('.') };
  try {
    checkOwnModules(workspace, new Map([['loaf', module]]));
    return [];
  } catch (error) {
    if (!(error instanceof InvalidCode)) throw error;
    return error.findings.map(
      ({ code, file, line, column, message, hint }) =>
        `${file}:${line}:${column} ${code} ${message} ${hint}`,
    );
  }
}

test('a member outside of its group is found where it is written, with the group that has it', () => {
  const text = `// Its sections: none.
export const loafBlock = {
  loading: 'late',
  sections(view) {
    return [];
  },
};
`;
  expect(find(text, { loading: 'late', sections: () => [] })).toEqual([
    'blocks/loaf/loaf.block.ts:3:3 block-code The code of a block cannot be used: a block module has "loading" in its group "app". Write "app: { loading: … }" instead.',
    'blocks/loaf/loaf.block.ts:4:3 block-code The code of a block cannot be used: a block module has "sections" in its group "text". Write "text: { sections: … }" instead.',
  ]);
});

test('where the text does not show it, the file is named', () => {
  const text = "export { loafBlock } from './other';\n";
  expect(find(text, { facts: () => [] })).toEqual([
    expect.stringMatching(/^blocks\/loaf\/loaf\.block\.ts:1:1 .*"jsonLd: \{ facts: … \}"/),
  ]);
});

test('in their groups they are right', () => {
  const text = 'export const loafBlock = { text: { sections: () => [] } };\n';
  expect(find(text, { app: { loading: 'eager' }, text: { sections: () => [] } })).toEqual([]);
});
