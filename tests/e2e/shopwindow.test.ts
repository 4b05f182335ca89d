// What a real browser makes of large pictures, and of a hero that is the head of its page.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Visitor, visit } from './visitor';

const path = '/betrieb/schaufenster';
const gallery = '#jahr';

let visitor: Visitor;
afterEach(async () => {
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

const focused = (): Promise<string | null | undefined> =>
  visitor.page.evaluate(() => document.activeElement?.textContent);

describe('a gallery', () => {
  const count = () => visitor.page.locator(`${gallery} .gallery-count`).textContent();
  const press = (key: string) => visitor.page.keyboard.press(key);

  async function open(options: object = {}): Promise<void> {
    visitor = await visit({ site: 'everything', ...options });
    await visitor.goto(path);
    await visitor.ready();
    await visitor.page.locator(`${gallery} .gallery-link`).nth(1).click();
    await visitor.page.locator(`${gallery} dialog[open]`).waitFor();
  }

  test('shows its pictures large, by keys, and gives the focus back', async () => {
    await open();
    expect(await count()).toBe('Bild 2 von 6');
    await press('ArrowRight');
    expect(await count()).toBe('Bild 3 von 6');
    for (let presses = 0; presses < 3; presses += 1) await press('ArrowLeft');
    expect(await count()).toBe('Bild 6 von 6');
    await press('Escape');
    expect(await visitor.page.locator(`${gallery} dialog[open]`).count()).toBe(0);
    expect(await focused()).toBe('Größer ansehen');
    expect(new URL(visitor.page.url()).pathname).toMatch(/\/schaufenster$/);
  });

  test('shows all of a picture, whatever the screen', async () => {
    await open({ viewport: { width: 700, height: 320 } });
    const box = await visitor.page
      .locator(`${gallery} .gallery-large:not([hidden]) img`)
      .boundingBox();
    if (box === null) throw new Error('The picture is not shown');
    expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(0);
    expect(box.y + box.height).toBeLessThanOrEqual(320);
    expect(box.height).toBeGreaterThan(100);
  });

  test('follows a finger', async () => {
    await open({ viewport: { width: 375, height: 812 }, hasTouch: true });
    const { page } = visitor;
    const client = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      client.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: x === undefined ? [] : [{ x, y: 400 }],
      });
    const drag = async (from: number, to: number): Promise<void> => {
      await touch('touchStart', from);
      for (const share of [0.25, 0.5, 0.75, 1])
        await touch('touchMove', from + (to - from) * share);
      await touch('touchEnd');
    };
    await drag(300, 100);
    await page.getByText('Bild 3 von 6').waitFor();
    await drag(100, 300);
    await page.getByText('Bild 2 von 6').waitFor();
    // Less than a swipe.
    await drag(200, 180);
    await visitor.settle();
    expect(await count()).toBe('Bild 2 von 6');
  });
});

test('without JavaScript a picture leads to its file, and all logos are there', async () => {
  visitor = await visit({ site: 'everything', javaScriptEnabled: false });
  await visitor.goto(path);
  const { page } = visitor;
  expect(await page.locator('.logos[data-layout="marquee"] img').count()).toBe(5);
  const wide = await page
    .locator('.logos[data-layout="marquee"] .logos-list')
    .evaluate((list) => list.scrollWidth <= list.clientWidth);
  expect(wide).toBe(true);
  await page.locator(`${gallery} .gallery-link`).first().click();
  await page.waitForURL(/\.svg$/);
});

describe('a hero that begins a page', () => {
  beforeEach(async () => {
    visitor = await visit({ site: 'everything' });
  });

  test('has its only h1, at the beginning of the page and from edge to edge', async () => {
    await visitor.goto(path);
    const { page } = visitor;
    expect(await page.locator('h1').allTextContents()).toEqual(['Was wir pflanzen, überlebt uns']);
    expect(await page.locator('.page-head').count()).toBe(0);
    const hero = await page.locator('.hero').first().boundingBox();
    const main = await page.locator('.main').boundingBox();
    expect(hero?.y).toBeCloseTo(main?.y ?? 0, 0);
    expect([hero?.x, hero?.width]).toEqual([0, 1440]);
  });

  test('is focused by its heading where a click leads, even if its code comes late', async () => {
    await visitor.goto('/betrieb');
    await visitor.ready();
    const release = await visitor.hold('**/hero-*.js');
    await visitor.follow('/baumschule/betrieb/schaufenster');
    // Longer than the code of any other block may hold a page back.
    await visitor.page.waitForTimeout(400);
    expect(await visitor.page.locator('h1').textContent()).toBe('Der Betrieb');
    release();
    await visitor.page.getByRole('heading', { level: 1, name: 'Was wir pflanzen' }).waitFor();
    await visitor.page.waitForFunction(() => document.activeElement?.tagName === 'H1');
    expect(await focused()).toBe('Was wir pflanzen, überlebt uns');
  });
});
