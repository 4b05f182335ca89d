import { expect, test } from 'vitest';
import { openWorkspace } from '../../../scripts/files/workspace';
import { readBuiltInIcon } from '../../../scripts/source/icon-sprite';

const workspace = openWorkspace('tests/sites/minimal');

test('a drawing of the engine is there under the path that one of the site would have', () => {
  expect(readBuiltInIcon(workspace, 'icons/phone.svg')?.toString()).toMatch(/^<svg /);
});

test.each(['icons/none.svg', 'images/icons/phone.svg', 'icons/phone.svg.txt', 'icons/phone'])(
  'there is none at %s',
  (path) => {
    expect(readBuiltInIcon(workspace, path)).toBeUndefined();
  },
);
