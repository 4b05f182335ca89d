// A key → what it does with the last step.
import { expect, test } from 'vitest';
import { findHistoryAct } from '../../../scripts/editor/shell/history-keys';

const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

test.each([
  ['z', { ctrlKey: true }, 'undo'],
  ['Z', { ctrlKey: true, shiftKey: true }, 'redo'],
  ['y', { ctrlKey: true }, 'redo'],
  ['z', { metaKey: true }, 'undo'],
  ['z', { metaKey: true, shiftKey: true }, 'redo'],
  // On a Mac it opens the browser's history.
  ['y', { metaKey: true }, undefined],
  ['z', {}, undefined],
  ['z', { ctrlKey: true, altKey: true }, undefined],
  ['a', { ctrlKey: true }, undefined],
])('%s with %o', (key, held, act) => {
  expect(findHistoryAct({ ...none, ...held, key })).toBe(act);
});
