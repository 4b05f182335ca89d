// What the app leaves to the browser: other sites of the publication, and files beside the pages.
import { expect, test } from 'vitest';
import { buildSmallSite } from './small-site';

const plain = buildSmallSite();

const linkTo = (href: string) => ({
  members: { primaryAction: { href: plain.origin + href, label: 'Look there' } },
});

test('a site by itself that names no file has nothing of that kind, not even an empty list', () => {
  expect(plain.shell).not.toHaveProperty('elsewhere');
  expect(buildSmallSite(linkTo('/shop/legal')).shell).not.toHaveProperty('elsewhere');
});

test('sites below it load as documents, those beside it are not its own anyway', () => {
  const { shell } = buildSmallSite({ bases: ['/shop/', '/shop/de/', '/other/'] });
  expect(shell.elsewhere).toEqual(['/shop/de/']);
});

test('a file that the engine writes beside the pages does so where a link leads to it', () => {
  const { shell } = buildSmallSite(linkTo('/shop/sitemap.xml?x#y'));
  expect(shell.elsewhere).toEqual(['/shop/sitemap.xml/']);
  expect(buildSmallSite(linkTo('/sitemap.xml')).shell.elsewhere).toBeUndefined();
});
