// Links of menus and footers: which of them is the page that is shown.
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Link } from '../../../engine/ui/link';

const render = (href: string): string =>
  renderToStaticMarkup(
    <Link href={href} current>
      Visit
    </Link>,
  );

test('a link to the current page says so, and one to a place within it does not', () => {
  expect(render('/visit')).toBe('<a href="/visit" aria-current="page">Visit</a>');
  expect(render('/visit#hours')).toBe('<a href="/visit#hours">Visit</a>');
});
