// What the app is told of the document in which it starts.
import { afterEach, expect, test, vi } from 'vitest';
import { startApp } from '../../../engine/app/start-app';
import { start } from '../../../engine/entry/browser';
import { samplePage } from '../sample-services';

vi.mock('../../../engine/app/start-app');
afterEach(() => {
  document.head.replaceChildren();
});

test('where a document has no place for it, the app does not start', async () => {
  document.body.innerHTML = '<main><p class="app">Words.</p></main>';
  const before = document.body.innerHTML;
  await start({ page: samplePage } as never, {} as never);
  expect(document.body.innerHTML).toBe(before);
});

test('where the page is in other languages is read from the head', async () => {
  document.head.innerHTML = `
    <link rel="alternate" hreflang="en" href="https://www.example.com/base/work">
    <link rel="alternate" hreflang="de" href="https://www.example.com/base/de/%C3%BCbung">
    <link rel="alternate" hreflang="x-default" href="https://www.example.com/base/work">
    <link rel="alternate" type="application/atom+xml" href="https://www.example.com/feed.xml">`;
  document.body.innerHTML = '<div class="app"></div>';
  await start({ page: samplePage } as never, {} as never);
  const [given] = vi.mocked(startApp).mock.lastCall ?? [];
  expect(given?.page).toEqual({
    ...samplePage,
    alternates: { en: '/base/work', de: '/base/de/%C3%BCbung' },
  });
});
