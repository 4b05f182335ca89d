import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findViolations } from '../../axe';
import { expectNothingOverlaid } from '../../e2e/find-covered';
import { type Visitor, visit } from '../../e2e/visitor';
import { long } from '../../faults/long';
import { shownPages } from './site-pages';

const widths = [375, 768, 1440];

/** Each page at one of the widths; `npm run test:robustness` takes each at all. */
const takePages = (width: number) =>
  shownPages.filter((_, index) => long || index % widths.length === widths.indexOf(width));

describe.each(widths)('at %i px', (width) => {
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = await visit({ viewport: { width, height: 900 }, bypassCSP: true });
  });
  afterAll(() => visitor.leave());

  test('axe finds nothing on its pages, and nothing lies over anything', {
    timeout: 180_000,
  }, async () => {
    const { page } = visitor;
    const found: Record<string, string[]> = {};
    for (const { path } of takePages(width)) {
      await visitor.goto(path);
      await visitor.ready();
      const violations = await findViolations(page);
      if (violations.length > 0) found[path] = violations;
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        width,
      );
      await expectNothingOverlaid(page);
    }
    expect(found).toEqual({});
  });

  test('axe finds nothing in open menus, dialogs and faults', async () => {
    const { page } = visitor;
    await visitor.goto('/services/selenium');
    await visitor.ready();
    if (width < 1024) {
      await page.locator('.header-toggle').click();
      for (const summary of await page
        .locator('.drawer > * > nav > details > summary, .drawer nav > details > summary')
        .all())
        if (
          await summary.evaluate((element) => !(element.parentElement as HTMLDetailsElement).open)
        )
          await summary.click();
      expect(await findViolations(page)).toEqual([]);
      await page.keyboard.press('Escape');
    } else
      for (const menu of await page.locator('.header-menu').all()) {
        await menu.click();
        expect(await findViolations(page)).toEqual([]);
      }
    await visitor.goto('/corporate/teams');
    await visitor.ready();
    await page.locator('.people-person button').first().click();
    expect(await page.locator('dialog[open]').count()).toBe(1);
    expect(await findViolations(page)).toEqual([]);
    await visitor.goto('/form');
    await visitor.ready();
    await page.locator('.form-submit').click();
    expect(await page.locator('.form-error').count()).toBe(4);
    expect(await findViolations(page)).toEqual([]);
    await page.route('**/send-form', (route) => route.abort());
    for (const field of await page.locator('.form-element [name]').all()) await field.fill('1');
    await page.locator('.form-submit').click();
    await page.locator('.alert', { hasText: 'Network Error' }).waitFor();
    expect(await findViolations(page)).toEqual([]);
    await visitor.goto('/');
    await visitor.ready();
    await page.route('**/_site/assets/people-*.js*', (route) =>
      route.request().method() === 'HEAD' ? route.continue() : route.abort(),
    );
    await visitor.follow('/corporate/teams');
    await page.locator('.error-notice').waitFor();
    expect(await findViolations(page)).toEqual([]);
    await page.goto('/nowhere');
    await visitor.ready();
    expect(await findViolations(page)).toEqual([]);
  });
});

test('axe finds nothing on the site with a light ground', async () => {
  const visitor = await visit({ site: 'everything', bypassCSP: true });
  const { page } = visitor;
  for (const path of [
    '/',
    '/sortiment',
    '/sortiment/gehoelze/obst',
    '/betrieb',
    '/betrieb/bilder',
    '/betrieb/orte/hof',
    '/kontakt',
    '/impressum',
  ]) {
    await visitor.goto(path);
    await visitor.ready();
    expect([path, await findViolations(page)]).toEqual([path, []]);
    await expectNothingOverlaid(page);
  }
  await visitor.leave();
});
