// A document without a place for the app, such as one that an extension has changed → it stays as it is.
import { expect, test } from 'vitest';
import { start } from '../../../engine/entry/browser';
import { samplePage } from '../sample-services';

test('where a document has no place for it, the app does not start', async () => {
  document.body.innerHTML = '<main><p class="app">Words.</p></main>';
  const before = document.body.innerHTML;
  await start({ page: samplePage } as never, {} as never);
  expect(document.body.innerHTML).toBe(before);
});
