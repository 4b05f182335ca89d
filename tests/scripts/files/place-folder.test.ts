import { expect, test } from 'vitest';
import { isStage } from '../../../scripts/files/place-folder';

test.each(['.plinth-new-1-0', '.plinth-new-4207-00ff10a9'])(
  '%s is a folder that is being made',
  (name) => {
    expect(isStage(name)).toBe(true);
  },
);

test.each([
  '.plinth-new-1',
  '.plinth-new--0',
  'plinth-new-1-0',
  '.plinth-new-1-0.txt',
  '.plinth-new-1-g',
])('%s is not', (name) => {
  expect(isStage(name)).toBe(false);
});
