// Every constant of the specification is a value of the manifest: changed here, and seen changed.
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Visitor, visit } from '../../e2e/visitor';
import { type ChangedSite, serveChanged } from './changed-site';

let site: ChangedSite;
let visitor: Visitor;
afterEach(() => visitor.leave());

async function open(path: string): Promise<void> {
  visitor = await visit({ reducedMotion: 'no-preference', origin: site.origin });
  const { page } = visitor;
  await page.clock.install();
  await page.goto(site.origin + path);
  await page.clock.runFor(1000);
  await visitor.ready();
  await page.clock.runFor(100);
}

async function send(email = 'b'): Promise<void> {
  const values = { from_name: 'a', from_email: email, from_mobile: '1', message: 'c' };
  for (const [name, value] of Object.entries(values))
    await visitor.page.locator(`[name=${name}]`).fill(value);
  await visitor.page.locator('.form-submit').click();
}

const alert = (text: string) => visitor.page.locator('.alert', { hasText: text }).waitFor();

describe('what moves and how things look', () => {
  beforeAll(async () => {
    site = await serveChanged((manifest) => {
      Object.assign(manifest.behaviour, {
        headerHeight: 60,
        reveal: { threshold: 300, reset: true },
        scrollReveal: { reset: false, distance: 44, duration: 700, delay: 90 },
        chunks: { timeLimit: 5000 },
      });
      Object.assign(manifest.blockSettings, {
        boxes: { delays: { top: 10, bottom: 20, left: 30, right: 40 } },
        carousel: { interval: 1500 },
      });
      manifest.footer.copyright.from = 1999;
      Object.assign(manifest.variables, {
        phone: '+1 555 0199',
        dial: '+15550199',
        email: 'post@example.org',
        linkAnswer: '5–6 days',
        childAge: '21',
      });
      manifest.contacts.at(-1).value = 'https://www.example.org/chat';
      manifest.pages.home.blocks
        .find(({ type }: { type: string }) => type === 'carousel')
        .slides.pop();
      manifest.forms.enquiry.provider.throttle = 60_000;
    });
    return () => site.end();
  });

  test('the height of the bar, the carousel and its slides', async () => {
    await open('/');
    const { page } = visitor;
    expect((await page.locator('.header').boundingBox())?.height).toBe(60);
    const bars = page.locator('.carousel-bar');
    expect(await bars.count()).toBe(2);
    const current = () =>
      bars.evaluateAll((all) => all.findIndex((bar) => bar.matches('[data-current]')));
    const before = await current();
    await page.mouse.move(5, 100);
    await page.clock.runFor(1600);
    expect(await current()).not.toBe(before);
  });

  test('the line of the reveals', async () => {
    await open('/');
    const { page } = visitor;
    const block = page.locator('.reveal2');
    const top = await block.evaluate(
      (element) => element.getBoundingClientRect().top + window.scrollY,
    );
    const isActive = () => block.evaluate((element) => element.classList.contains('active'));
    await page.evaluate((y) => window.scrollTo(0, y), top - 900 + 350);
    await expect.poll(isActive).toBe(true);
    await page.evaluate((y) => window.scrollTo(0, y), top - 900 + 250);
    await expect.poll(isActive).toBe(false);
  });

  test('distance, duration and delays of what scrolls in, which is not reset', async () => {
    await open('/services');
    const { page } = visitor;
    const findProperties = () =>
      page.evaluate(() => {
        const style = getComputedStyle(document.documentElement);
        return [
          ...['--scroll-distance', '--scroll-duration', '--scroll-delay'],
          ...['--box-top', '--box-bottom', '--box-left', '--box-right'],
        ].map((name) => style.getPropertyValue(name));
      });
    await expect
      .poll(findProperties)
      .toEqual(['44px', '700ms', '90ms', '10ms', '20ms', '30ms', '40ms']);
    const box = page.locator('.boxes-box').first();
    const shows = () => box.evaluate((element) => element.classList.contains('shown'));
    await box.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await expect.poll(shows).toBe(true);
    await page.evaluate(() => window.scrollTo(0, 0));
    // Observers are told in their order: one that is made now is told after one that resets.
    await box.evaluate(
      (element) =>
        new Promise((resolve) => {
          new IntersectionObserver(resolve).observe(element);
        }),
    );
    expect(await shows()).toBe(true);
  });

  test('the time that code may take', async () => {
    await open('/');
    const { page } = visitor;
    await page.route('**/_site/assets/people-*.js*', () => undefined);
    await visitor.follow('/corporate/teams');
    await page.clock.runFor(1000);
    await page.locator('h1', { hasText: 'Our Team' }).waitFor();
    await page.clock.fastForward(3000);
    expect(await page.locator('.error-notice').count()).toBe(0);
    await page.clock.fastForward(2000);
    await page.locator('.error-notice').waitFor();
  });

  test('the first year, the telephone, the e-mail and the chat', async () => {
    await open('/');
    const { page } = visitor;
    expect(await page.locator('.footer-end').innerText()).toContain('© 1999–');
    const links = await page
      .locator('.contact-bar a')
      .evaluateAll((found) => found.map((link) => link.getAttribute('href')));
    expect(links).toHaveLength(5);
    expect(links.slice(0, 2)).toEqual(['tel:+15550199', 'mailto:post@example.org']);
    expect(links.at(-1)).toBe('https://www.example.org/chat');
  });

  test('the times and ages of the legal pages', async () => {
    await open('/termsofuse');
    expect(await visitor.page.locator('main').innerText()).toContain('Please allow 5–6 days');
    await visitor.goto('/privacypolicy');
    expect(await visitor.page.locator('main').innerText()).toContain('to children under 21,');
  });

  test('the throttle of the form', async () => {
    await open('/form');
    const { page } = visitor;
    await send();
    await alert('successfully');
    await page.waitForURL((url) => url.pathname === '/');
    await page.goBack();
    await page.locator('.form-element').waitFor();
    await send();
    await alert('Too Many Requests');
    expect(await site.countEnquiries()).toBe(1);
  });
});

describe('whom the client refuses', () => {
  test('automated browsers, when it is told to: 451', async () => {
    site = await serveChanged(({ forms }) => {
      forms.enquiry.provider.blockHeadless = true;
    });
    await open('/form');
    await send();
    await alert('Please Fill Mandatory Fields');
    await alert('Unavailable For Headless Browser');
    expect(await site.countEnquiries()).toBe(0);
    await site.end();
  });

  test('whoever is on the block list: 403; and the time limit is a setting', async () => {
    site = await serveChanged(({ forms }) => {
      forms.enquiry.timeLimit = 4000;
      forms.enquiry.provider.blockList = {
        watchVariable: 'from_email',
        list: ['blocked@example.com'],
      };
    });
    await open('/form');
    await send('blocked@example.com');
    await alert('Forbidden');
    expect(await site.countEnquiries()).toBe(0);
    await visitor.page.locator('.alert-dismiss').click();
    await site.prepare([{ hang: true }]);
    const sent = visitor.page.waitForRequest((request) => request.method() === 'POST');
    await send('welcome@example.com');
    await sent;
    await visitor.page.clock.fastForward(3000);
    expect(await visitor.page.locator('.alert').count()).toBe(0);
    await visitor.page.clock.fastForward(1500);
    await alert('No answer');
    await site.end();
  });
});
