import { expect, test } from 'vitest';
import { refuseType } from '../../../scripts/bundle/own-blocks';
import { openWorkspace } from '../../../scripts/files/workspace';

const workspace = openWorkspace('tests/sites/minimal');

const refuse = (type: string) => refuseType(workspace, type)?.reason;

test.each(['price-list', 'a', 'b2-c3', 'x'.repeat(60)])('a block may be called %s', (type) => {
  expect(refuse(type)).toBeUndefined();
});

test.each([
  ['Price-list', 'that no type can have'],
  ['price--list', 'that no type can have'],
  ['2-prices', 'that no type can have'],
  ['x'.repeat(61), 'of 61 characters'],
  ['constructor', 'that every object has'],
  ['con', 'that no folder has on Windows'],
  ['cards', 'of a block of the engine'],
])('a block may not be called %s', (type, reason) => {
  expect(refuse(type)).toContain(reason);
});
