// React's numbers in words.
import { expect, test } from 'vitest';
import { explainReactError } from '../../../scripts/site-test/explain-react-error';

const minified =
  'uncaught: Error: Minified React error #418; visit https://react.dev/errors/418?args[]=text&args[]= for the full message';

test('a page that differs in the browser is told in the words of React, with the own blocks on it', () => {
  const said = explainReactError(minified, ['price-list', 'clock']);
  expect(said).toContain(
    "Hydration failed because the server rendered text didn't match the client.",
  );
  expect(said).toMatch(/Look at the blocks of your own on this page: "price-list", "clock"\.$/);
  expect(explainReactError(minified, [])).toMatch(/outside of effects\.$/);
});

test('other messages stay as they are', () => {
  for (const message of ['console error: no', 'uncaught: Minified React error #4180;'])
    expect(explainReactError(message, ['clock'])).toBe(message);
});
