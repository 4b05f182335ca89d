// Every form of header, contacts and footer, in few sites that have each of them once.
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { expectNothingCovered } from '../../e2e/find-covered';
import { type Visitor, visit } from '../../e2e/visitor';
import { type ChangedSite, serveChanged } from './changed-site';

const forms = [
  {
    header: { form: 'two-row', brand: 'wordmark', action: true, home: false, tone: 'ground' },
    ...{ contact: 'corner', motif: 'none', lines: 'none' },
    ...{ footer: { form: 'grand', contacts: true }, buttons: { shape: 'pill', second: 'text' } },
  },
  {
    header: { form: 'centred', action: true, home: true, tone: 'accent' },
    ...{ contact: 'bar', motif: 'line', lines: 'strong' },
    ...{ footer: { form: 'centred', contacts: true }, buttons: { second: 'underline' } },
  },
  {
    header: { form: 'clear', action: true, home: true },
    ...{ contact: 'none', motif: 'points', lines: 'hair' },
    ...{ footer: { form: 'columns', contacts: true } },
  },
] as const;

describe.each(forms)('header $header.form, contact $contact, footer $footer.form', (form) => {
  let site: ChangedSite;
  let visitor: Visitor;
  beforeAll(async () => {
    site = await serveChanged((manifest) => Object.assign(manifest.theme, form));
  });
  afterAll(() => site.end());
  afterEach(async () => {
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });

  const open = async (width: number, path: string): Promise<Page> => {
    visitor = await visit({ viewport: { width, height: 800 }, origin: site.origin });
    await visitor.goto(path);
    await visitor.ready();
    return visitor.page;
  };

  test.each([320, 375, 768, 1024, 1440, 1920])(
    'at %i px nothing overflows, and nothing floats over what is read or focused',
    async (width) => {
      const page = await open(width, '/corporate/teams');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        width,
      );
      await expectNothingCovered(page);
    },
  );

  test('the parts of the bar lie beside each other, in the order of the keys', async () => {
    const page = await open(1024, '/corporate/teams');
    const parts = await page
      .locator('.header > :is(a, nav), .header-top > :is(a, ul)')
      .evaluateAll((all) =>
        all
          .filter((part) => part.checkVisibility())
          .map((part) => part.getBoundingClientRect().toJSON() as DOMRect),
      );
    expect(parts.length).toBeGreaterThan(2);
    const bar = await page.locator('.header').boundingBox();
    for (const [index, part] of parts.entries()) {
      expect(part.bottom).toBeLessThanOrEqual(bar?.height ?? 0);
      const before = parts[index - 1];
      if (before) expect(part.left >= before.right || part.top >= before.bottom).toBe(true);
    }
  });

  test('all contacts and the primary action can be reached at the end of the page', async () => {
    const page = await open(375, '/');
    const hrefs = await page
      .locator('.footer-contacts a:visible')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(hrefs).toHaveLength(5);
    expect(hrefs[0]).toMatch(/^tel:/);
    expect(await page.locator('.dock').count()).toBe(form.contact === 'none' ? 0 : 1);
  });
});

test('a clear bar shows what is under it until the page is scrolled', async () => {
  const site = await serveChanged((manifest) => {
    manifest.theme.header = { form: 'clear' };
  });
  const visitor = await visit({ origin: site.origin });
  const { page } = visitor;
  await visitor.goto('/corporate');
  const readGround = () =>
    page.locator('.header').evaluate((bar) => getComputedStyle(bar).backgroundColor);
  expect(await readGround()).toBe('rgba(0, 0, 0, 0)');
  const head = await page.locator('.page-head').boundingBox();
  expect(head?.y).toBe(0);
  const title = await page.locator('.page-head h1').boundingBox();
  expect(title?.y).toBeGreaterThan(75);
  await page.evaluate(() => window.scrollTo(0, 400));
  await expect.poll(readGround).toBe('rgb(5, 15, 36)');
  await visitor.leave();
  await site.end();
});

test('contacts in the corner wait until the head of the page is gone, except for keys', async () => {
  const site = await serveChanged((manifest) => {
    manifest.theme.contact = 'corner';
  });
  const visitor = await visit({ origin: site.origin });
  const { page } = visitor;
  await visitor.goto('/corporate');
  const dock = page.locator('.dock');
  const readOpacity = () => dock.evaluate((element) => getComputedStyle(element).opacity);
  await expect.poll(readOpacity).toBe('0');
  const covered = await dock.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2)?.closest('.dock') ?? null;
  });
  expect(covered).toBeNull();
  await page.locator('.primary-action').focus();
  await expect.poll(readOpacity).toBe('1');
  await page.locator('h1').focus();
  await expect.poll(readOpacity).toBe('0');
  const head = await page.locator('.page-head').boundingBox();
  await page.evaluate((height) => window.scrollTo(0, height), head?.height ?? 0);
  await expect.poll(readOpacity).toBe('1');
  await visitor.leave();
  await site.end();
});

test.each(['bar', 'corner'] as const)(
  'contacts of the form "%s" cover nothing where the header has the action',
  async (contact) => {
    const site = await serveChanged((manifest) => {
      Object.assign(manifest.theme, { contact, header: { action: true } });
    });
    const visitor = await visit({ origin: site.origin, viewport: { width: 1440, height: 900 } });
    const { page } = visitor;
    await visitor.goto('/corporate');
    expect(await page.locator('.dock > .primary-action').isVisible()).toBe(false);
    const dock = await page.locator('.dock').boundingBox();
    const cards = await page.locator('.card-list').boundingBox();
    expect(dock?.x).toBeGreaterThanOrEqual(Math.floor((cards?.x ?? 0) + (cards?.width ?? 1440)));
    expect((dock?.x ?? 0) + (dock?.width ?? 0)).toBeLessThanOrEqual(1440);
    await visitor.leave();
    await site.end();
  },
);

test('without lines, bars over a scrolled page have a shadow', async () => {
  const site = await serveChanged((manifest) => {
    Object.assign(manifest.theme, { contact: 'bar', lines: 'none' });
  });
  const visitor = await visit({ origin: site.origin });
  const { page } = visitor;
  await visitor.goto('/corporate');
  const readShadow = (bar: string) =>
    page.locator(bar).evaluate((element) => getComputedStyle(element).boxShadow);
  expect(await readShadow('.dock')).toContain('0.65');
  expect(await readShadow('.header')).not.toContain('0.65');
  await page.evaluate(() => window.scrollTo(0, 400));
  await expect.poll(() => readShadow('.header')).toContain('0.65');
  await visitor.leave();
  await site.end();
});
