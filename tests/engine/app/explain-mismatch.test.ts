import { afterEach, describe, expect, test, vi } from 'vitest';
import { warnOfMismatch } from '../../../engine/app/explain-mismatch';

const numbered = new Error(
  'Minified React error #418; visit https://react.dev/errors/418?args[]=text&args[]= for the full message',
);
const words = "Hydration failed because the server rendered text didn't match the client.";

afterEach(() => vi.restoreAllMocks());

function warn(error: unknown, componentStack?: string): readonly unknown[] {
  const warned = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  warnOfMismatch(error, { componentStack });
  return warned.mock.calls[0] ?? [];
}

describe('a page that differs in the browser', () => {
  test.each([
    '\n    at dt (<anonymous>)\n    at OurNoteBlock (http://a.test/n.js:10:25)\n    at LoadedBlock (http://a.test/c.js:1:2)',
    '\ndt\nOurNoteBlock@http://a.test/n.js:10:25\nLoadedBlock@http://a.test/c.js:1:2\n',
  ])('is reported in the words of React, with the block: %j', (stack) => {
    const [said, shown] = warn(numbered, stack);
    expect(said).toContain(words);
    expect(said).toMatch(/outside of effects\. Look at OurNoteBlock\.$/);
    expect(shown).toBe(stack);
  });

  test('is reported without a block where none is around it', () => {
    const [said] = warn(numbered, '\n    at h1 (<anonymous>)\n    at AppRoot (http://a.test/c.js)');
    expect(said).toMatch(/outside of effects\.$/);
  });
});

test('another error stays as it is', () => {
  const error = new Error('Minified React error #4180;');
  expect(warn(error, 'stack')).toEqual([error, 'stack']);
});
