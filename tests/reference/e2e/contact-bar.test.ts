// Below 1024 px the contacts and the enquiry are a bar at the bottom: all of them can be reached there.
import { afterEach, describe, expect, test } from 'vitest';
import { type Visitor, visit } from '../../e2e/visitor';

let visitor: Visitor;
afterEach(async () => {
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

const ways = [
  ...['tel:+914055500100', 'mailto:enquiries@example.com', 'https://www.example.org/linkedin'],
  ...['https://www.example.org/x', 'https://www.example.org/whatsapp', '/form'],
];

const focused = () =>
  visitor.page.evaluate(() => {
    const { activeElement } = document;
    return activeElement?.getAttribute('href') ?? activeElement?.textContent?.trim();
  });

const shown = () =>
  visitor.page
    .locator('.dock a')
    .evaluateAll((links) =>
      links.filter((link) => link.checkVisibility()).map((link) => link.getAttribute('href')),
    );

describe.each([true, false])('the bar at 375 px, with JavaScript: %s', (javaScriptEnabled) => {
  const open = async () => {
    visitor = await visit({ javaScriptEnabled, viewport: { width: 375, height: 812 } });
    await visitor.goto('/corporate/aboutus');
    if (javaScriptEnabled) await visitor.ready();
  };

  test('is at most 60 px high, in words, and leaves the text its width', async () => {
    await open();
    const { page } = visitor;
    const bar = await page.locator('.dock').boundingBox();
    expect(bar?.height).toBeLessThanOrEqual(60);
    expect([bar?.x, bar?.width, (bar?.y ?? 0) + (bar?.height ?? 0)]).toEqual([0, 375, 812]);
    expect(
      await page
        .locator('.dock :is(a, button)')
        .evaluateAll((all) =>
          all
            .filter((one) => one.checkVisibility())
            .map((one) => (one as HTMLElement).innerText.trim()),
        ),
    ).toEqual(['Call', 'Write', 'More', 'Make An Enquiry']);
    for (const target of await page.locator('.dock :is(a, button):visible').all()) {
      const box = await target.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
    const text = await page.locator('.content-nodes > p').first().boundingBox();
    expect(text?.width).toBeGreaterThanOrEqual(335);
  });

  test('opens the other contacts by key, leads through all of them, and closes by Escape', async () => {
    await open();
    const { page } = visitor;
    expect(await shown()).toEqual([ways[0], ways[1], ways[5]]);
    await page.locator('.dock a').first().focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('More');
    await page.keyboard.press('Enter');
    expect(await shown()).toEqual(ways);
    for (const way of ways.slice(2)) {
      await page.keyboard.press('Tab');
      expect(await focused()).toBe(way);
    }
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Escape');
    expect(await shown()).toEqual([ways[0], ways[1], ways[5]]);
    expect(await focused()).toBe('More');
  });

  test('is left by its enquiry, without the contacts that stood open', async () => {
    await open();
    const { page } = visitor;
    await page.locator('.contact-bar-more button').click();
    const others = page.locator('.contact-bar-others a').last();
    expect(await others.innerText()).toContain('WhatsApp');
    await page.locator('.primary-action').focus();
    await page.keyboard.press('Enter');
    await page.locator('h1', { hasText: 'Make An Enquiry' }).waitFor();
    expect(await page.locator(':popover-open').count()).toBe(0);
  });
});

test.each([1024, 1440])(
  'at %i px they are icons above each other, none of them behind a button, and take no column of the page',
  async (width) => {
    visitor = await visit({ viewport: { width, height: 900 } });
    await visitor.goto('/corporate/aboutus');
    const { page } = visitor;
    expect(await shown()).toEqual(ways);
    expect(await page.locator('.contact-bar-more button').isVisible()).toBe(false);
    const icons = await page.locator('.contact-bar').boundingBox();
    expect(icons?.width).toBeLessThan(48);
    expect((icons?.x ?? 0) + (icons?.width ?? 0)).toBeLessThanOrEqual(width);
    expect((icons?.y ?? 0) + (icons?.height ?? 0)).toBeLessThanOrEqual(900);
    const footer = await page.locator('.footer').boundingBox();
    expect(footer?.width).toBe(await page.evaluate(() => document.documentElement.clientWidth));
    const text = await page.locator('.content-nodes').first().boundingBox();
    expect((text?.x ?? 0) + (text?.width ?? 0)).toBeLessThanOrEqual(icons?.x ?? 0);
  },
);

test('at 768 px they are the bar', async () => {
  visitor = await visit({ viewport: { width: 768, height: 900 } });
  await visitor.goto('/corporate/aboutus');
  const bar = await visitor.page.locator('.dock').boundingBox();
  expect([bar?.x, bar?.width, (bar?.y ?? 0) + (bar?.height ?? 0)]).toEqual([0, 768, 900]);
  expect(await shown()).toEqual([ways[0], ways[1], ways[5]]);
});

test.each([
  [1440, 900],
  [1280, 720],
  [1024, 768],
])('the action of the page covers no control of the slides (%i × %i)', async (width, height) => {
  visitor = await visit({ viewport: { width, height } });
  await visitor.goto('/');
  await visitor.ready();
  const controls = visitor.page.locator('.carousel button');
  await controls.first().waitFor();
  expect(await controls.count()).toBeGreaterThan(1);
  const covered = await controls.evaluateAll((all) => {
    const action = document.querySelector('.primary-action')?.getBoundingClientRect();
    return all.filter((control) => {
      if (!control.checkVisibility()) return false;
      const { left, right, top, bottom } = control.getBoundingClientRect();
      return (
        action === undefined ||
        (right > action.left && left < action.right && bottom > action.top && top < action.bottom)
      );
    }).length;
  });
  expect(covered).toBe(0);
});
