import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Visitor, visit } from '../../e2e/visitor';

let visitor: Visitor;
afterEach(async () => {
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

const current = () =>
  visitor.page
    .locator('.carousel-bar')
    .evaluateAll((bars) => bars.findIndex((bar) => bar.matches('[data-current]')));

async function open(path: string, options: Parameters<typeof visit>[0] = {}): Promise<void> {
  visitor = await visit({ reducedMotion: 'no-preference', ...options });
  await visitor.page.clock.install();
  await visitor.page.goto(path);
  await visitor.page.clock.runFor(1000);
  await visitor.ready();
  await visitor.page.clock.runFor(1000);
}

describe('the carousel', () => {
  beforeEach(() => open('/'));

  test('shows three slides with upper-case captions and moves on every 3000 ms', async () => {
    const { page } = visitor;
    expect(await page.locator('.carousel-slide').count()).toBe(3);
    const style = await page
      .locator('.carousel-caption')
      .first()
      .evaluate((caption) => getComputedStyle(caption).textTransform);
    expect(style).toBe('uppercase');
    const seen: number[] = [];
    for (let count = 0; count < 4; count += 1) {
      seen.push(await current());
      await page.clock.runFor(3000);
    }
    const [start = 0] = seen;
    expect(seen).toEqual([0, 1, 2, 3].map((step) => (start + step) % 3));
  });

  test('has previous and next, and one control that halts all movement', async () => {
    const { page } = visitor;
    expect(await page.locator('.movement-control').count()).toBe(1);
    await page.locator('.movement-control').click();
    const before = await current();
    await page.mouse.move(5, 500);
    await page.clock.runFor(10_000);
    expect(await current()).toBe(before);
    expect(await page.locator('.marquee-line').getAttribute('data-moving')).toBe('false');
    await page.locator('.carousel-step[data-to=next]').click();
    const after = await current();
    expect(after).not.toBe(before);
    await page.locator('.carousel-step[data-to=previous]').click();
    expect(await current()).toBe(before);
    expect(await page.locator('.movement-control').getAttribute('aria-label')).toBe(
      'Play movement',
    );
  });

  test('pauses in a hidden tab, the marquee as well', async () => {
    const { page } = visitor;
    const hide = (hidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'hidden', { configurable: true, value });
        document.dispatchEvent(new Event('visibilitychange'));
      }, hidden);
    const marquee = page.locator('.marquee-line');
    await page.mouse.move(5, 80);
    await expect.poll(() => marquee.getAttribute('data-moving')).toBe('true');
    await hide(true);
    const before = await current();
    await page.clock.runFor(9000);
    expect(await current()).toBe(before);
    expect(await marquee.getAttribute('data-moving')).toBe('false');
    await hide(false);
    await page.clock.runFor(3100);
    expect(await current()).not.toBe(before);
    expect(await marquee.getAttribute('data-moving')).toBe('true');
  });

  test('pauses under the pointer and around the focus', async () => {
    const { page } = visitor;
    await page.locator('.carousel-track').hover();
    const before = await current();
    await page.clock.runFor(9000);
    expect(await current()).toBe(before);
    await page.mouse.move(5, 80);
    await page.clock.runFor(3100);
    expect(await current()).not.toBe(before);
    await page.locator('.carousel-step').first().focus();
    const focused = await current();
    await page.clock.runFor(9000);
    expect(await current()).toBe(focused);
  });
});

test('under reduced motion carousel and marquee stand', async () => {
  await open('/', { reducedMotion: 'reduce' });
  const before = await current();
  await visitor.page.clock.runFor(9000);
  expect(await current()).toBe(before);
  expect(await visitor.page.locator('.marquee-line').getAttribute('data-moving')).toBe('false');
});

describe('reveals', () => {
  test('an element is active above the line 100 px over the bottom, and not below it', async () => {
    await open('/');
    const { page } = visitor;
    const block = page.locator('.reveal2');
    const top = await block.evaluate(
      (element) => element.getBoundingClientRect().top + window.scrollY,
    );
    const isActive = () => block.evaluate((element) => element.classList.contains('active'));
    const scrollTo = (edge: number) =>
      page.evaluate((y) => window.scrollTo(0, y), top - 900 + edge);
    await scrollTo(80);
    await expect.poll(isActive).toBe(false);
    await scrollTo(120);
    await expect.poll(isActive).toBe(true);
    await scrollTo(80);
    await expect.poll(isActive).toBe(false);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect.poll(isActive).toBe(true);
  });

  test('an element with a hidden class has a show class while it is visible', async () => {
    await open('/corporate/teams', { viewport: { width: 1440, height: 500 } });
    const { page } = visitor;
    const shows = () =>
      page.locator('.hidden').evaluate((element) => element.classList.contains('show'));
    await expect.poll(shows).toBe(false);
    await page.locator('.people-person').first().scrollIntoViewIfNeeded();
    await expect.poll(shows).toBe(true);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect.poll(shows).toBe(false);
  });

  test('a text box is shown while it is in view, and reset after it', async () => {
    await open('/services');
    const { page } = visitor;
    const box = page.locator('.boxes-box').first();
    const shows = () => box.evaluate((element) => element.classList.contains('shown'));
    await expect.poll(() => box.getAttribute('data-watched')).toBe('');
    expect(await shows()).toBe(false);
    await box.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await expect.poll(shows).toBe(true);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect.poll(shows).toBe(false);
  });

  test('text boxes come from four sides after 500, 600, 700 and 800 ms', async () => {
    await open('/services');
    const { page } = visitor;
    const delays = await page.locator('.boxes-box').evaluateAll((boxes) =>
      boxes.map((box) => {
        box.setAttribute('data-watched', '');
        box.classList.add('shown');
        const inner = box.firstElementChild;
        return [
          box.getAttribute('data-from'),
          inner ? getComputedStyle(inner).transitionDelay.split(',')[0] : '',
        ];
      }),
    );
    expect(delays).toEqual([
      ['top', '0.5s'],
      ['bottom', '0.6s'],
      ['left', '0.7s'],
      ['right', '0.8s'],
    ]);
  });

  test('nothing is hidden without JavaScript, in print or under reduced motion', async () => {
    visitor = await visit({ javaScriptEnabled: false });
    await visitor.goto('/');
    const { page } = visitor;
    const opacities = () =>
      page
        .locator('main .block > *')
        .evaluateAll((parts) => [...new Set(parts.map((part) => getComputedStyle(part).opacity))]);
    expect(await opacities()).toEqual(['1']);
    await visitor.leave();
    visitor = await visit({ reducedMotion: 'reduce' });
    await visitor.goto('/');
    await visitor.ready();
    expect(
      await visitor.page
        .locator('main .block > *')
        .evaluateAll((parts) => [...new Set(parts.map((part) => getComputedStyle(part).opacity))]),
    ).toEqual(['1']);
    await visitor.page.emulateMedia({ media: 'print', reducedMotion: 'no-preference' });
    expect(
      await visitor.page
        .locator('main .block > *')
        .evaluateAll((parts) => [...new Set(parts.map((part) => getComputedStyle(part).opacity))]),
    ).toEqual(['1']);
  });
});

describe.each([true, false])('the team, with JavaScript: %s', (javaScriptEnabled) => {
  test('opens a dialog by button, closes it by button and Escape, and gives the focus back', async () => {
    visitor = await visit({ javaScriptEnabled });
    await visitor.goto('/corporate/teams');
    if (javaScriptEnabled) await visitor.ready();
    const { page } = visitor;
    expect(await page.locator('.people-person').count()).toBe(2);
    for (const [index, way] of ['Escape', 'button'].entries()) {
      const button = page.locator('.people-person > button').nth(index);
      await button.focus();
      await page.keyboard.press('Enter');
      const dialog = page.locator('dialog[open]');
      await dialog.waitFor();
      expect(await dialog.locator('img').count()).toBe(1);
      expect((await dialog.innerText()).length).toBeGreaterThan(300);
      if (way === 'Escape') await page.keyboard.press('Escape');
      else await dialog.locator('.dialog-close').click();
      await expect.poll(() => page.locator('dialog[open]').count()).toBe(0);
      expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    }
  });
});

test('the film is there with its poster, and plays, with controls', async () => {
  visitor = await visit();
  await visitor.goto('/');
  await visitor.ready();
  const { page } = visitor;
  const film = page.locator('video');
  expect(
    await film.evaluate((video) => [
      (video as HTMLVideoElement).controls,
      (video as HTMLVideoElement).autoplay,
    ]),
  ).toEqual([false, false]);
  await page.locator('.film-play').click();
  expect(await film.evaluate((video) => (video as HTMLVideoElement).controls)).toBe(true);
  await expect
    .poll(() => film.evaluate((video) => (video as HTMLVideoElement).currentTime))
    .toBeGreaterThan(0);
});

test('a "Read more" scrolls to the top and navigates', async () => {
  visitor = await visit();
  await visitor.goto('/');
  await visitor.ready();
  const { page } = visitor;
  for (const [name, path] of [
    ['Solutions', '/solutions'],
    ['Our Services', '/services'],
    ['Industries', '/industries'],
  ]) {
    const card = page
      .locator('.card', { has: page.locator('h3', { hasText: name as string }) })
      .last();
    await card.locator('a').click();
    await page.waitForURL(`**${path}`);
    await page.locator('h1', { hasText: name as string }).waitFor();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await page.locator('h1', { hasText: 'Veridane' }).waitFor();
  }
});
