// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Header } from '../../../../engine/app/shell/header';
import { toMenuId } from '../../../../engine/content/addresses/element-ids';
import type { Labels } from '../../../../engine/generated/manifest';
import type { MenuItemView, PageView, Shell } from '../../../../engine/model/site';
import { neutral } from '../../../../engine/theme/neutral';
import { AnyNode } from '../../../../engine/ui/nodes/any-node';
import { ServicesContext } from '../../../../engine/ui/services';
import { createVisit } from '../../../../engine/ui/visit';

const item = (page: string, items: MenuItemView[] = []): MenuItemView => ({
  page,
  href: `/${page}`,
  label: `Page ${page}`,
  items,
});

const shell = {
  name: 'Site',
  home: item('home'),
  logo: { src: '/logo.svg', alt: '', width: 1, height: 1 },
  menus: [
    {
      ...item('area', [
        item('group', [item('inner', [item('deep')])]),
        { ...item('leaf'), about: 'What it is about.' },
      ]),
      id: 'area',
      heading: 'Area',
      text: [],
      buttonLabel: 'Explore',
    },
  ],
  labels: { home: 'Home' } as Labels,
  behaviour: { menus: { openDelay: 100, closeDelay: 300 } },
  contacts: [],
  primaryAction: null,
  axes: neutral,
} as unknown as Shell;

function renderHeader(): Element {
  const page = { id: 'deep', menu: 'area' } as PageView;
  const services = {
    shell,
    icons: '/icons.svg',
    visit: createVisit(),
    navigate: () => undefined,
    alert: () => undefined,
    getNode: () => AnyNode,
    useContent: () => ({ nodes: null, slow: false }),
  };
  const host = document.createElement('div');
  host.innerHTML = renderToStaticMarkup(
    <ServicesContext value={services}>
      <Header page={page} languages={undefined} />
    </ServicesContext>,
  );
  return host;
}

const toLinks = (part: Element | null) =>
  [...(part?.querySelectorAll('a') ?? [])].map((link) => [
    link.getAttribute('href'),
    link.textContent,
    link.getAttribute('aria-current'),
  ]);

test('panel and drawer hold the same links, three levels deep, the current page marked in both', () => {
  const header = renderHeader();
  const panel = toLinks(header.querySelector(`#${toMenuId('area')}`));
  const drawer = toLinks(header.querySelector('.drawer-menus > details'));
  expect(panel).toHaveLength(5);
  expect(drawer).toEqual(panel);
  expect(panel.filter(([, , current]) => current === 'page')).toEqual([
    ['/deep', 'Page deep', 'page'],
  ]);
});

test('the button of the menu that holds the page is marked', () => {
  const button = renderHeader().querySelector(`button[popovertarget="${toMenuId('area')}"]`);
  expect(button?.hasAttribute('data-current')).toBe(true);
});

test('what a page is about stands in the panel, never in the drawer', () => {
  const header = renderHeader();
  expect(header.querySelector('.panel')?.textContent).toContain('What it is about.');
  expect(header.querySelector('dialog')?.textContent).not.toContain('What it is about.');
});
