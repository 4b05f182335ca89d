// What a block of a site may import.
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundleModule } from '../../../scripts/bundle/bundle-module';
import { findAliases } from '../../../scripts/bundle/packages';
import { withSiteModules } from '../../../scripts/bundle/site-modules';
import { openWorkspace } from '../../../scripts/files/workspace';

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'plinth-imports-')));
const root = join(folder, 'site');
const block = 'blocks/our-note/our-note.block.ts';

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

beforeAll(() => {
  write('site.manifest.json', '{}');
  write('blocks/our-note/other.ts', 'export default 1;');
  write('blocks/shared.ts', 'export default 1;');
  write('node_modules/prices/package.json', '{ "name": "prices", "main": "index.js" }');
  write('node_modules/prices/index.js', 'module.exports = 1;');
  write('../linked/package.json', '{ "name": "linked", "main": "index.js" }');
  write('../linked/index.js', 'module.exports = 1;');
  symlinkSync(join(folder, 'linked'), join(root, 'node_modules/linked'));
  write('../secret.json', '{ "token": 1 }');
  symlinkSync(join(folder, 'secret.json'), join(root, 'blocks/our-note/link.json'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The sentence that the import is refused with; undefined where it may be. */
async function refuse(name: string): Promise<string | undefined> {
  write(block, `import x from ${JSON.stringify(name)};\nexport const y = x;`);
  const workspace = openWorkspace(root);
  const source = {
    workspace,
    contents: "export { y } from 'site:blocks/our-note/our-note.block';",
    plugins: [withSiteModules(workspace)],
    alias: findAliases(workspace.engine),
  };
  return bundleModule(source, join(root, 'out.cjs')).then(
    () => undefined,
    (error: Error) => error.message,
  );
}

test.each(['./other', '../shared', 'prices', 'linked'])('"%s" may be imported', async (name) => {
  expect(await refuse(name)).toBe(undefined);
});

test.each([
  ['../../site.manifest.json', /neither below "blocks" or "kinds" nor a package of the site/],
  ['./link.json', /neither below "blocks" or "kinds" nor a package of the site/],
  [join(folder, 'secret.json'), /neither below "blocks" or "kinds" nor a package of the site/],
  ['https://esm.sh/left-pad', /cannot import the address "https:\/\/esm\.sh\/left-pad"/],
  ['data:text/javascript,export default 1', /cannot import the address/],
  ['//esm.sh/left-pad', /cannot import the address/],
  ['node:fs', /it also runs in browsers/],
])('"%s" is refused at the import', async (name, words) => {
  const sentence = await refuse(name);
  expect(sentence).toMatch(words);
  expect(sentence).toMatch(/^blocks\/our-note\/our-note\.block\.ts:1:\d+ {2}error {2}block-code/);
});
