// What each value of the theme's axes adds to the markup around a page, and that others add nothing.
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { SiteShell } from '../../../../engine/app/shell/shell';
import { contactsId } from '../../../../engine/content/addresses/element-ids';
import type { ContactView, Shell } from '../../../../engine/model/site';
import type { ShellAxes } from '../../../../engine/model/theme';
import { neutral } from '../../../../engine/theme/neutral';
import { ServicesContext } from '../../../../engine/ui/services';
import { find } from '../../render';
import { createSampleServices, sampleShell } from '../../sample-services';

const action = { page: 'write', href: '/write', label: 'Ask us' };

const axesWith = (set: {
  readonly header?: Partial<ShellAxes['header']>;
  readonly drawer?: ShellAxes['drawer'];
  readonly contact?: ShellAxes['contact'];
  readonly footer?: Partial<ShellAxes['footer']>;
}): ShellAxes => ({
  header: { ...neutral.header, ...set.header },
  ...(set.drawer && { drawer: set.drawer }),
  contact: set.contact ?? neutral.contact,
  footer: { ...neutral.footer, ...set.footer },
});

const menus = ['one', 'two', 'three'].map((id) => ({ id, page: id, href: `/${id}`, label: id }));

function renderShell(axes: ShellAxes, more: Partial<Shell> = {}): Element {
  const shell = { ...sampleShell, primaryAction: action, axes, ...more };
  const host = document.createElement('div');
  host.innerHTML = renderToStaticMarkup(
    <ServicesContext value={createSampleServices({ shell })}>
      <SiteShell
        page={{ id: 'write', menu: null }}
        slots={{ main: null, languages: shell.languages && <ul className="languages" /> }}
        lateSheet="/late.css"
      />
    </ServicesContext>,
  );
  return host;
}

const count = (within: Element, selector: string) => within.querySelectorAll(selector).length;
const textsOf = (within: Element, selector: string) =>
  [...within.querySelectorAll(selector)].map(({ textContent }) => textContent);
const linksOf = (within: Element, selector: string) =>
  [...within.querySelectorAll(`${selector} a`)].map((link) => link.getAttribute('href'));

const link = (value: string): ContactView => ({
  type: 'link',
  href: value,
  value,
  label: value,
  icon: 'globe',
});

const everyWay = ['tel:+15550100', 'mailto:hello@example.com', 'https://chat.example.com/'];

test('neutral values show neither contacts, action nor home outside of the drawer', () => {
  const shell = renderShell(axesWith({}));
  for (const part of ['.dock', '.header-home', '.header-action', '.header-contacts'])
    expect([part, count(shell, part)]).toEqual([part, 0]);
  expect(count(shell, '.footer-contacts')).toBe(0);
  expect(linksOf(shell, '.drawer-foot')).toEqual(['/write', ...everyWay]);
});

describe.each(['rail', 'bar', 'corner'] as const)('contact %s', (contact) => {
  test('shows number and address in words, and the others behind a button', () => {
    const dock = find(renderShell(axesWith({ contact })), '.dock');
    expect(textsOf(dock, '.contact-bar-word')).toEqual(['Call', 'Write', 'More']);
    const button = find(dock, 'button');
    expect(button.getAttribute('popovertarget')).toBe(contactsId);
    const others = find(dock, `#${contactsId}`);
    expect(others.getAttribute('popover')).toBe('auto');
    expect(textsOf(others, 'a')).toEqual(['link']);
    expect(linksOf(dock, '.contact-bar')).toEqual(everyWay);
    expect(find(dock, '.primary-action').getAttribute('aria-current')).toBe('page');
  });

  test('has words for what the site has, and no button without others', () => {
    const [phone] = sampleShell.contacts;
    const contacts = phone ? [phone] : [];
    const dock = find(renderShell(axesWith({ contact }), { contacts }), '.dock');
    expect(textsOf(dock, '.contact-bar-word')).toEqual(['Call']);
    expect(count(dock, 'button')).toBe(0);
  });
});

test('the button is named for contacts where nothing else is beside it', () => {
  const contacts = [link('https://one.example.com/'), link('https://two.example.com/')];
  const dock = find(renderShell(axesWith({ contact: 'bar' }), { contacts }), '.dock');
  expect(textsOf(dock, 'button')).toEqual(['Contact']);
  expect(count(dock, `#${contactsId} a`)).toBe(2);
});

test('without contacts the action stands alone, and without both the drawer has no foot', () => {
  const dock = find(renderShell(axesWith({ contact: 'bar' }), { contacts: [] }), '.dock');
  expect(textsOf(dock, 'a')).toEqual(['Ask us']);
  expect(count(dock, 'ul')).toBe(0);
  const bare = renderShell(axesWith({}), { contacts: [], primaryAction: null });
  expect(count(bare, '.drawer')).toBe(1);
  expect(count(bare, '.drawer-foot')).toBe(0);
});

test('an action for elsewhere does not float over the page that it leads to', () => {
  const primaryAction = { ...action, elsewhereOnly: true } as const;
  const axes = axesWith({ contact: 'bar', header: { action: true } });
  const there = renderShell(axes, { primaryAction });
  expect(count(there, '.dock .primary-action')).toBe(0);
  expect(count(there, '.dock .contact-bar')).toBe(1);
  // What does not float over anything stays.
  expect(count(there, '.header-action')).toBe(1);
  expect(count(renderShell(axes, { primaryAction, contacts: [] }), '.dock')).toBe(0);
  const elsewhere = renderShell(axes, { primaryAction: { ...primaryAction, page: 'other' } });
  expect(count(elsewhere, '.dock .primary-action')).toBe(1);
});

test('a wordmark says the name, which is not written beside it', () => {
  const named = find(renderShell(axesWith({})), '.header-brand');
  expect([find(named, 'img').getAttribute('alt'), named.textContent]).toEqual(['', 'Sample']);
  const mark = find(renderShell(axesWith({ header: { brand: 'wordmark' } })), '.header-brand');
  expect([find(mark, 'img').getAttribute('alt'), mark.textContent]).toEqual(['Sample', '']);
});

test('home, action and contacts are in the bar where the header has them', () => {
  const bar = find(
    renderShell(axesWith({ header: { home: true, action: true, form: 'two-row' } })),
    '.header',
  );
  expect(linksOf(bar, '.header-menus')).toEqual(['/']);
  expect(find(bar, '.header-action').textContent).toBe('Ask us');
  expect(linksOf(bar, '.header-contacts')).toEqual(everyWay.slice(0, 2));
  expect(textsOf(bar, '.header-contacts a')).toEqual(['+1 555 0100', 'hello@example.com']);
});

test('the footer lists all contacts in words where it has them', () => {
  const foot = find(renderShell(axesWith({ footer: { contacts: true } })), '.footer');
  expect(linksOf(foot, '.footer-contacts')).toEqual(everyWay);
  expect(textsOf(foot, '.footer-contacts a')).toEqual(['+1 555 0100', 'hello@example.com', 'link']);
});

test('the name stands between the halves of the menus in a split header, and once in every header', () => {
  const nav = find(
    renderShell(axesWith({ header: { form: 'split', action: true } }), { menus }),
    '.header-nav',
  );
  expect(textsOf(nav, 'a')).toEqual(['one', 'two', 'Sample', 'three', 'Ask us']);
  for (const form of ['bar', 'clear', 'centred', 'two-row', 'split'] as const)
    for (const all of [menus, []])
      expect(
        count(renderShell(axesWith({ header: { form } }), { menus: all }), '.header-brand'),
      ).toBe(1);
});

test('every drawer but the usual one has the name at its top', () => {
  const named = (['full', 'drop'] as const).map((drawer) => renderShell(axesWith({ drawer })));
  expect(named.map((shell) => textsOf(shell, '.drawer-name'))).toEqual([['Sample'], ['Sample']]);
  expect(count(renderShell(axesWith({})), '.drawer-name')).toBe(0);
});

const languages = ['English', 'Deutsch'].map((name, index) => ({
  tag: index === 0 ? 'en' : 'de',
  name,
  home: { href: '/', label: 'Home' },
}));

test.each(['bar', 'clear', 'centred', 'two-row', 'split'] as const)(
  'search and languages have room in the header "%s", in drawer and footer, where a site has them',
  (form) => {
    const axes = axesWith({ header: { form } });
    const search = { href: '/search', label: 'Search' };
    const both = renderShell(axes, { menus, search, languages, language: 'en' });
    for (const place of ['header', 'drawer', 'footer']) {
      const controls = find(both, `.${place}-controls`);
      expect(linksOf(controls, ':scope')).toEqual(['/search']);
      expect(count(controls, '.languages')).toBe(1);
    }
    const button = find(both, '.header-controls button');
    expect(button.textContent).toBe('Languages: English');
    const popover = find(both, `#${button.getAttribute('popovertarget')}`);
    expect([popover.getAttribute('popover'), count(popover, '.languages')]).toEqual(['auto', 1]);
    expect(count(renderShell(axes, { menus, search }), '.controls button')).toBe(0);
    expect(count(renderShell(axes, { menus }), '.controls')).toBe(0);
  },
);
