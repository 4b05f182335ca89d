import { expect, test } from 'vitest';
import { findSharedMembers } from '../../../scripts/contract/shared-members';
import { engineContract } from '../../engine-contract';

const { schemas } = engineContract;

const find = (properties: object) =>
  findSharedMembers({ properties }, 'blocks/loaf', schemas).map(({ pointer, reason }) => [
    pointer,
    reason,
  ]);

test.each([
  ['id', { type: 'integer' }],
  ['id', { $ref: '../page-id.schema.json' }],
  ['heading', { $ref: '../running-text.schema.json' }],
  ['heading', { type: 'array', items: { type: 'string' } }],
  ['layout', { type: 'boolean' }],
  ['layout', { enum: [1, 2] }],
])('"%s" as %j is another type', (member, schema) => {
  expect(find({ [member]: schema })).toEqual([
    [`/properties/${member}`, `"${member}" means the same on every block, and is a text`],
  ]);
});

test.each([
  ['kicker', { type: 'boolean' }],
  ['surface', { type: 'string' }],
  ['surface', { $ref: '../block-width.schema.json' }],
  ['width', { type: 'integer' }],
  ['align', { type: 'string', enum: ['start', 'left'] }],
  ['space', { type: 'object' }],
])('"%s" as %j is another type than every block has', (member, schema) => {
  expect(find({ [member]: schema })).toEqual([
    [`/properties/${member}`, `every block has "${member}", and it means the same on all of them`],
  ]);
});

test.each([
  ['id', { $ref: '../anchor.schema.json' }],
  ['heading', { type: 'string', words: 'always' }],
  ['layout', { type: 'string' }],
  ['layout', { type: 'string', enum: ['round', 'long'] }],
  ['kicker', { type: 'string' }],
  ['surface', { $ref: '../surface.schema.json' }],
  ['width', false],
  ['form', { type: 'integer' }],
])('"%s" as %j may be', (member, schema) => {
  expect(find({ [member]: schema })).toEqual([]);
});
