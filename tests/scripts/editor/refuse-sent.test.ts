// Requests that the shell does not send → a sentence, before anything looks at them.
import { expect, test } from 'vitest';
import { refuseSent } from '../../../scripts/editor/server/refuse-sent';

test.each([
  ['words', {}, 'The request lacks "path", or it is not text.'],
  ['find', { words: 5 }, 'The request lacks "words", or it is not text.'],
  ['try', { operations: 'x' }, 'The request lacks "operations", or it is not a list.'],
  ['step', { key: 'a' }, 'The request lacks "step", or it is not an object.'],
  ['step', { key: 'a', step: { type: 'nope' } }, 'There is no step of that type.'],
  ['step', { key: 'a', step: { type: 'toString' } }, 'There is no step of that type.'],
  [
    'step',
    { key: 'a', step: { type: 'operations' } },
    'The request lacks "operations", or it is not a list.',
  ],
] as const)('%s of %j', (name, sent, said) => {
  expect(refuseSent(name, sent)).toBe(said);
});

test.each([
  ['state', {}],
  ['undo', {}],
  ['words', { path: '/' }],
  ['step', { key: 'a', step: { type: 'operations', operations: [] } }],
  ['step', { key: 'a', step: { type: 'words', spot: {}, text: '' } }],
  ['replace', { words: 'a', matchCase: true, by: '', places: [] }],
] as const)('%s of %j is answered', (name, sent) => {
  expect(refuseSent(name, sent)).toBeUndefined();
});
