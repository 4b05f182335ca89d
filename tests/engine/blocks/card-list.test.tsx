import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CardList } from '../../../engine/blocks/card-list';
import { sampleCards } from './sample-blocks';

test('where no card is left there is no list', () => {
  expect(renderToStaticMarkup(<CardList cards={[]} layout="tile" level={2} />)).toBe('');
  expect(renderToStaticMarkup(<CardList cards={sampleCards} layout="tile" level={2} />)).toMatch(
    /^<ul.*<li/,
  );
});

test('the title of a page in another language says which one that is; the words of a button are the own ones', () => {
  const elsewhere = { href: '/courses', language: 'en', inLanguage: true, text: [] } as const;
  const names = { title: 'Courses', label: 'Zu den Kursen' };
  const render = (button: boolean): string =>
    renderToStaticMarkup(
      <CardList cards={[{ ...elsewhere, ...names, button }]} layout="tile" level={2} />,
    );
  expect(render(true)).toContain('<h2 class="card-title" lang="en">Courses</h2>');
  expect(render(true)).toContain(
    '<a class="button button-second card-link" href="/courses" hrefLang="en">Zu den Kursen <span class="visually-hidden" lang="en">Courses</span></a>',
  );
  expect(render(false)).toContain(
    '<h2 class="card-title"><a class="card-link" href="/courses" hrefLang="en" lang="en">Courses</a></h2>',
  );
});
