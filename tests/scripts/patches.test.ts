// What we change in the text of dependencies: it is changed, or somebody says that it cannot be.
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { build } from 'esbuild';
import { afterAll, describe, expect, test } from 'vitest';
import { boundErrors } from '../../engine/manifest/shape/compile-validators';
import { findProductionRouter } from '../../scripts/bundle/packages';
import { unusedFunctions, withoutUnused } from '../../scripts/bundle/without-unused';
import { withoutRemarks } from '../../scripts/generate/generate-types';

const folder = mkdtempSync(join(tmpdir(), 'plinth-patches-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('errors of ajv', () => {
  const push = 'vErrors.push(err0);';
  const concat = 'vErrors = vErrors.concat(validate1.errors)';

  test('are bounded where they are gathered', () => {
    expect(boundErrors(`${push}${concat}`)).toBe(
      'if (vErrors.length < 1000) vErrors.push(err0);' +
        'vErrors = (vErrors.length < 1000 ? vErrors.concat(validate1.errors) : vErrors)',
    );
  });

  test.each([
    ['push', concat],
    ['concat', push],
  ])('a text without %s is refused', (missing, text) => {
    expect(() => boundErrors(text)).toThrow(
      new RegExp(`^The text of ajv is not as expected: nothing in it matches /.*${missing}`),
    );
  });
});

describe('types of json-schema-to-typescript', () => {
  const root = 'export interface Root {\n}\n';
  const remark =
    ' * This interface was referenced by `Root`\'s JSON-Schema\n * via the `definition` "Id".\n';
  const types = `/**\n * A page.\n * \n${remark} */\nexport type Page = {}\n/**\n${remark} */\nexport type Id = string\n`;

  test('come without what says nothing', () => {
    expect(withoutRemarks(root + types)).toBe(
      '/**\n * A page.\n */\nexport type Page = {}\nexport type Id = string\n',
    );
  });

  test.each([
    ['Root', types],
    ['referenced', root],
  ])('a text without %s is refused', (missing, text) => {
    expect(() => withoutRemarks(text)).toThrow(
      new RegExp(`^The text of json-schema-to-typescript is not as expected: .*${missing}`),
    );
  });
});

describe('the router', () => {
  const file = join(folder, 'react-router/dist/production/chunk.mjs');

  async function bundleRouter(text: string): Promise<string> {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    const { outputFiles } = await build({
      entryPoints: [file],
      bundle: true,
      format: 'esm',
      external: ['react'],
      write: false,
      logLevel: 'silent',
      plugins: [withoutUnused],
    });
    return outputFiles[0]?.text ?? '';
  }

  const create = "import * as React2 from 'react';\nvar Unused = React2.createContext(null);\n";
  const name = 'Unused.displayName = "Unused";\n';

  const functions = unusedFunctions.map(
    (unused) => `  async function ${unused}() {\n    if (late) {\n      late();\n    }\n  }\n`,
  );
  const router = `export function createRouter() {\n${functions.join('')}  return [${unusedFunctions}];\n}\n`;

  test('loses what nobody uses', async () => {
    const bundled = await bundleRouter(`${create}${name}${router}`);
    expect(bundled).not.toContain('Unused');
    expect(bundled).not.toContain('late');
    expect(bundled).toContain(`return [${unusedFunctions.join(', ')}]`);
  });

  test.each([
    ['displayName', create, /text of react-router is not as expected: .*displayName/],
    ['marks', `${create.replace('= R', '=R')}${name}`, /not as expected: .*PURE|createContext/],
    ['what it does not use', `${create}${name}`, /not as expected: .*function fetch2/],
    ['components', 'export const used = 1;', /No module of react-router holds components/],
  ])('without %s it is refused', async (_, text, message) => {
    await expect(bundleRouter(text)).rejects.toThrow(message);
  });

  test('is found in the production build, or missed', () => {
    expect(Object.keys(findProductionRouter(resolve('.')))).toEqual([
      'react-router/dom',
      'react-router',
    ]);
    mkdirSync(join(folder, 'node_modules'));
    symlinkSync(join(folder, 'react-router'), join(folder, 'node_modules/react-router'));
    expect(() => findProductionRouter(folder)).toThrow(
      /^There is no .*dom-export\.mjs: the production build of react-router\/dom stands elsewhere\.$/,
    );
  });
});
