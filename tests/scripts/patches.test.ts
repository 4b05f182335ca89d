// What we change in the text of dependencies: it is changed, or somebody says that it cannot be.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { boundErrors } from '../../engine/manifest/shape/ajv-text';
import { findProductionRouter } from '../../scripts/bundle/packages';
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
  test('is found in the production build, or missed', () => {
    expect(Object.keys(findProductionRouter(resolve('.')))).toEqual([
      'react-router/dom',
      'react-router',
    ]);
    expect(() => findProductionRouter(folder)).toThrow(
      /^There is no .*dom-export\.mjs: the production build of react-router\/dom stands elsewhere\.$/,
    );
  });
});
