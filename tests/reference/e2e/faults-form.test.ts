// What gets into a form otherwise than by typing, and what becomes of it.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openInputMethod } from '../../e2e/input-method';
import { type Visitor, visit } from '../../e2e/visitor';
import { type ChangedSite, serveChanged } from './changed-site';

let site: ChangedSite;
beforeAll(async () => {
  // A throttle far longer than the test: a retry after a failure must not meet it.
  site = await serveChanged((manifest) => {
    for (const form of Object.values<{ provider: { throttle?: number } }>(manifest.forms))
      form.provider.throttle = 600_000;
  });
});
afterAll(() => site.end());

let visitor: Visitor;
beforeEach(async () => {
  await site.prepare([]);
  visitor = await visit({ origin: site.origin });
  await visitor.goto('/form');
  await visitor.ready();
});
afterEach(() => visitor.leave());

const enquiry = {
  from_name: 'A visitor',
  from_email: 'visitor@example.org',
  from_mobile: '919876543210',
  message: 'Some words',
};

async function fill(words: Partial<typeof enquiry> = {}): Promise<void> {
  for (const [name, value] of Object.entries({ ...enquiry, ...words }))
    await visitor.page.locator(`[name=${name}]`).fill(value);
}

const values = () =>
  visitor.page
    .locator('.form-element')
    .evaluate((form) => Object.fromEntries(new FormData(form as HTMLFormElement)));

const send = () => visitor.page.locator('.form-submit').click();
const expectAlert = (words: string) => visitor.page.locator('.alert', { hasText: words }).waitFor();

async function readLast(): Promise<Record<string, string>> {
  const requests = await (await fetch(`${site.origin}/_mailbox/requests`)).json();
  return Object.fromEntries(requests.at(-1)?.fields ?? []);
}

/** Puts text in as a paste does: one input, whatever it holds. */
const paste = (name: string, text: string) =>
  visitor.page.locator(`[name=${name}]`).evaluate((field, words) => {
    (field as HTMLInputElement).focus();
    document.execCommand('insertText', false, words);
  }, text);

test('what a password manager fills in is sent, with or without its events', async () => {
  const { page } = visitor;
  await page.evaluate((words) => {
    for (const [index, [name, value]] of Object.entries(words).entries()) {
      const field = document.querySelector<HTMLInputElement>(`[name=${name}]`);
      if (field === null) continue;
      field.value = value;
      if (index % 2 === 0) field.dispatchEvent(new Event('change', { bubbles: true }));
    }
  }, enquiry);
  await send();
  await expectAlert('successfully');
  expect(await readLast()).toMatchObject(enquiry);
  expect(visitor.complaints).toEqual([]);
});

test('words that are composed are kept, and Enter of the composition does not send', async () => {
  const { page } = visitor;
  const before = await site.countEnquiries();
  await fill({ from_name: '' });
  await page.locator('[name=from_name]').focus();
  const { compose, take } = await openInputMethod(page);
  await compose('にほん');
  await page.locator('[name=from_name]').evaluate((field) => {
    for (const type of ['keydown', 'keyup'])
      field.dispatchEvent(
        new KeyboardEvent(type, { key: 'Enter', isComposing: true, bubbles: true, keyCode: 229 }),
      );
  });
  await take('日本');
  expect((await values()).from_name).toBe('日本');
  expect(await site.countEnquiries()).toBe(before);
  await send();
  await expectAlert('successfully');
  expect((await readLast()).from_name).toBe('日本');
});

test('100,000 characters are pasted, kept and sent', async () => {
  const { page } = visitor;
  const words = `${'Zeile – 1234 🌳 '.repeat(625)}\n`.repeat(10);
  await fill({ message: words });
  expect(String((await values()).message).length).toBeGreaterThanOrEqual(100_000);
  await page.locator('.form-privacy a').click();
  await page.waitForURL('**/privacypolicy');
  await page.goBack();
  await page.locator('.form-element').waitFor();
  expect(String((await values()).message).length).toBeGreaterThanOrEqual(100_000);
  await send();
  await expectAlert('successfully');
  expect((await readLast()).message?.replaceAll('\r\n', '\n')).toBe(words);
});

test('line breaks in fields of one line do not get out of them', async () => {
  await fill({ from_name: '', from_email: '' });
  await paste('from_name', 'Ada\r\nBcc: everyone@example.org\n\nx');
  await visitor.page.locator('[name=from_email]').evaluate((field) => {
    (field as HTMLInputElement).value = 'a@example.org\nBcc: b@example.org';
  });
  await send();
  await expectAlert('successfully');
  const { from_name, from_email } = await readLast();
  for (const value of [from_name, from_email]) expect(value).not.toMatch(/[\r\n]/);
  expect(from_name).toContain('Ada');
});

test('signs that no e-mail expects are sent as they are', async () => {
  const message = '<script>alert(1)</script> {{7*7}} \u202e "\'&% \ud83c\udf33 ­';
  await fill({ message });
  await send();
  await expectAlert('successfully');
  expect((await readLast()).message).toBe(message);
});

test.each([
  ['an answer of 500', 'Out of order'],
  ['no connection', 'Network Error'],
])('after %s the retry is not refused by the throttle', async (error, words) => {
  const { page } = visitor;
  if (error === 'no connection')
    await page.route('**/send-form', (route) => route.abort(), { times: 1 });
  else await site.prepare([{ status: 500, body: words }]);
  await fill();
  await send();
  await expectAlert(words);
  expect(await values()).toMatchObject(enquiry);
  await send();
  await expectAlert('successfully');
});

test('after an answer that never came the retry is not refused either', async () => {
  const { page } = visitor;
  await page.clock.install();
  await site.prepare([{ hang: true }]);
  await fill();
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await send();
  await sent;
  await page.clock.fastForward(31_000);
  await expectAlert('No answer');
  await send();
  await expectAlert('successfully');
});

describe('what was typed', () => {
  test('is there again after other pages, and gone with the visit', async () => {
    const { page } = visitor;
    await fill();
    for (const path of ['/privacypolicy', '/products', '/']) {
      await visitor.follow(path);
      await page.waitForURL(`**${path}`);
      await page.locator('.form-element').waitFor({ state: 'detached' });
    }
    await visitor.follow('/form');
    await page.locator('.form-element').waitFor();
    expect(await values()).toEqual(enquiry);
    const stored = () => [localStorage.length, sessionStorage.length, document.cookie];
    expect(await page.evaluate(stored)).toEqual([0, 0, '']);
    expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0);
  });

  test('before the app came survives a document that an extension has changed', async () => {
    const { page } = visitor;
    const release = await visitor.hold('**/_site/assets/browser-*');
    await page.goto('/form', { waitUntil: 'load' });
    await fill();
    await page.evaluate(() => {
      for (const place of ['.app', 'main', 'h1', 'form'])
        document.querySelector(place)?.prepend(document.createElement('extension-root'));
      for (const element of document.querySelectorAll('label, h1'))
        element.firstChild?.replaceWith(document.createTextNode('Other words'));
    });
    release();
    await visitor.ready();
    await page.locator('.form-element').waitFor();
    await expect.poll(values).toEqual(enquiry);
    await send();
    await expectAlert('successfully');
  });
});
